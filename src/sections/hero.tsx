import type { OutsideAddress } from '../../settings/providers.ts'
import { ANCHORS } from '../copy/anchors.ts'
import { hero } from '../copy/hero.ts'
import { isSoundOffered } from '../copy/site-facts.ts'
import type { SiteFacts } from '../facts/fact-schema.ts'
import { landingSentences } from '../legal/owner-sentences.ts'
import { Sentences } from '../legal/sentences.tsx'
import { bookingLink } from '../navigation/site-links.ts'
import { heroScene } from '../scenes/hero.tsx'
import { Scene } from '../scenes/scene.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import './hero.css'

interface HeroProps {
  booking: OutsideAddress
  facts: SiteFacts
}

export function Hero({ booking, facts }: HeroProps) {
  const join = { label: hero.joinLabel, href: `#${ANCHORS.waitlist}`, opensNewTab: false }
  const { makers, progress, call } = landingSentences(facts)
  const claims = [
    { ...hero.status, added: progress },
    { ...hero.setup, added: [] },
    { ...hero.call, added: call },
  ]
  return (
    <section className="hero night">
      <div className="hero-room">
        <div className="page-width">
          <h1 id="main" tabIndex={-1}>
            {hero.title}
          </h1>
        </div>
        <div className="hero-text">
          <div className="page-width">
            <p className="hero-lead">{hero.lead}</p>
            <p>{hero.text}</p>
            <div className="hero-actions">
              <ButtonLink link={join} variant="primary" />
              <ButtonLink link={bookingLink(booking)} variant="secondary" />
            </div>
            <p className="hero-note">
              {hero.joinNote}{' '}
              {isSoundOffered && (
                <a className="needs-scripts" href={hero.hearLink.href}>
                  {hero.hearLink.label}
                </a>
              )}
            </p>
          </div>
        </div>
        <Scene scene={heroScene} className="hero-scene" />
      </div>
      <div className="hero-claims">
        <div className="page-width">
          {makers.length > 0 && (
            <p className="hero-makers">
              <Sentences sentences={makers} />
            </p>
          )}
          {claims.map(({ figure, added, text }) => (
            <p key={figure}>
              <strong>{figure}</strong> <Sentences sentences={added} />
              {text}
            </p>
          ))}
        </div>
      </div>
    </section>
  )
}
