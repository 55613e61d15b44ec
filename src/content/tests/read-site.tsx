import { JSDOM } from 'jsdom'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Settings } from '../../../settings/settings.ts'
import { ErrorMessage } from '../../layouts/error-message.tsx'
import { MaskingIllustration } from '../../masking/masking-illustration.tsx'
import { Faq, FaqQuestion } from '../../sections/faq.tsx'
import { Footer } from '../../sections/footer.tsx'
import { Header } from '../../sections/header.tsx'
import { Hero } from '../../sections/hero.tsx'
import { HowItWorks } from '../../sections/how-it-works.tsx'
import { Masking } from '../../sections/masking.tsx'
import { Problem } from '../../sections/problem.tsx'
import { Waitlist } from '../../sections/waitlist.tsx'
import { WaitlistFrame } from '../../waitlist/waitlist-frame.tsx'
import { notFound } from '../errors.ts'
import { faq } from '../faq.ts'
import type { PageId } from '../pages.ts'
import { LEGAL_PAGES, renderText } from './text-fixtures.ts'

export type SiteSettings = Pick<Settings, 'facts' | 'form' | 'booking'>

/** The notes of the sound are shown during and after it. */
const NOT_SEEN_AT_FIRST =
  '[aria-hidden], .visually-hidden, .sound-level, .sound-nothing, .sound-afterwards, noscript, svg'

/** The text of a page without its pictures, one paragraph, heading or button per line. */
function textOf(page: ReactNode): string {
  const { document } = new JSDOM(renderToStaticMarkup(page)).window
  for (const part of document.querySelectorAll(NOT_SEEN_AT_FIRST)) part.remove()
  for (const part of document.querySelectorAll('p, li, h1, h2, h3, td, th, summary, a.button')) {
    part.append('\n')
  }
  const text = document.body.textContent.replace(/ +/g, ' ')
  const lines = text.split('\n').map((line) => line.trim())
  return lines.filter(Boolean).join('\n')
}

const Html = ({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own text, in a test
  <div dangerouslySetInnerHTML={{ __html: html }} />
)

/** The main content of the landing page without the FAQ. */
export function readSections({ facts, form, booking }: SiteSettings): string {
  return textOf(
    <>
      <Hero booking={booking} facts={facts} />
      <Problem />
      <Masking>
        <MaskingIllustration />
      </Masking>
      <HowItWorks />
      <Waitlist form={form} booking={booking} facts={facts}>
        {form.loading !== 'never' && <WaitlistFrame form={form} />}
      </Waitlist>
    </>,
  )
}

/**
 * Every page by name, as Astro would build it with these settings. Rendered without Astro, whose
 * builds take ten seconds.
 */
export async function readSite(settings: SiteSettings) {
  const { form, booking } = settings
  const whole = (page: PageId, main: ReactNode) =>
    textOf(
      <>
        <Header page={page} form={form} booking={booking} />
        {main}
        <Footer page={page} form={form} />
      </>,
    )
  const answers = await Promise.all(
    faq.items.map(async (item) => (
      <FaqQuestion key={item.id} question={item.question}>
        <Html html={await renderText(`content/faq/${item.id}`, settings)} />
      </FaqQuestion>
    )),
  )
  const legal = await Promise.all(
    LEGAL_PAGES.map(async (page) => {
      const html = await renderText(`content/legal/${page}`, settings)
      return [page, whole(page, <Html html={html} />)] as const
    }),
  )
  return {
    home: `${readSections(settings)}\n${whole('home', <Faq>{answers}</Faq>)}`,
    notFound: whole('notFound', <ErrorMessage {...notFound} />),
    ...(Object.fromEntries(legal) as Record<(typeof LEGAL_PAGES)[number], string>),
  }
}
