import { globSync, readFileSync } from 'node:fs'
import process from 'node:process'
import type { AstroIntegration } from 'astro'
import { owner } from '../build/checked-owner.ts'
import { commentsIn } from '../build/fill-text.ts'
import { ownerWarnings } from '../build/owner-schema.ts'
import { describeSettings, settingWarnings } from '../build/settings.ts'
import { checkPages } from './check-pages.ts'

const counted = (lines: string[]) =>
  lines.map((line, index) => `${index + 1} of ${lines.length}: ${line}`)

/** Ends a build with its warnings, the settings that it used, and the faults that stop it. */
export const reportToOwner: AstroIntegration = {
  name: 'owner',
  hooks: {
    'astro:build:done': ({ dir, pages, logger }) => {
      const htmlOf = (path: string) => readFileSync(new URL(`${path || 'index'}.html`, dir), 'utf8')
      // Without folders, which hosts do not show.
      const files = globSync(['**/*.*', '.well-known/*'], { cwd: dir })
      const { faults, warnings } = checkPages({
        pages: Object.fromEntries(pages.map(({ pathname }) => [`/${pathname}`, htmlOf(pathname)])),
        files: files.map((file) => `/${file.replace(/\.html$/, '')}`),
        siteUrl: process.env.SITE_URL ?? '',
        owner,
      })
      const comments = globSync('src/content/{faq,legal}/*.md').flatMap((file) =>
        commentsIn(file, readFileSync(file, 'utf8')),
      )
      warnings.push(...ownerWarnings(owner), ...settingWarnings(process.env, owner), ...comments)
      for (const warning of counted(warnings)) logger.warn(warning)
      logger.info(describeSettings(process.env))
      // Without a stack, which would push the faults away from the end of the log.
      if (faults[0]) throw Object.assign(new Error(counted(faults).join('\n')), { stack: '' })
    },
  },
}
