/**
 * `netlify.toml`, for a folder that is uploaded as it is. Headers stand in `_headers`, since
 * their hashes are known only after the build. Pages are found without `.html`, and
 * `404.html` answers with status 404, by Netlify's own rules.
 */
export function netlifyConfig(): string {
  return [
    '[build]',
    '  publish = "site"',
    '',
    '# What is served must be what was built: its policy holds the hashes.',
    '[build.processing]',
    '  skip_processing = true',
    '',
  ].join('\n')
}
