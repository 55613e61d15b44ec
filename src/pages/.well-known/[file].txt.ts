import type { APIRoute } from 'astro'
import { settings } from '../../../settings/settings.ts'

const { securityContact } = settings()

/** `security.txt` (RFC 9116), published only if the owner has set a contact that has not expired. */
export const getStaticPaths = () => (securityContact ? [{ params: { file: 'security' } }] : [])

export const GET: APIRoute = ({ site }) =>
  new Response(
    [
      `Contact: ${securityContact?.contact}`,
      `Expires: ${securityContact?.expires}T23:59:59Z`,
      'Preferred-Languages: en',
      `Canonical: ${new URL('/.well-known/security.txt', site)}`,
      '',
    ].join('\n'),
  )
