import type { Finding } from './report.ts'

const HOST_SOURCE = /^(?:([a-z][a-z0-9+.-]*:)\/\/)?(\*|(?:\*\.)?[a-z0-9.-]+)(?::(\d+|\*))?(\/.*)?$/

type State = Finding['state']
const firstOf = (order: State[], states: State[]) => order.find((state) => states.includes(state))

/** Whether a source of `frame-ancestors` matches an https site (CSP Level 3, 6.7.2). */
function matchSource(source: string, siteHost: string): State {
  if (source === 'https:' || source === 'http:') return 'ok'
  // 'none' and 'self' (the form's own origin) never match the site.
  const [, scheme = 'https:', host = '', port = '443', path = '/'] = source.match(HOST_SOURCE) ?? []
  const isHost = host.startsWith('*') ? siteHost.endsWith(host.slice(1)) : siteHost === host
  if (!isHost || !/^https?:$/.test(scheme) || !['443', '*'].includes(port)) return 'WRONG'
  return path === '/' ? 'ok' : 'unknown'
}

/** Whether a page's headers allow an https site to frame it; 'unknown' if browsers may disagree. */
export function framing(headers: Headers, siteHost: string): State {
  // Comma-joined headers are separate policies, and each must allow the frame.
  const policies = (headers.get('content-security-policy') ?? '').toLowerCase().split(',')
  const states = policies.flatMap((policy) => {
    const directive = policy.match(/(?:^|;)\s*frame-ancestors(?![\w-])([^;]*)/)
    if (!directive) return []
    const matches = directive[1]?.match(/\S+/g)?.map((source) => matchSource(source, siteHost))
    return firstOf(['ok', 'unknown'], matches ?? []) ?? 'WRONG'
  })
  // Browsers ignore X-Frame-Options if frame-ancestors is set, or if its value is unknown.
  const isRefused = /\b(deny|sameorigin)\b/i.test(headers.get('x-frame-options') ?? '')
  if (states.length === 0 && isRefused) return 'WRONG'
  return firstOf(['WRONG', 'unknown'], states) ?? 'ok'
}
