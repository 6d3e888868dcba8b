import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isTracked, trackedEvents } from '@yf/domain/tracking'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { main } from '@yf/client/test-envelopes'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { resetSession, signIn } from '#platform/session/session.ts'
import { storage, type UnsentEvent } from '#platform/storage/storage.ts'
import { eventOf } from './events.ts'
import { startSending, type Sender } from './sender.ts'

const address = '/API/yf-service-system/behavior/memberBehaviorRecord/add'
const server = envelopeStage({ person: null })
let sender: Sender | null = null
let count = 0

const noted = (name: string, changes: Partial<UnsentEvent> = {}): UnsentEvent => ({
  kind: 'page',
  name,
  at: Date.parse('2026-03-02T01:30:00Z'),
  key: `key-${String((count += 1)).padStart(6, '0')}`,
  owner: 'lin',
  companyId: null,
  ...changes,
})
const start = (...waiting: UnsentEvent[]) => (sender = startSending(waiting))
const member = (baseId: string, token = `token of ${baseId}`) => signIn({ token, baseId } as never)
const batches = () =>
  server.heard.map(({ body }) => (JSON.parse(body) as { events: { pageKey: string }[] }).events)
const pages = () => batches().flatMap((events) => events.map(({ pageKey }) => pageKey))
const unsent = () => (storage.unsent.read() ?? []).map(({ name }) => name)
/** Advances the fake clock and waits for pending requests. */
const after = async (milliseconds: number, expectedCount: number) => {
  vi.advanceTimersByTime(milliseconds)
  await vi.waitUntil(() => server.heard.length >= expectedCount, { interval: 0 })
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  member('lin')
})
afterEach(() => {
  sender?.stop()
  sender = null
  vi.useRealTimers()
})

test('sends the events of five seconds together, with the token and in our calendar', async () => {
  const { note } = start()
  note(noted('Home', { companyId: 'c1' }))
  vi.advanceTimersByTime(4000)
  note(noted('home.banner', { kind: 'event' }))
  note(noted('api.login', { kind: 'event' }))
  await after(1000, 1)
  expect(server.heard[0]).toMatchObject({ method: 'POST', path: address })
  expect(server.heard[0]?.headers.authorization).toBe('Bearer token of lin')
  expect(batches()).toMatchObject([
    [
      { pageKey: 'Home', operation: 1, occurredAt: '2026-03-02 09:30:00', companyId: 'c1' },
      { pageKey: 'Home', module: 'block', feature: 'banner', operation: 0 },
      { pageKey: 'api', feature: 'login', operation: 2 },
    ],
  ])
})

test('sends twenty events without delay, and drops those unknown to the table', async () => {
  const { note } = start()
  note(noted('made.up', { kind: 'event' }))
  note(noted('user/login', { kind: 'call' as never }))
  note(noted('constructor', { kind: 'event' }))
  for (let n = 0; n < 20; n++) note(noted('Home'))
  await after(0, 1)
  expect(batches()[0]).toHaveLength(20)
})

test('stores events offline, two hundred at most, and sends them when the network returns', async () => {
  server.answers((_request, _say, response) => response.destroy())
  const { note } = start()
  for (let n = 0; n < 230; n++) note(noted(`page${n}`))
  await after(0, 1)
  vi.advanceTimersByTime(1000)
  await vi.waitUntil(() => unsent().length === 200, { interval: 0 })
  expect(unsent().at(-1)).toBe('page229')

  server.answers((_request, say) => say(200, main(null)))
  server.heard.length = 0
  await vi.waitUntil(
    () => (dispatchEvent(new Event('online')), vi.advanceTimersByTime(0), pages().length >= 200),
    {
      interval: 1,
    },
  )
  await vi.waitUntil(() => unsent().length === 0, { interval: 0 })
  expect(batches().every((events) => events.length <= 50)).toBe(true)
  expect(new Set(pages()).size).toBe(200)
})

test('retries a failing server less and less often', async () => {
  server.answers((_request, say) => say(503, main(null, '', 503)))
  const { note } = start()
  note(noted('Home'))
  await after(5000, 1)
  for (const wait of [10_000, 20_000, 40_000]) {
    const expectedCount = server.heard.length
    await vi.waitUntil(() => vi.getTimerCount() > 0, { interval: 0 })
    vi.advanceTimersByTime(wait - 1)
    expect(server.heard.length).toBe(expectedCount)
    await after(1, expectedCount + 1)
  }
})

test('a reload loses nothing: the next page sends the events of the last, under the same keys', async () => {
  server.answers((_request, _say, response) => response.destroy())
  const { note, stop } = start()
  const left = [noted('Home'), noted('setup')]
  for (const one of left) note(one)
  dispatchEvent(new Event('pagehide'))
  expect(unsent()).toEqual(['Home', 'setup'])
  stop()
  await vi.waitUntil(() => server.heard.length > 0, { interval: 0 })

  server.heard.length = 0
  server.answers((_request, say) => say(200, main(null)))
  start()
  await after(0, 1)
  expect(batches()[0]).toMatchObject(left.map(({ name, key }) => ({ pageKey: name, key })))
  await vi.waitUntil(() => unsent().length === 0, { interval: 0 })
})

test('sends unsent events at once when the page is left', async () => {
  start().note(noted('Home'))
  dispatchEvent(new Event('pagehide'))
  await vi.waitUntil(() => server.heard.length === 1, { interval: 0 })
  expect(pages()).toEqual(['Home'])
})

test('events without an owner wait for the login, and those of another member are never sent', async () => {
  const { note } = start()
  note(noted('setup', { owner: 'lin' }))
  resetSession()
  note(noted('Password', { owner: null }))
  note(noted('session.tokenInvalid', { kind: 'event', owner: null }))
  vi.advanceTimersByTime(60_000)
  expect(server.heard).toEqual([])
  expect(unsent()).toContain('session.tokenInvalid')

  member('zhou')
  await after(0, 1)
  expect(batches()).toMatchObject([[{ pageKey: 'Password' }, { feature: 'invalid403', operation: 2 }]])
  expect(server.heard[0]?.headers.authorization).toBe('Bearer token of zhou')
})

test('a member who returns after an expired session loses no events', async () => {
  const { note } = start()
  note(noted('setup'))
  resetSession()
  expect(unsent()).toEqual(['setup'])
  member('lin', 'another token')
  await after(0, 1)
  expect(pages()).toEqual(['setup'])
})

test('does not retry a rejected token, and does not log the member out', async () => {
  server.answers((_request, say) => say(200, main(null, '登录已过期，请重新登录', 403)))
  const { note } = start()
  note(noted('Home'))
  await after(5000, 1)
  await vi.waitUntil(() => vi.getTimerCount() === 0, { interval: 0 })
  note(noted('setup'))
  vi.advanceTimersByTime(120_000)
  expect(server.heard).toHaveLength(1)
  expect(storage.token.read()).toBe('token of lin')
  expect(unsent()).toEqual(['Home', 'setup'])
})

test('the events of two tabs are stored side by side', () => {
  const other = noted('companyCenter')
  const { note } = start()
  storage.unsent.write([other])
  note(noted('Home'))
  vi.advanceTimersByTime(1000)
  expect(unsent()).toEqual(['companyCenter', 'Home'])
})

test('the server knows every event of the table', () => {
  for (const name of Object.keys(trackedEvents)) {
    expect(isTracked(eventOf(noted(name, { kind: 'event' }))!)).toBe(true)
  }
})

test('the table contains every tap event that a screen declares', () => {
  const folder = path.resolve(import.meta.dirname, '../..')
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
  const declared = sources.flatMap((text) =>
    [...text.matchAll(/data-track="([^"]+)"/g)].map(([, name]) => name),
  )
  expect(declared.length).toBeGreaterThan(1)
  expect(declared.filter((name) => !Object.keys(trackedEvents).includes(name ?? ''))).toEqual([])
})
