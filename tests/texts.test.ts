import assert from 'node:assert/strict'
import { cpSync, globSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, it } from 'node:test'
import { plain, readPage } from '../src/check/read-page.ts'
import { wordsToAvoidIn } from '../src/check/words-to-avoid.ts'
import { islandFailed } from '../src/content/errors.ts'
import { formNotice, formPolicy } from '../src/content/form-loading.ts'
import { hero } from '../src/content/hero.ts'
import { howItWorks } from '../src/content/how-it-works.ts'
import { masking } from '../src/content/masking.ts'
import { legalPages } from '../src/content/pages.ts'
import { problem } from '../src/content/problem.ts'
import { sound } from '../src/content/sound.ts'
import { buildSite } from './support/build-site.ts'
import { SETTINGS } from './support/sites.ts'

for (const [texts, WAITLIST_FORM_LOADING] of Object.entries({ with: 'near', without: 'click' }))
  describe(`the site ${texts} the owner’s texts`, () => {
    const folder = `.site-under-test/texts-${texts}`
    const OWNER_FILE = `tests/support/owner-${texts}-texts.ts`
    const output = buildSite(folder, { ...SETTINGS, WAITLIST_FORM_LOADING, OWNER_FILE })
    const pages = ['index', ...Object.keys(legalPages), '404', '500'].map((name) => {
      const html = readFileSync(`${folder}/${name}.html`, 'utf8')
      return { name, html, ...readPage(`/${name}`, html) }
    })

    it('brings numbered warnings, only of what the owner has to decide', () => {
      const warnings = [...output.matchAll(/\[owner\] (\d+ of \d+): (.*)/g)]
      assert.ok(warnings[0], output)
      const expected = warnings.map((_, index) => `${index + 1} of ${warnings.length}`)
      assert.deepEqual(
        warnings.map(([, number]) => number),
        expected,
      )
      const others = warnings.filter(
        ([, , line = '']) =>
          !/^src\/content\/legal\/.* owner: |is not set|Is that its host/.test(line),
      )
      assert.deepEqual(others, [])
      const comments = globSync('src/content/{faq,legal}/*.md').flatMap(
        (file) => readFileSync(file, 'utf8').match(/<!--/g) ?? [],
      )
      const listed = warnings.filter(([, , line = '']) => line.startsWith('src/content/'))
      assert.equal(listed.length, comments.length, 'comments in the texts')
      const unset = output.includes('companyName is not set. By law a site must say who runs it.')
      assert.equal(unset, texts === 'without')
    })

    it('ends with the settings that it used', () => {
      const used = `Site: https://www.site.test – form: https://form.test/waitlist?id=7&utm_medium=site, WAITLIST_FORM_LOADING=${WAITLIST_FORM_LOADING} – booking: https://form.test/waitlist?id=8\n`
      assert.ok(output.includes(used), output)
    })

    // The other titles are listed with their limits in words-to-keep.ts.
    it('has what limits its first title directly beneath it', () => {
      const landingPage = pages[0]?.passages.map(plain).join('\n') ?? ''
      assert.match(landingPage, /\nWe Get It. Nothing Has Worked.\nIf it feels as if nothing has/)
    })

    it('has no email address that Cloudflare replaces with a script, which the site blocks', () => {
      for (const { name, html } of pages) {
        const left = html.replaceAll(/<!--email_off-->.*?<!--\/email_off-->/gs, '')
        assert.doesNotMatch(left, /[\w.+-]+@[\w-]+\.\w+/, name)
      }
    })

    it('has no section with a name that Reader View takes for clutter, and drops', () => {
      // By words in the `id` of a heading (mozilla/readability, `negative`, `unlikelyCandidates`).
      const clutter =
        /<h2 [^>]*id="[^"]*(?:-ad-|agegate|ai2html|banner|breadcrumbs|com-|combx|comment|community|contact|cover-wrap|disqus|extra|footer|gdpr|header|hidden|legends|masthead|media|menu|meta|outbrain|pager|pagination|popup|promo|related|remark|replies|rss|scroll|share|shopping|shoutbox|sidebar|skyscraper|social|sponsor|supplemental|tags|widget)/i
      assert.match('<h2 tabindex="-1" id="your-gdpr-rights">', clutter)
      for (const { name, html } of pages) assert.doesNotMatch(html, clutter, name)
    })
  })

describe('a build of faulty texts', () => {
  const copy = '.site-under-test/faulty-texts'
  rmSync(copy, { recursive: true, force: true })
  for (const part of ['src', 'public', 'astro.config.ts', 'package.json', 'tsconfig.json'])
    cpSync(part, `${copy}/${part}`, { recursive: true })
  symlinkSync(resolve('node_modules'), `${copy}/node_modules`)
  const settings = { ...SETTINGS, OWNER_FILE: resolve(SETTINGS.OWNER_FILE) }
  const edit = (file: string, from: RegExp, to: string) => {
    const path = `${copy}/src/content/${file}`
    const text = readFileSync(path, 'utf8')
    assert.notEqual(text.search(from), -1, `${file} has no ${from}`)
    writeFileSync(path, text.replace(from, to))
  }

  it('ends with the warnings, and then the faults', () => {
    edit('legal/medical-disclaimer.md', /## When to get help/, '## Help')
    edit('legal/terms-of-service.md', /$/, '<!-- Ask us. -->\n\n[Licenses](/licenses)')
    edit('faq/cost.md', /$/, '<!-- Ask Ada. -->')
    edit('legal/privacy-policy.md', /$/, '\n| a | b | c |\n| - | - | - |\n| 1 | 2 | 3 |')
    edit('legal/privacy-policy.md', /lastUpdated: .*/, 'lastUpdated: May 2027')
    edit('hero.ts', /joinNote:\s+['"].*['"]/, "joinNote: 'Clinically proven, safe for everyone.'")
    const output = buildSite('dist', settings, 1, copy)
    for (const line of [
      / of \d+: \/medical-disclaimer no longer says “When to get help/,
      / of \d+: \/ says “proven”\. Better: not clinically tested\./,
      / of \d+: src\/content\/legal\/terms-of-service\.md:\d+ Ask us\.\n/,
      / of \d+: src\/content\/faq\/cost\.md:\d+ Ask Ada\.\n/,
      / of 4: \/terms-of-service links to \/licenses, which is not there\n/,
    ])
      assert.match(output, line)
    const last = '4 of 4: / links to /medical-disclaimer#when-to-get-help, which is not there'
    assert.equal(output.trim().split('\n').at(-1), last)
    const policy = readFileSync(`${copy}/dist/privacy-policy.html`, 'utf8')
    assert.match(policy, /Last updated May 2027/, 'the date of its own text')
    assert.match(policy, /class="wide-table"[^>]*><table>\s*<thead>\s*<tr>\s*<th>a</)
  })

  it('stops at every legal text that has no page', () => {
    const files = ['one', 'two'].map((name) => `src/content/legal/no-such-page-${name}.md`)
    for (const file of files) writeFileSync(`${copy}/${file}`, 'We set none.')
    const output = buildSite('dist', settings, 1, copy)
    for (const file of files) assert.ok(output.includes(`${file}: has no page;`), output)
  })
})

it('no text is in the place of another', () => {
  const [initial, masked, inhibition, habituation] = masking.stages
  const { desperateForRelief, noCure, qualityOfLifeAffected } = problem.cards
  const { sleep, focus, improvedQualityOfLife } = howItWorks.cards
  for (const [text, topic] of [
    [initial.caption, /alone/],
    [initial.text, /no source outside/],
    [masked.caption, /surrounds/],
    [masked.text, /blend/],
    [inhibition.caption, /quieter/],
    [inhibition.text, /after a sound stops/],
    [habituation.caption, /everyday/],
    [habituation.text, /takes months/],
    [desperateForRelief.text, /late/],
    [noCure.text, /cure/],
    [qualityOfLifeAffected.text, /work/],
    [sleep.text, /bedtime/],
    [focus.text, /desk/],
    [improvedQualityOfLife.text, /afternoon/],
    [formNotice('near'), /come near/],
    [formNotice('click'), /press/],
    [formNotice('link'), /its own page/],
    [formPolicy.near, /come near.*legitimate interest/],
    [formPolicy.click, /press.*joint controllers/],
    [formPolicy.link, /page of its own/],
    [masking.axes.loudness, /loud/i],
    [masking.axes.pitch, /pitch/i],
    [masking.axes.pitchLow, /low/],
    [masking.axes.pitchHigh, /high/],
    [masking.dailySounds.voices, /voice/i],
    [masking.dailySounds.kettle, /kettle/i],
    [masking.dailySounds.birds, /bird/i],
    [hero.steps.play, /play/i],
    [hero.steps.pick, /pick/i],
    [hero.steps.choose, /soft/],
    [masking.animationPaused, /paused/],
    [masking.animationPlays, /plays/],
    [sound.announcements.failed, /press again/],
    [sound.announcements.unsupported, /browser/],
    [islandFailed.masking, /plays/],
    [islandFailed.waitlist, /form/],
  ] as const)
    assert.match(text, topic)
  const captions = sound.captions.map(({ id, text, limit = '' }) => `${id}: ${text} ${limit}`)
  for (const [index, topic] of [
    /^initial: .*alone/,
    /^masked: .*hiss/,
    /^residual-inhibition: .*pause.*for seconds/i,
    /^habituation: .*softer.*takes months/,
    /^hiss: .*No tone/,
  ].entries())
    assert.match(captions[index] ?? '', topic)
})

it('what screen readers say of the sound has no words to avoid', () => {
  const announcements = [...Object.values(sound.announcements), sound.levelAnnounced(1, 3)]
  assert.deepEqual(wordsToAvoidIn(announcements.join(' '), false, 'Hush'), [])
})

it('the sound is never called the visitor’s own', () => {
  assert.doesNotMatch(JSON.stringify(sound), /\byour (?:own|sound|match|tinnitus)\b|\bmask your\b/i)
})
