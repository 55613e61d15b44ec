import { SITE_URL } from 'astro:env/server'
import type { APIRoute } from 'astro'
import { isExpired, readOwner } from '../../content/owner-schema.ts'

/** `security.txt` (RFC 9116), published only if the owner has set a contact that has not expired. */
export async function getStaticPaths() {
  const { securityContact } = await readOwner()
  return securityContact && !isExpired(securityContact)
    ? [{ params: { file: 'security' }, props: securityContact }]
    : []
}

export const GET: APIRoute = ({ props: { contact, expires } }) =>
  new Response(
    [
      `Contact: ${contact}`,
      `Expires: ${expires}T23:59:59Z`,
      'Preferred-Languages: en',
      `Canonical: ${new URL('/.well-known/security.txt', SITE_URL)}`,
      '',
    ].join('\n'),
  )
