import { ANCHORS } from '../content/anchors.ts'
import { hero } from '../content/hero.ts'
import { isSoundOffered } from '../content/site-facts.ts'
import { bookingLink } from '../content/site-links.ts'
import type { SiteFacts } from '../facts/fact-schema.ts'
import { landingSentences } from '../legal/owner-sentences.ts'
import { Sentences } from '../legal/sentences.tsx'
import { heroScene } from '../scenes/bedroom.tsx'
import { Scene } from '../scenes/scene.tsx'
import type { OutsideAddress } from '../services/providers.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Icon } from '../ui/icon.tsx'
import './hero.css'

interface HeroProps {
  booking: OutsideAddress
  facts: SiteFacts
}

export function Hero({ booking, facts }: HeroProps) {
  const join = { label: hero.joinLabel, href: `#${ANCHORS.waitlist}` }
  const { lead, status, call } = landingSentences(facts)
  const points = [
    { heading: hero.status.heading, sentences: status },
    { heading: hero.setup.heading, sentences: [hero.setup.text] },
    { heading: hero.call.heading, sentences: call },
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
            <p className="hero-lead">
              <Sentences sentences={lead} />
            </p>
            <p>{hero.text}</p>
            <div className="hero-actions">
              <ButtonLink link={join} variant="primary" />
              <ButtonLink link={bookingLink(booking)} variant="secondary" />
            </div>
            {isSoundOffered && (
              <a className="hero-hear needs-scripts" href={hero.hearLink.href}>
                <Icon name="sound" />
                {hero.hearLink.label}
              </a>
            )}
            <p className="hero-note">{hero.joinNote}</p>
          </div>
        </div>
        <Scene scene={heroScene} className="hero-scene" />
      </div>
      <div className="hero-points">
        <div className="page-width">
          {points.map(({ heading, sentences }) => (
            <p key={heading}>
              <strong>{heading}</strong> <Sentences sentences={sentences} />
            </p>
          ))}
        </div>
      </div>
    </section>
  )
}
