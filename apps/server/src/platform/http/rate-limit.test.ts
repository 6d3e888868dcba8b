import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { urlOf } from '@yf/contract/call'
import { identityCalls } from '@yf/contract/identity'
import { startServer, type TestServer } from '#testkit/server.ts'

const webRoot = mkdtempSync(path.join(tmpdir(), 'yf-web-'))
const consoleRoot = mkdtempSync(path.join(tmpdir(), 'yf-console-'))
const limit = 3

let server: TestServer
beforeAll(async () => {
  mkdirSync(path.join(webRoot, 'assets'))
  for (const page of ['index.html', 'preview.html', 'gallery.html', 'assets/app-1.js'])
    writeFileSync(path.join(webRoot, page), '<html></html>')
  writeFileSync(path.join(consoleRoot, 'index.html'), '<html></html>')
  server = await startServer({
    settings: { webRoot, consoleRoot, requestsPerMinute: limit, trustedHops: 1 },
  })
})
afterAll(async () => {
  await server.close()
  for (const folder of [webRoot, consoleRoot]) rmSync(folder, { recursive: true, force: true })
})

let people = 0
/** Each flood comes from its own address. */
const another = () => ({ 'x-forwarded-for': `203.0.113.${++people}` })

async function flood(address: string, method: string, headers: Record<string, string>): Promise<number[]> {
  const statuses: number[] = []
  for (let time = 0; time <= limit; time += 1) {
    const body = method === 'PUT' ? 'a file' : null
    statuses.push((await server.fetch(address, { method, headers, body, redirect: 'manual' })).status)
  }
  return statuses
}

/** Every route that is not a call, as the server itself lists them. */
const outside: readonly [method: string, address: string][] = [
  ['GET', '/healthz'],
  ['GET', '/readyz'],
  ['GET', '/metrics'],
  ['GET', '/openapi.json'],
  ['GET', '/docs'],
  ['GET', '/docs/docs.js'],
  ['GET', '/docs/docs.css'],
  ['GET', '/docs/index.html'],
  ['GET', '/files/:name'],
  ['GET', '/staff-files/:name'],
  ['GET', '/staff-order-files/:name'],
  ['GET', '/shop-pictures/:name'],
  ['GET', '/company-pictures/:name'],
  ['PUT', '/uploads/:token'],
  ['GET', '/'],
  ['GET', '/preview'],
  ['GET', '/preview/about.json'],
  ['GET', '/preview/codes.json'],
  ['GET', '/gallery'],
  ['GET', '/console'],
  ['GET', '/console/'],
  ['GET', '/console/index.html'],
  ['GET', '/*'],
  ['GET', '/console/*'],
]

test('the list below covers every route besides the calls', () => {
  const known = routesOf(server.app.printRoutes({ commonPrefix: false })).filter(
    (route) => !route.startsWith('/API/') && route !== '/API',
  )
  expect(known.toSorted()).toEqual([...new Set(outside.map(([, address]) => address))].toSorted())
})

test.each(outside)('%s %s is rate limited per address', async (method, address) => {
  const statuses = await flood(address.replace('*', 'nothing/here').replace(/:\w+/, 'a'), method, another())
  expect(statuses.slice(0, limit)).not.toContain(429)
  expect(statuses.at(-1)).toBe(429)
})

test('a client that exceeds the limit for pages may still call, and vice versa', async () => {
  const headers = another()
  expect((await flood('/', 'GET', headers)).at(-1)).toBe(429)
  const call = urlOf(identityCalls.loginPageConfig)
  expect((await flood(call, 'GET', headers)).slice(0, limit)).not.toContain(429)
  expect((await flood('/healthz', 'GET', another())).slice(0, limit)).not.toContain(429)
})

describe('with a Redis that is away', () => {
  const lines: { msg: string }[] = []
  const log = pino(
    { level: 'warn' },
    { write: (line) => void lines.push(JSON.parse(line) as { msg: string }) },
  )
  let away: TestServer
  beforeAll(async () => {
    // No server listens there.
    away = await startServer({ log, settings: { redisUrl: 'redis://127.0.0.1:9', requestsPerMinute: limit } })
  })
  afterAll(() => away.close())

  test('requests pass uncounted without delay, and each of the two counters logs this once', async () => {
    for (let time = 0; time <= limit; time += 1) {
      expect((await away.fetch('/healthz')).status).toBe(200)
      expect((await away.fetch(urlOf(identityCalls.loginPageConfig))).status).toBe(200)
    }
    expect(lines.filter(({ msg }) => msg.startsWith('Redis cannot be reached'))).toHaveLength(2)
  })

  test('the limits of the features still apply, on the database', async () => {
    const verdicts = []
    for (const _ of [1, 2])
      verdicts.push(await away.services.limits.take('sms', 'somebody', { limit: 1, seconds: 60 }))
    expect(verdicts.map(({ allowed }) => allowed)).toEqual([true, false])
    expect(await away.db.selectFrom('limit_window').select('used').execute()).toEqual([{ used: 2 }])
  })
})

/** Parses a printed tree of routes back into their paths. */
function routesOf(tree: string): string[] {
  const parents: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods] = /^([│├└─\s]*)(\S*?)(?: \((.+)\))?$/.exec(line) ?? []
    const depth = indent.length / 4
    parents.splice(depth)
    parents[depth] = part
    return methods ? [parents.join('')] : []
  })
}
