import { ANCHORS, bookingLink, type OutsideAddress } from '../chrome/site-links.ts'
import { hero } from '../copy/hero.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { QuietLine } from '../ui/quiet-line.tsx'
import './hero.css'
import { PitchMatchSketch } from './pitch-match-sketch.tsx'

interface HeroProps {
  bookingPage: OutsideAddress
}

export function Hero({ bookingPage }: HeroProps) {
  const join = { label: hero.joinLabel, href: `#${ANCHORS.waitlist}`, opensNewTab: false }
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div className="page-width hero-body">
        <div>
          <h1 id="hero-title">{hero.title}</h1>
          <p className="hero-lead">{hero.lead}</p>
          <div className="hero-actions">
            <ButtonLink link={join} variant="primary" />
            <ButtonLink link={bookingLink(bookingPage)} variant="secondary" />
          </div>
          <p className="hero-note">{hero.callNote}</p>
        </div>
        <div className="hero-art">
          <QuietLine mood="tense" />
          <PitchMatchSketch />
        </div>
        <div className="hero-claims">
          {hero.claims.map(({ figure, text }) => (
            <p key={figure}>
              <strong>{figure}</strong>
              {` ${text}`}
            </p>
          ))}
          <p className="hero-status">{hero.status}</p>
        </div>
      </div>
    </section>
  )
}
