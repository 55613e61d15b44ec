import type { APIRoute } from 'astro'
import { securityText } from '../../../build/security-text.ts'
import { securityContact } from '../../copy/site-facts.ts'

/** `security.txt` is there once the owner has set a contact. */
export const getStaticPaths = () => (securityContact ? [{ params: { file: 'security' } }] : [])

export const GET: APIRoute = ({ site }) =>
  new Response(securityContact && securityText(securityContact, site, new Date()))
