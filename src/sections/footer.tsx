import { NOT_A_MEDICAL_DEVICE } from '../content/disclaimers.ts'
import { navigation } from '../content/navigation.ts'
import type { PageId } from '../content/pages.ts'
import { joinLink, legalLinks, quickLinks } from '../content/site-links.ts'
import { ScenePicture } from '../scenes/scene-picture.tsx'
import type { OutsideAddress } from '../services/providers.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Link } from '../ui/link.tsx'
import './footer.css'

interface FooterProps {
  page: PageId
  form: OutsideAddress
}

export function Footer({ page, form }: FooterProps) {
  const { quickLinksTitle, legalTitle, joinButton, joinNote, copyright } = navigation.footer
  const join = joinLink(page, form, joinButton)
  const lists = [
    { title: quickLinksTitle, links: Object.values(quickLinks(page, form)) },
    { title: legalTitle, links: legalLinks() },
  ]
  return (
    <footer className="footer">
      <ScenePicture name="footer" />
      <div className="page-width footer-body">
        <div className="footer-join">
          <ButtonLink link={join} variant="primary" />
          <p>{page === 'home' ? joinNote.home : joinNote.elsewhere}</p>
        </div>
        {lists.map(({ title, links }) => (
          <div key={title}>
            <h2>{title}</h2>
            <ul className="footer-links">
              {links.map((link) => (
                <li key={link.label}>
                  <Link link={link} className="footer-link" />
                </li>
              ))}
            </ul>
          </div>
        ))}
        <div className="footer-small-print">
          <p>{copyright}</p>
          <p>{NOT_A_MEDICAL_DEVICE}</p>
        </div>
      </div>
    </footer>
  )
}
