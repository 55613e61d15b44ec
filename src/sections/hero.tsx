import { ANCHORS, bookingLink, type OutsideAddress } from '../chrome/site-links.ts'
import { hero } from '../copy/hero.ts'
import { hero as heroScene } from '../scenes/hero.tsx'
import { Scene } from '../scenes/scene.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import './hero.css'

interface HeroProps {
  bookingPage: OutsideAddress
}

export function Hero({ bookingPage }: HeroProps) {
  const join = { label: hero.joinLabel, href: `#${ANCHORS.waitlist}`, opensNewTab: false }
  return (
    <section className="hero" aria-labelledby="hero-title">
      <Scene scene={heroScene} className="hero-scene" />
      <div className="page-width hero-body">
        <div>
          <h1 id="hero-title">{hero.title}</h1>
          <p className="hero-lead">{hero.lead}</p>
          <p>{hero.text}</p>
          <div className="hero-actions">
            <ButtonLink link={join} variant="primary" />
            <ButtonLink link={bookingLink(bookingPage)} variant="secondary" />
          </div>
          <p>{hero.joinNote}</p>
        </div>
      </div>
      <div className="hero-claims">
        <div className="page-width">
          <p>
            <strong>{hero.setup.figure}</strong>
            {` ${hero.setup.text}`}
          </p>
          <p>{hero.callNote}</p>
          <p>{hero.status}</p>
        </div>
      </div>
    </section>
  )
}
