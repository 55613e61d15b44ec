import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createStandInService } from './stand-in-service.ts'

let service: Server
let origin: string

beforeEach(async () => {
  service = createStandInService()
  await once(service.listen(0, '127.0.0.1'), 'listening')
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
})

afterEach(() => {
  service.closeAllConnections()
  service.close()
})

// The journeys in e2e/engines/ sign up in a frame, and see the form fail in each way.

it('the form says that it is a demonstration, and works in a tab of its own', async () => {
  const text = await (await fetch(`${origin}/t/waitlist?ref=stand-in-404`)).text()
  expect(text).toContain('keeps nothing')
  expect(text).not.toContain('<script')
  const body = new URLSearchParams({ email: '"><script>alert(1)</script>' })
  const joined = await (await fetch(`${origin}/t/waitlist`, { method: 'POST', body })).text()
  expect(joined).toContain('You are on the waitlist')
  expect(joined).toContain('<strong>&quot;&gt;&lt;script&gt;alert(1)')
})

it('the booking page is there, and never framed', async () => {
  const { status, headers } = await fetch(`${origin}/booking`)
  expect(status).toBe(200)
  expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'")
})
