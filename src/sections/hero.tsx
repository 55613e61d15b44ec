import type { Owner } from '../build/owner-schema.ts'
import { hero, heroLead, heroPoints } from '../content/hero.ts'
import { HeroScene } from '../scenes/hero.tsx'
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
        <div className="page-width">
          <h1 id="title" tabIndex={-1}>
            {hero.title}
          </h1>
        </div>
        <div className="hero-text">
          <div className="page-width">
            <p className="hero-lead">{heroLead(owner)}</p>
            <p>{hero.text}</p>
            <div className="hero-actions">
              <ButtonLink link={join} variant="primary" />
              <ButtonLink link={bookingLink(bookingUrl)} variant="secondary" />
            </div>
            {owner.isSoundOffered && (
              <div className="needs-scripts">
                <a className="hero-hear" href={hero.hearLink.href}>
                  <Icon name="sound" />
                  {hero.hearLink.label}
                </a>
                <p className="hero-note">{hero.silent}</p>
              </div>
            )}
            <p className="hero-note">{hero.joinNote}</p>
          </div>
        </div>
        <HeroScene />
      </div>
      <div className="hero-points">
        <div className="page-width">
          <ThreeSteps labels={hero.steps} />
          {[honesty, setup].map(({ heading, text }) => (
            <p key={heading}>
              <strong>{heading}</strong> {text}
            </p>
          ))}
          <p>
            <strong>{call.heading}</strong> {call.text}{' '}
            {email && <Sentence text={hero.writeInstead} links={{ email: mailLink(email) }} />}{' '}
            {hero.askDoctor}
          </p>
        </div>
      </div>
    </section>
  )
}
