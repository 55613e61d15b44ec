import { copyright, navigation } from '../content/navigation.ts'
import type { Owner } from '../content/owner-type.ts'
import type { PageId } from '../content/pages.ts'
import { FooterScene } from '../scenes/footer.tsx'
import { ButtonLink, Link } from '../ui/link.tsx'
import { Sentence } from '../ui/sentence.tsx'
import { joinLink, legalLinks, mailLink, quickLinks } from './site-links.ts'
import './footer.css'

interface FooterProps {
  page: PageId
  owner: Owner
  formUrl: string
}

export function Footer({ page, owner, formUrl }: FooterProps) {
  const { quickLinksTitle, legalTitle, joinButton, joinNote, writeToUs } = navigation.footer
  const { about, contactEmail: email } = owner
  const join = joinLink(page, formUrl, joinButton)
  const lists = [
    { title: quickLinksTitle, links: Object.values(quickLinks(page, formUrl)) },
    { title: legalTitle, links: legalLinks(owner.isHealthDataLinked) },
  ]
  return (
    <footer className="footer">
      <FooterScene className="footer-scene" />
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
          {(about || email) && (
            <p>
              {about} {email && <Sentence text={writeToUs} links={{ email: mailLink(email) }} />}
            </p>
          )}
          <p translate="no">{copyright(owner)}</p>
          <p>{navigation.footer.notAMedicalDevice}</p>
        </div>
      </div>
    </footer>
  )
}
