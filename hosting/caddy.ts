import { fileRules, redirectRules } from './address-rules.ts'
import type { BuiltSite } from './built-site.ts'
import * as policy from './policy.ts'

/** Stands for an empty value, which Caddy's maps treat as missing. */
const NONE = 'none'

const quoted = (text: string) => `"${text.replace(/"/g, '\\"')}"`

/** The number of a pattern's last group: the query, which a redirect keeps. */
const lastGroup = (pattern: string) => pattern.match(/(?<!\\)\(/g)?.length ?? 0

const headerLines = (headers: Record<string, string>) =>
  ['-Server', ...Object.entries(headers).map(([name, value]) => `${name} ${quoted(value)}`)]
    .map((line) => `\t\t${line}`)
    .join('\n')

type Rows = readonly (readonly [string, string])[]

/** The keys are in backquotes, where a backslash stands for itself. */
function map(source: string, name: string, rows: Rows, fallback: string): string {
  const lines = rows.map(([key, value]) => `\t\t\`${key}\` ${quoted(value)}`)
  const body = [...lines, `\t\tdefault ${quoted(fallback)}`].join('\n')
  return `map {http.request.${source}} {site.${name}} {\n${body}\n\t}`
}

const typeRows = Object.entries(policy.TYPES).map(
  ([type, name]) =>
    [`~\\.${type}$`, policy.isText(type) ? `${name}; charset=utf-8` : name] as const,
)

/**
 * A whole Caddyfile. Caddy fetches the certificate by itself.
 * `SITE_ADDRESS` in Caddy's environment makes it listen elsewhere, for a trial.
 * @param root path of the folder that is served
 */
export function caddyfile(site: BuiltSite, root: string): string {
  const redirects = redirectRules(site).map(({ pattern, address }) => {
    const target = address === undefined ? NONE : `${address}\${${lastGroup(pattern)}}`
    return [`~${pattern}`, target] as const
  })
  const files = fileRules(site).map(
    ({ pattern, file }) => [`~${pattern}`, file.replace('$1', '$' + '{1}')] as const,
  )
  const headers = {
    ...policy.COMMON_HEADERS,
    [policy.RESOURCE_POLICY]: '{site.resource_policy}',
    'Cache-Control': '{site.cache_control}',
    Vary: 'Accept-Encoding',
    'Content-Security-Policy': '{site.policy}',
  }
  const { [policy.HTTPS_ONLY]: httpsOnly, ...always } = policy.COMMON_HEADERS
  const yearRows = [[`~^${policy.HASHED_FOLDER}`, policy.CACHE_FOR_A_YEAR]] as const
  const sharedRows = [[`~^${policy.SHARED_FOLDER}`, policy.SHARED_RESOURCE]] as const
  return `# Made by \`npm run build\`, which overwrites any change.
{
	servers {
		timeouts {
			read_header ${policy.TIMEOUTS_S.request}s
			read_body ${policy.TIMEOUTS_S.request}s
			write ${policy.TIMEOUTS_S.answer}s
			idle ${policy.TIMEOUTS_S.idle}s
		}
		max_header_size ${policy.MAX_HEADER_KB}kb
	}
}

# The headers of every answer. The path is that of the file that is sent in the end.
(site-headers) {
	${map('uri.path', 'policy', [['~\\.html$', policy.PAGE_POLICY]], policy.FILE_POLICY)}
	${map('uri.path', 'type', typeRows, 'application/octet-stream')}
	${map('uri.path', 'cache_control', yearRows, policy.REVALIDATE)}
	${map('uri.path', 'resource_policy', sharedRows, policy.OWN_RESOURCE)}
	header {
${headerLines(headers)}
	}
	@elsewhere not host ${site.host}
	header @elsewhere X-Robots-Tag ${policy.NOINDEX}
}

# For port 80 and the domain's other name.
(site-redirect) {
	header {
${headerLines({ ...always, 'Content-Security-Policy': policy.FILE_POLICY })}
	}
	@secure protocol https
	header @secure ${policy.HTTPS_ONLY} ${quoted(httpsOnly)}
	redir https://${site.host}{uri} 308
}

(site-file) {
	header Content-Type {site.type}
	file_server {
		precompressed br gzip
		disable_canonical_uris
	}
}

{$SITE_ADDRESS:${site.host}} {
	root * ${root}

	route {
		import site-headers

		# Only whole files are sent. Caddy would answer these without the error pages.
		request_header -Range
		request_header -If-Match
		request_header -If-Unmodified-Since
		request_header -Expect

		@writing not method ${policy.ALLOWED_METHODS.join(' ')}
		error @writing 405

		${map('orig_uri', 'address', redirects, NONE)}
		@other expression \`{site.address} != "${NONE}"\`
		redir @other {site.address} 308

		${map('orig_uri', 'file', files, NONE)}
		@unknown expression \`{site.file} == "${NONE}"\`
		error @unknown 404
		rewrite * {site.file}

		@missing not file
		error @missing 404
		import site-file
	}

	handle_errors {
		route {
			@writing expression \`{http.error.status_code} == 405\`
			header @writing Allow "${policy.ALLOWED_METHODS.join(', ')}"
			request_header -If-None-Match
			request_header -If-Modified-Since
			@gone expression \`{http.error.status_code} in [403, 404]\`
			rewrite @gone ${policy.NOT_FOUND_PAGE}
			@failed expression \`!({http.error.status_code} in [403, 404])\`
			rewrite @failed ${policy.FAILURE_PAGE}
			import site-headers
			import site-file
		}
	}
}
`
}
