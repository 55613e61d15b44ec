import { afterEach, describe, expect, it, vi } from 'vitest'

const SITE = new URL('https://www.quiet.example')
const ADDRESS = '/.well-known/security.txt'

/** The files of an owner's site, with the security contact that the owner set. */
async function filesWith(securityContact: { contact: string; expires: string } | undefined) {
  vi.doMock(import('../src/copy/site-facts.ts'), async (original) => ({
    ...(await original()),
    securityContact,
  }))
  const { filesToEmit } = await import('./emitted-files.ts')
  return filesToEmit(SITE)
}

const daysFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const contact = 'mailto:security@quiet.example'

afterEach(() => {
  vi.doUnmock('../src/copy/site-facts.ts')
  vi.resetModules()
})

describe('security.txt', () => {
  it('is in the site once a contact is set', async () => {
    const files = await filesWith({ contact, expires: daysFromNow(30) })
    expect(await files[ADDRESS]?.()).toContain(`Contact: ${contact}\n`)
  })

  it('is not there without one', async () => {
    expect(await filesWith(undefined)).not.toHaveProperty([ADDRESS])
  })

  it('stops the build once its day is past', async () => {
    await expect(filesWith({ contact, expires: daysFromNow(-1) })).rejects.toThrow(/expired on/)
  })
})
