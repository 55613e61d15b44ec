import { connect } from 'node:net'
import { expect, test } from '@playwright/test'
import { PRODUCT_NAME } from '../src/copy/site-facts.ts'

/** Sends a path as it is: URL parsers on the way would mend it. */
function rawAnswer(baseURL: string, method: string, path: string): Promise<string> {
  const { hostname, port } = new URL(baseURL)
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(Number(port), hostname, () => {
      socket.write(`${method} ${path} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`)
    })
    socket.setEncoding('utf8')
    socket.on('data', (part) => {
      answer += part
    })
    socket.on('end', () => resolve(answer))
    socket.on('error', reject)
  })
}

for (const [method, path, status] of [
  ['GET', '/%E0%A4%A', 400],
  ['GET', '/privacy-policy/%', 400],
  ['GET', '/%ff', 400],
  ['POST', '/', 405],
] as const) {
  test(`${method} ${path} is answered by the unexpected error page`, async ({ baseURL }) => {
    const answer = await rawAnswer(baseURL ?? '', method, path)
    expect(answer).toContain(`HTTP/1.1 ${status} `)
    expect(answer).toMatch(/<h1[^>]*>Unexpected Application Error!<\/h1>/)
  })
}

test('a malformed address shows the unexpected error page', async ({ page }) => {
  const response = await page.goto('/%E0%A4%A')
  expect(response?.status()).toBe(400)
  await expect(
    page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!', exact: true }),
  ).toBeVisible()
  await expect(page).toHaveTitle(`Unexpected Application Error! – ${PRODUCT_NAME}`)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})
