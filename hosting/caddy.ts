import { addressRules, otherForms } from './address-rules.ts'
import type { BuiltSite } from './built-site.ts'
import {
  ALLOWED_METHODS,
  ASK_EACH_TIME,
  COMMON_HEADERS,
  FAILURE_PAGE,
  FILE_POLICY,
  HASHED_FOLDER,
  KEEP_FOR_A_YEAR,
  MOST_HEADER_KB,
  NOT_FOUND_PAGE,
  NOT_TO_BE_FOUND,
  OWN_RESOURCE,
  PATIENCE_S,
  RESOURCE_POLICY,
  SHARED_FOLDER,
  SHARED_RESOURCE,
  TYPES,
} from './policy.ts'

const quoted = (text: string) => `"${text.replace(/"/g, '\\"')}"`
/** Taken as it is written, backslashes too. */
const raw = (text: string) => `\`${text}\``
const rows = (list: readonly (readonly [string, string])[]) =>
  list.map(([key, value]) => `\t\t\t${raw(key)} ${quoted(value)}`).join('\n')

/** Stands where a map has nothing to say; Caddy takes an empty value for no value. */
const NOTHING = 'none'

/** Texts: their type says how their letters are written, as nginx says it too. */
const TEXT_KINDS = ['html', 'css', 'js', 'svg', 'xml', 'txt', 'webmanifest'] as const

function typeLines(): string {
  return Object.entries(TYPES)
    .map(([kind, type]) => {
      const isText = TEXT_KINDS.some((text) => text === kind)
      return `\t\t\t${raw(`~\\.${kind}$`)} "${type}${isText ? '; charset=utf-8' : ''}"`
    })
    .join('\n')
}

/**
 * A whole Caddyfile. Caddy fetches the certificate by itself.
 * `SITE_ADDRESS` in Caddy's environment lets it listen elsewhere, as for a trial.
 * @param root path of the folder that is served
 */
export function caddyfile(site: BuiltSite, root: string): string {
  const forms = otherForms(site)
  const shown = addressRules(site)
  const canonical = shown.slice(0, forms.length)
  const common = Object.entries(COMMON_HEADERS)
    .map(([name, value]) => `\t\t${name} ${quoted(value)}`)
    .join('\n')
  return `# Made by \`npm run build\`; a change here is lost at the next one.
{
	servers {
		timeouts {
			read_header ${PATIENCE_S.headers}s
			read_body ${PATIENCE_S.headers}s
			write ${PATIENCE_S.answer}s
			idle ${PATIENCE_S.idle}s
		}
		max_header_size ${MOST_HEADER_KB}kb
	}
}

# What goes with every answer. The path is that of the file that is shown in the end.
(site-headers) {
	map {http.request.uri.path} {site.policy} {
${rows([...Object.entries(site.policies), ['default', FILE_POLICY]])}
	}
	map {http.request.uri.path} {site.type} {
${typeLines()}
			default application/octet-stream
	}
	map {http.request.uri.path} {site.keeping} {
			${raw(`~^${HASHED_FOLDER}`)} ${quoted(KEEP_FOR_A_YEAR)}
			default ${ASK_EACH_TIME}
	}
	map {http.request.uri.path} {site.sharing} {
			${raw(`~^${SHARED_FOLDER}`)} ${SHARED_RESOURCE}
			default ${OWN_RESOURCE}
	}
	header {
		-Server
${common}
		${RESOURCE_POLICY} {site.sharing}
		Cache-Control {site.keeping}
		Vary Accept-Encoding
		Content-Security-Policy {site.policy}
	}
	@elsewhere not host ${site.host}
	header @elsewhere X-Robots-Tag ${NOT_TO_BE_FOUND}
}

{$SITE_ADDRESS:${site.host}} {
	root * ${root}

	route {
		import site-headers

		# Whole files alone are sent: answers to these would come past the pages for errors.
		request_header -Range
		request_header -If-Match
		request_header -If-Unmodified-Since
		request_header -Expect

		@writing not method ${ALLOWED_METHODS.join(' ')}
		error @writing 405

		map {http.request.orig_uri} {site.address} {
${rows([
  ...canonical.map(({ pattern }) => [`~${pattern}`, NOTHING] as const),
  ...forms.map(
    ({ pattern, address }) => [`~${pattern}`, `${address}\${${lastGroup(pattern)}}`] as const,
  ),
  ['default', NOTHING],
])}
		}
		@other expression \`{site.address} != "${NOTHING}"\`
		redir @other {site.address} 308

		map {http.request.orig_uri} {site.file} {
${rows([
  ...shown.map(({ pattern, file }) => [`~${pattern}`, file.replace('$1', '$' + '{1}')] as const),
  ['default', NOTHING],
])}
		}
		@unknown expression \`{site.file} == "${NOTHING}"\`
		error @unknown 404
		rewrite * {site.file}

		@missing not file
		error @missing 404
		header Content-Type {site.type}
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}

	handle_errors {
		route {
			@writing expression \`{http.error.status_code} == 405\`
			header @writing Allow "${ALLOWED_METHODS.join(', ')}"
			request_header -If-None-Match
			request_header -If-Modified-Since
			@gone expression \`{http.error.status_code} in [403, 404]\`
			rewrite @gone ${NOT_FOUND_PAGE}
			@failed expression \`!({http.error.status_code} in [403, 404])\`
			rewrite @failed ${FAILURE_PAGE}
			import site-headers
			header Content-Type {site.type}
			file_server {
				precompressed br gzip
				disable_canonical_uris
			}
		}
	}
}
`
}

/** The number of a pattern's last group: the query, which goes along with a redirect. */
const lastGroup = (pattern: string) => pattern.match(/(?<!\\)\(/g)?.length ?? 0
