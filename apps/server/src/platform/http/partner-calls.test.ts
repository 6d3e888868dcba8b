import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { Type } from '@sinclair/typebox'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { urlOf } from '@yf/contract/call'
import { fromPartner } from '@yf/contract/partner-call'
import { eventHeaders, eventWindowMs, signedHeaders } from '@yf/partner-contract/signed-event'
import { makeNotes, notesIn } from '#testkit/sample-calls.ts'
import { startServer, type TestServer } from '#testkit/server.ts'
import type { JobContext } from '#platform/call/context.ts'
import type { EventHandler } from '#platform/call/event.ts'
import { forgetOldEvents } from '#platform/partner-events/forget-old-events.ts'
import { jsonReply, verifyEvent, type PartnerInbound } from '#platform/partner-inbound.ts'

const Note = Type.Object({ title: Type.String() })
const VerdictReply = Type.Object({ verdict: Type.String() })
const calls = {
  alpha: fromPartner('alpha').post('alpha/notes', '示例', 'A note', Note, VerdictReply),
  beta: fromPartner('beta').post('beta/notes', '示例', 'A note', Note, VerdictReply),
}

/** The title states the outcome. */
const write: EventHandler<typeof calls.alpha> = async ({ title }, { db, event }) => {
  await sql`insert into note (title) values (${event.kind})`.execute(db)
  if (title === 'early' && !isTime) return 'tooEarly'
  if (title === 'broken') throw new Error('no such thing for 13812345678')
  return title === 'old' ? 'ignored' : 'applied'
}
let isTime = false

const inboundOf = (name: string): PartnerInbound => ({
  verify: (call) => verifyEvent(call, `secret of ${name}`),
  replies: {
    done: jsonReply(200, { verdict: `${name} thanks` }),
    again: jsonReply(503, { verdict: `${name} later` }),
    refused: jsonReply(401, { verdict: `${name} no` }),
  },
  mostBytes: 2_000,
  mostPerMinute: 20,
})

let server: TestServer
const lines: string[] = []
beforeAll(async () => {
  server = await startServer({
    calls: {
      table: { sample: calls },
      handlers: { sample: { alpha: write, beta: write } },
      inbound: { alpha: inboundOf('alpha'), beta: inboundOf('beta') },
    },
    log: pino({ level: 'info' }, { write: (line) => void lines.push(line) }),
  })
  await makeNotes(server.db)
})
afterAll(() => server.close())
beforeEach(async () => {
  isTime = false
  lines.splice(0)
  await sql`delete from note`.execute(server.db)
  await sql`delete from limit_window`.execute(server.db)
})

interface EventOptions {
  readonly id?: string
  readonly title?: string
  readonly partner?: 'alpha' | 'beta'
  readonly secret?: string
  readonly nonce?: string
  readonly at?: number
  /** Replaces the body after it was signed. */
  readonly sent?: string
  readonly body?: string
}

async function sendEvent(sending: EventOptions = {}) {
  const { partner = 'alpha', id = randomUUID(), title = 'new', nonce = randomUUID() } = sending
  const body = sending.body ?? JSON.stringify({ id, type: 'note.written', data: { title } })
  const timestamp = String(sending.at ?? Date.now())
  const headers = signedHeaders({ timestamp, nonce, body }, sending.secret ?? `secret of ${partner}`)
  const response = await server.fetch(urlOf(calls[partner]), {
    method: 'POST',
    headers,
    body: sending.sent ?? body,
  })
  return { http: response.status, ...((await response.json()) as { verdict: string }) }
}

const done = { http: 200, verdict: 'alpha thanks' }
const later = { http: 503, verdict: 'alpha later' }
const no = { http: 401, verdict: 'alpha no' }
const notes = () => notesIn(server.db)
const eventOf = (id: string) =>
  server.db.selectFrom('partner_event').selectAll().where('event_id', '=', id).executeTakeFirst()
const outcomes = () => lines.flatMap((line) => (JSON.parse(line) as { outcome?: string }).outcome ?? [])

test("a signed event has its effect, is recorded and answered in the partner's format", async () => {
  const id = randomUUID()
  expect(await sendEvent({ id })).toEqual(done)
  expect(await notes()).toBe(1)
  expect(await eventOf(id)).toEqual({
    partner: 'alpha',
    event_id: id,
    kind: 'note.written',
    outcome: 'applied',
    received_at: server.clock.now(),
  })
})

test('verifies the bytes as received, however oddly they are formatted', async () => {
  const body = `{ "id":"odd-${randomUUID()}",\r\n\t"type":"note.written","data":{"title":"\\u6797\\u6653 林晓 1.0"}}  `
  expect(await sendEvent({ body })).toEqual(done)
})

test.each<[string, EventOptions]>([
  ['a forged signature', { secret: 'guess' }],
  ['the secret of another partner', { secret: 'secret of beta' }],
  ['a body changed on the way', { sent: '{"id":"x","type":"note.written","data":{"title":"mine"}}' }],
  ['one space more', { body: '{"id":"x","type":"t","data":{}}', sent: '{"id":"x","type":"t","data":{} }' }],
  ['a signature from before the window', { at: Date.now() - eventWindowMs - 60_000 }],
  ['a signature from after the window', { at: Date.now() + eventWindowMs + 60_000 }],
  ['data of another shape', { body: '{"id":"x","type":"note.written","data":{"title":7}}' }],
  ['a NUL', { body: '{"id":"x","type":"note.written","data":{"title":"a\\u0000"}}' }],
  ['no JSON', { body: '<xml/>' }],
  ['nothing at all', { body: '' }],
])('%s is refused, changes nothing, and is logged without its body', async (_, sending) => {
  expect(await sendEvent(sending)).toEqual(no)
  expect(await notes()).toBe(0)
  expect(await eventOf('x')).toBeUndefined()
  expect(outcomes()).toHaveLength(1)
  expect(lines.join()).not.toContain('mine')
})

test('refuses a call without a signature', async () => {
  const response = await server.fetch(urlOf(calls.alpha), { method: 'POST', body: '{}' })
  expect(response.status).toBe(401)
})

test('accepts a nonce only once, even for another event', async () => {
  const nonce = randomUUID()
  expect(await sendEvent({ nonce })).toEqual(done)
  expect(await sendEvent({ nonce })).toEqual(no)
  expect(await notes()).toBe(1)
  expect(outcomes()).toEqual(['applied', 'replayed'])
})

test('two partners may use the same nonce and the same event id', async () => {
  const same = { nonce: randomUUID(), id: randomUUID() }
  expect(await sendEvent(same)).toEqual(done)
  expect(await sendEvent({ ...same, partner: 'beta' })).toEqual({ http: 200, verdict: 'beta thanks' })
  expect(await notes()).toBe(2)
})

test('ten concurrent copies of an event have one effect and each gets a success', async () => {
  const id = randomUUID()
  const replies = await Promise.all(Array.from({ length: 10 }, () => sendEvent({ id })))
  expect(replies).toEqual(Array.from({ length: 10 }, () => done))
  expect(await notes()).toBe(1)
  expect(outcomes().toSorted()).toEqual(['applied', ...Array.from({ length: 9 }, () => 'repeated')])
})

test('an outdated event is accepted and changes nothing', async () => {
  const id = randomUUID()
  expect(await sendEvent({ id, title: 'old' })).toEqual(done)
  expect((await eventOf(id))?.outcome).toBe('ignored')
})

test('an event that comes too early leaves nothing behind, and the same call is accepted later', async () => {
  const early = { id: randomUUID(), title: 'early', nonce: randomUUID(), at: Date.now() }
  expect(await sendEvent(early)).toEqual(later)
  expect([await notes(), await eventOf(early.id)]).toEqual([0, undefined])
  isTime = true
  expect(await sendEvent(early)).toEqual(done)
  expect(await notes()).toBe(1)
})

test('reports an internal error as such, rolls it back, and accepts the call again', async () => {
  const broken = { id: randomUUID(), title: 'broken', nonce: randomUUID() }
  expect(await sendEvent(broken)).toEqual(later)
  expect(await sendEvent(broken)).toEqual(later)
  expect(await notes()).toBe(0)
  expect(lines.join()).toContain('an event of a partner broke')
})

test('refuses a body that is too long by its declared length, before reading it', async () => {
  expect(await sendEvent({ title: 'x'.repeat(3_000) })).toEqual({ http: 413, verdict: 'alpha no' })
  const { port, hostname } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  // Declares a length and never sends the body: a server that waits for it would not answer.
  socket.write(
    `POST ${urlOf(calls.alpha)} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 900000\r\n\r\n`,
  )
  const answer = await new Promise<string>((resolve) =>
    socket.once('data', (bytes) => resolve(String(bytes))),
  )
  socket.destroy()
  expect(answer).toContain('413')
})

test('refuses a partner beyond its limit for the rest of the minute, not counting unsigned calls', async () => {
  for (let stranger = 0; stranger < 30; stranger += 1) await sendEvent({ secret: 'guess' })
  for (let count = 0; count < 20; count += 1) expect(await sendEvent()).toEqual(done)
  expect(await sendEvent()).toEqual(later)
  expect(await sendEvent({ partner: 'beta' })).toMatchObject({ http: 200 })
  server.clock.advance({ minutes: 1 })
  expect(await sendEvent()).toEqual(done)
})

test('an unknown partner has no route', async () => {
  const response = await server.fetch(urlOf(calls.alpha).replace('alpha', 'gamma'), { method: 'POST' })
  expect(response.status).toBe(404)
  const unwired = { table: { sample: calls }, handlers: { sample: { alpha: write, beta: write } } }
  await expect(startServer({ calls: { ...unwired, inbound: {} } })).rejects.toThrow('alpha')
})

test('no session, staff token or program key gives access to a partner call', async () => {
  const authorization = `Basic ${Buffer.from('program:a secret of sixteen').toString('base64')}`
  for (const header of [authorization, 'Bearer anything']) {
    const response = await server.fetch(urlOf(calls.alpha), {
      method: 'POST',
      headers: { authorization: header, [eventHeaders.nonce]: 'n' },
      body: '{}',
    })
    expect(response.status).toBe(401)
  }
})

test('counts refusals and effects by partner', async () => {
  await sendEvent()
  await sendEvent({ secret: 'guess' })
  const metrics = await (await server.fetch('/metrics')).text()
  expect(metrics).toMatch(/partner_events_total\{partner="alpha",outcome="applied"\} \d/)
  expect(metrics).toMatch(/partner_events_total\{partner="alpha",outcome="badSignature"\} \d/)
})

test('deletes events once no partner can repeat them any more', async () => {
  const id = randomUUID()
  await sendEvent({ id })
  const forget = () => forgetOldEvents.run({}, { ...server.services, db: server.db } as JobContext)
  server.clock.advance({ days: 180 })
  await forget()
  expect(await eventOf(id)).toBeDefined()
  server.clock.advance({ seconds: 1 })
  await forget()
  expect(await eventOf(id)).toBeUndefined()
})
