import { beforeEach, describe, expect, it, vi } from 'vitest'
import { findCommand, type Machine } from './machine.ts'

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
})

/** A machine where installing brings the command, unless it has no network. */
function machine({ hasIt = false, isRoot = true, hasApt = true, hasNetwork = true } = {}) {
  const ran: string[] = []
  let isInstalled = hasIt
  const fake: Machine = {
    environment: {},
    exists: () => false,
    which: (command) => {
      if (command === 'apt-get') return hasApt ? '/usr/bin/apt-get' : undefined
      return isInstalled ? `/usr/sbin/${command}` : undefined
    },
    isRoot,
    run: (command, args) => {
      ran.push([command, ...args].join(' '))
      if (args[0] === 'install') isInstalled = hasNetwork
      return hasNetwork
    },
  }
  return { fake, ran }
}

const find = (fake: Machine) => findCommand('nginx', ['nginx', 'brotli-for-nginx'], fake)

describe('a server that the tests need', () => {
  it('is taken as it is where there is one', () => {
    const { fake, ran } = machine({ hasIt: true })
    expect(find(fake)).toBe('/usr/sbin/nginx')
    expect(ran).toEqual([])
  })

  it('is installed by root on Debian', () => {
    const { fake, ran } = machine()
    expect(find(fake)).toBe('/usr/sbin/nginx')
    expect(ran).toEqual([
      'apt-get update -qq',
      'apt-get install -y -qq --no-install-recommends nginx brotli-for-nginx',
    ])
  })

  it.each([
    ['who is not root', { isRoot: false }],
    ['without apt-get', { hasApt: false }],
    ['without a network', { hasNetwork: false }],
  ])('someone %s reads in one line what to install', (_who, options) => {
    const { fake } = machine(options)
    expect(() => find(fake)).toThrow(
      /^nginx was not found: on Debian, `apt-get install nginx brotli-for-nginx`\.$/,
    )
  })
})
