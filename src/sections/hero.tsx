import { hero, heroLead, heroPoints } from '../content/hero.ts'
import type { Owner } from '../content/owner-type.ts'
import { HeroScene } from '../scenes/hero.tsx'
import { PeakScene } from '../scenes/peak.tsx'
import { Icon } from '../ui/icon.tsx'
import { ButtonLink } from '../ui/link.tsx'
import { Sentence } from '../ui/sentence.tsx'
import { bookingLink, mailLink } from './site-links.ts'
import './hero.css'
import { ThreeSteps } from './three-steps.tsx'

interface HeroProps {
  owner: Owner
  bookingUrl: string
}

export function Hero({ owner, bookingUrl }: HeroProps) {
  const join = { label: hero.joinLabel, href: '#waitlist' }
  const { honesty, setup, call } = heroPoints(owner)
  const email = owner.contactEmail
  return (
    <section className="hero night">
      <div className="hero-main">
        <div className="hero-first-window">
          <div className="hero-title-band">
            <div className="hero-title-row">
              <h1 id="title" tabIndex={-1}>
                {hero.title}
              </h1>
              <div className="hero-peak-place">
                <PeakScene className="hero-peak" />
              </div>
            </div>
            <div className="hero-peak-name page-width" aria-hidden="true">
              {hero.peakName}
            </div>
          </div>
          <div className="hero-text">
            <div className="page-width">
              <p className="hero-lead">{heroLead(owner)}</p>
              <p>{hero.text}</p>
              <div className="hero-actions">
                <ButtonLink link={join} variant="primary" />
                <ButtonLink link={bookingLink(bookingUrl)} variant="secondary" />
              </div>
            </div>
          </div>
          <HeroScene className="hero-scene" />
        </div>
        <div className="hero-notes">
          <div className="page-width">
            {owner.isSoundOffered && (
              <div className="needs-scripts">
                <p>{hero.silent}</p>
                <a className="hero-hear" href={hero.hearLink.href}>
                  <Icon name="down" />
                  {hero.hearLink.label}
                </a>
              </div>
            )}
            <p>{hero.joinNote}</p>
          </div>
        </div>
      </div>
      <div className="hero-points">
        <div className="page-width">
          <ThreeSteps labels={hero.steps} />
          {[honesty, setup].map(({ heading, text }) => (
            <div key={heading}>
              <h2>{heading}</h2>
              <p>{text}</p>
            </div>
          ))}
          <div>
            <h2>{call.heading}</h2>
            <p>
              {call.text}{' '}
              {email && <Sentence text={hero.writeInstead} links={{ email: mailLink(email) }} />}{' '}
              {hero.askDoctor}
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}
