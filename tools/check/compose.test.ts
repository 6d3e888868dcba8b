import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { settingRows } from '../../apps/server/src/app/setting-rows.ts'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')

/** Settings between the image and its neighbour containers. */
const ownToContainers = new Set<string>([
  'NODE_ENV',
  'PORT',
  'HOST',
  'DATA_DIR',
  'WEB_ROOT',
  'CONSOLE_ROOT',
  'EMBEDDED_DATABASE_PORT',
  'DEMO_DATA',
  'SANDBOX_ORIGIN',
  'SANDBOX_SMTP_PORT',
])

/** The lines of one service, without a YAML parser: from its two-space key until the next one. */
function serviceOf(name: string): string {
  const [, after = ''] = read('compose.yaml').split(`\n  ${name}:\n`)
  return after.split(/\n(?= {0,2}\w)/)[0]!
}

describe('the product as compose starts it', () => {
  test('is reachable through the proxy only', () => {
    expect(serviceOf('proxy')).toContain('ports:')
    for (const inside of ['app', 'database', 'redis']) expect(serviceOf(inside)).not.toContain('ports:')
  })

  test('trusts the proxy, which is the only one at that address', () => {
    const [, address] = /ipv4_address: ([\d.]+)/.exec(serviceOf('proxy')) ?? []
    expect(address).toBeDefined()
    expect(serviceOf('app')).toContain(`TRUSTED_PROXIES: ${address}\n`)
    expect(serviceOf('app')).toContain("TRUSTED_HOPS: '1'\n")
  })

  test('passes on every setting, and refuses to start without the production settings', () => {
    const configured = new Map(
      [...serviceOf('app').matchAll(/^ {6}([A-Z][A-Z0-9_]+): (.*)$/gm)].map(([, name, value]) => [
        name,
        value,
      ]),
    )
    const isHandedOn = ({ name, production }: (typeof settingRows)[number]): boolean => {
      const value = configured.get(name) ?? ''
      if (production === 'required') return /\$\{\w+:\?/.test(value)
      // The neighbours' own addresses.
      return value === `\${${name}:-}` || /^(redis:|'?[\d.]+'?$)/.test(value)
    }
    const missing = settingRows.filter((row) => !ownToContainers.has(row.name) && !isHandedOn(row))
    expect(missing.map(({ name }) => name)).toEqual([])
  })
})

test('the proxy overwrites the client address', () => {
  expect(read('deploy/Caddyfile')).toMatch(/^\s*header_up X-Forwarded-For \{remote_host\}$/m)
  expect(read('deploy/Caddyfile')).not.toMatch(/^\s*trusted_proxies/m)
})
