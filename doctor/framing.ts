import type { Finding } from './report.ts'

const HOST_SOURCE = /^(?:([a-z][a-z0-9+.-]*:)\/\/)?(\*|(?:\*\.)?[a-z0-9.-]+)(?::(\d+|\*))?(\/.*)?$/

type State = Finding['state']
const first = (order: State[], states: State[]) => order.find((state) => states.includes(state))

/** Whether a source of `frame-ancestors` matches an https site (CSP Level 3, 6.7.2). */
function match(source: string, siteHost: string): State {
  if (source === 'https:' || source === 'http:') return 'ok'
  // No match for 'none', nor for 'self', which is the form's own origin.
  const [, scheme = 'https:', host = '', port = '443', path = '/'] = source.match(HOST_SOURCE) ?? []
  const isHost = host.startsWith('*') ? siteHost.endsWith(host.slice(1)) : siteHost === host
  if (!isHost || !/^https?:$/.test(scheme) || !['443', '*'].includes(port)) return 'WRONG'
  return path === '/' ? 'ok' : 'not known'
}

/** Whether a page's headers let an https site frame it; 'not known' if browsers may disagree. */
export function framing(headers: Headers, siteHost: string): State {
  // Comma-joined headers are separate policies, and each must allow the frame.
  const policies = (headers.get('content-security-policy') ?? '').toLowerCase().split(',')
  const states = policies.flatMap((policy) => {
    const directive = policy.match(/(?:^|;)\s*frame-ancestors(?![\w-])([^;]*)/)
    if (!directive) return []
    const matches = directive[1]?.match(/\S+/g)?.map((source) => match(source, siteHost))
    return first(['ok', 'not known'], matches ?? []) ?? 'WRONG'
  })
  // Browsers ignore X-Frame-Options beside frame-ancestors, and its other values always.
  const isRefused = /\b(deny|sameorigin)\b/i.test(headers.get('x-frame-options') ?? '')
  if (states.length === 0 && isRefused) return 'WRONG'
  return first(['WRONG', 'not known'], states) ?? 'ok'
}
