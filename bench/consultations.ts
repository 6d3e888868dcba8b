import { createHash, randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'
import { prefixes } from '@yf/contract/call'
import { liveRoomPath } from '@yf/contract/consultation'
import { inquiryEvents } from '@yf/partner-contract/jinli-inquiries'
import { signedHeaders } from '@yf/partner-contract/signed-event'
import type { ProductStage } from '../e2e/support/stage.ts'

const rooms = 500
const atOnce = 20
const secret = 'sandbox-jinli-secret'

interface BenchConsultation {
  readonly id: string
  readonly token: string
}

/** Five hundred members, each in a room with a doctor: rows as the product writes them, without earlier messages. */
async function fill(databaseUrl: string): Promise<BenchConsultation[]> {
  const opened = Array.from({ length: rooms }, () => ({
    id: randomUUID(),
    accountId: randomUUID(),
    token: randomBytes(32).toString('base64url'),
  }))
  const hashes = opened.map(({ token }) => createHash('sha256').update(token).digest('base64url'))
  const values = [opened.map(({ id }) => id), opened.map(({ accountId }) => accountId), hashes]
  const people = `unnest($1::uuid[], $2::uuid[], $3::text[]) as p(id, account_id, token_hash),
    (select company_id, id as package_id from equity_package limit 1) as given`
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const writes = [
    `insert into account (id, phone_hash, phone_encrypted, name, nick_name, gender, status, created_at)
     select account_id, token_hash, '', '测试', '测试', 1, 'active', now() from ${people}`,
    `insert into session (token_hash, account_id, created_at, last_seen_at)
     select token_hash, account_id, now(), now() from ${people}`,
    `insert into account_company (account_id, company_id) select account_id, company_id from ${people}`,
    `insert into unique_key (kind, key, holder) select 'consultation.id', p.id::text, company_id from ${people}`,
    `insert into consultation (company_id, id, account_id, family_id, state, package_id, request_encrypted, started_at,
       gives_up_at, delivered_at, accepted_at)
     select company_id, p.id, account_id, account_id, 2, package_id, '{}', now(), now(), now(), now() from ${people}`,
  ]
  try {
    for (const write of writes) await client.query(write, values)
  } finally {
    await client.end()
  }
  return opened
}

const megabytes = async (app: string): Promise<number> => {
  const text = await (await fetch(`${app}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1] ?? 0) / 1024 / 1024
}

interface EnteredConsultation {
  /** The room has sent its state. */
  readonly open: Promise<void>
  /** When the doctor's message arrived. */
  readonly received: Promise<number>
}

function enter(app: string, { id, token }: BenchConsultation, signal: AbortSignal): EnteredConsultation {
  const { promise: open, resolve, reject } = Promise.withResolvers<void>()
  const received = (async () => {
    const headers = { authorization: `Bearer ${token}` }
    const response = await fetch(`${app}${liveRoomPath}?id=${id}`, { headers, signal })
    if (!response.ok || !response.body) throw new Error(`a room did not open: ${response.status}`)
    for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
      if (text.includes('event: message')) return performance.now()
      resolve()
    }
    throw new Error('a room was closed')
  })()
  received.catch(reject)
  return { open, received }
}

async function say(app: string, inquiryNo: string): Promise<number> {
  const { path, type } = inquiryEvents.message
  const data = { inquiryNo, at: Date.now(), messageNo: randomUUID(), words: '请问还发热吗？', fileNo: null }
  const body = JSON.stringify({ id: randomUUID(), type, data })
  const encrypted = { timestamp: String(Date.now()), nonce: randomUUID(), body }
  const sentAt = performance.now()
  const init = { method: 'POST', headers: signedHeaders(encrypted, secret), body }
  const { status } = await fetch(app + prefixes.partner + path, init)
  if (status !== 200) throw new Error(`an event was answered with ${status}`)
  return sentAt
}

/** Five hundred open rooms on one server: their memory, and the delay of a doctor's message. */
export async function measureRooms(stage: Pick<ProductStage, 'app' | 'databaseUrl'>): Promise<void> {
  const people = await fill(stage.databaseUrl)
  const hangUp = new AbortController()
  const before = await megabytes(stage.app)
  const received: Promise<number>[] = []
  for (let from = 0; from < people.length; from += atOnce) {
    const entered = people
      .slice(from, from + atOnce)
      .map((consultation) => enter(stage.app, consultation, hangUp.signal))
    await Promise.all(entered.map(({ open }) => open))
    received.push(...entered.map((one) => one.received))
  }
  const open = await megabytes(stage.app)
  const delays: number[] = []
  for (let from = 0; from < people.length; from += atOnce) {
    const some = people.slice(from, from + atOnce)
    const sentAt = await Promise.all(some.map(({ id }) => say(stage.app, id)))
    const arrived = await Promise.all(received.slice(from, from + atOnce))
    delays.push(...arrived.map((at, index) => at - (sentAt[index] ?? 0)))
  }
  const after = await megabytes(stage.app)
  hangUp.abort()
  const sorted = delays.toSorted((one, other) => one - other)
  const at = (part: number) => `${(sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(0)} ms`
  console.log(
    `${rooms} open rooms: ${before.toFixed(0)} MB before, ${open.toFixed(0)} MB open, ${after.toFixed(0)} MB after a message in each;`,
    `from the doctor's word to the phone, ${atOnce} at once: ${at(0.5)} in the middle, ${at(0.95)} for 95 %, ${at(1)} at most`,
  )
}
