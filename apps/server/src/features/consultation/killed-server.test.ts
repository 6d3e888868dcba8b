import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { prefixes } from '@yf/contract/call'
import { consultationCalls, liveRoomPath } from '@yf/contract/consultation'
import { inquiryEvents, type InquiryEvent } from '@yf/partner-contract/jinli-inquiries'
import { signedHeaders } from '@yf/partner-contract/signed-event'
import { turns } from '#testkit/campaign.ts'
import { testDatabase, type TestDatabase } from '#testkit/database.ts'
import { startKillable, type Killable } from '#testkit/killable.ts'
import { figures } from '#testkit/matrix/figures.ts'
import { recount } from '#testkit/recount/recount.ts'
import { startSandbox, type TestSandbox } from '#testkit/sandbox.ts'
import { idOf } from '#seeds/ids.ts'
import { systemClock } from '#platform/clock.ts'
import { issueSession } from '#platform/session/sessions.ts'
import { doctor, hospitalSecret, startInput } from './test-hospital.ts'

// Every kill costs the start of a process, and another process takes over its work after most of a minute.
vi.setConfig({ testTimeout: turns({ usually: 180_000, inCampaign: 3_600_000 }), hookTimeout: 120_000 })

const steps = ['start', 'accepted', 'send', 'message', 'ended'] as const
type StepName = (typeof steps)[number]
const delays = [0, 3, 8, 15, 30, 60]
/** Usually at a step without pending work that another process has to take over; in a campaign at every step. */
const kills: readonly (readonly [StepName, number])[] =
  turns({ usually: 0, inCampaign: 1 }) === 0
    ? [['accepted', 3]]
    : delays.flatMap((delay) => steps.map((step) => [step, delay] as const))

const dataDir = mkdtempSync(path.join(tmpdir(), 'yf-killed-room-'))
let base: TestDatabase
let sandbox: TestSandbox
let token: string
let server: Killable
/** The dates of the set-up are not those of the benefit plans; nothing else is wrong before the first kill. */
let wrongBefore: string[]

beforeAll(async () => {
  base = await testDatabase({ demo: true })
  // The processes use today's date, the demo data a fixed one: the packages must be valid today and suffice for all
  // rounds.
  const end_time = new Date(Date.now() + 86_400_000)
  await base.db.updateTable('equity_package').set({ end_time }).execute()
  const hers = idOf('package', 'zhou-doctor')
  await base.db.updateTable('equity_package').set({ total: 1_000 }).where('id', '=', hers).execute()
  wrongBefore = (await recount(base.db)).toSorted()
  sandbox = await startSandbox()
  const env = {
    DATABASE_URL: base.url,
    DATA_DIR: dataDir,
    OCR_PROCESSES: '0',
    DEMO_DATA: 'off',
    JINLI_BASE_URL: `${sandbox.url}/jinli`,
  }
  token = await issueSession(base.db, systemClock, idOf('account', 'zhoulan'))
  // One spare: the last process listens while another works.
  server = await startKillable(env, kills.length + 1)
})
afterAll(async () => {
  await server?.close()
  await sandbox.close()
  await base.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

function event(name: InquiryEvent, data: object): (url: string) => Promise<true | null> {
  const { path: address, type } = inquiryEvents[name]
  const body = JSON.stringify({ id: randomUUID(), type, data })
  return async (url) => {
    const encrypted = { timestamp: String(Date.now()), nonce: randomUUID(), body }
    const init = { method: 'POST', headers: signedHeaders(encrypted, hospitalSecret), body }
    const response = await fetch(url + prefixes.partner + address, init).catch(() => null)
    return response?.ok ? true : null
  }
}

/**
 * One consultation from start to end; the server is killed in one of its steps, the given number of milliseconds
 * after the call.
 */
async function consult(killedIn: StepName, delay: number): Promise<string> {
  const strike = (step: StepName) => (step === killedIn ? server.killAfter(delay) : undefined)
  const { id } = await server.persist(token, consultationCalls.start, startInput('zhoulan'), strike('start'))
  await expect.poll(() => inquiryOf(id), { timeout: 120_000 }).not.toBeNull()
  const about = () => ({ inquiryNo: id, at: Date.now() })
  await server.until(event('accepted', { ...about(), doctor }), strike('accepted'))
  const message = { id, messageId: randomUUID(), writtenAt: Date.now(), words: '还疼' }
  await server.persist(token, consultationCalls.send, message, strike('send'))
  const said = { ...about(), messageNo: randomUUID(), words: '多喝水', fileNo: null }
  await server.until(event('message', said), strike('message'))
  const conclusion = { summary: '', diagnosis: '咽炎', advice: '', followUpDay: null }
  await server.until(event('ended', { ...about(), ...conclusion }), strike('ended'))
  return id
}

const inquiryOf = async (id: string) => {
  const response = await fetch(`${sandbox.url}/jinli/controls/${id}`)
  return response.ok ? ((await response.json()) as { messages: { words: string }[] }) : null
}

test(`${kills.length} servers killed during consultations lose and duplicate nothing`, async () => {
  expect(wrongBefore.filter((one) => !one.startsWith('a benefit is given for the days'))).toEqual([])
  const ids: string[] = []
  for (const [step, delay] of kills) ids.push(await consult(step, delay))
  for (const id of ids) {
    const { messages, standing } = await server.persist(token, consultationCalls.messages, { id, after: 0 })
    expect(standing.state).toBe(3)
    const said = messages.filter(({ speaker }) => speaker !== 'system').map(({ words }) => words)
    expect(said).toEqual(['还疼', '多喝水'])
    const receivedTexts = async () => (await inquiryOf(id))?.messages.map(({ words }) => words)
    await expect.poll(receivedTexts, { timeout: 120_000 }).toEqual(['还疼'])
  }
  const all = (await (await fetch(`${sandbox.url}/jinli/controls`)).json()) as object[]
  expect(all).toHaveLength(kills.length)
  const wrong = (await recount(base.db)).toSorted()
  figures({ kills: kills.length, consultations: ids.length, wrong: wrong.length })
  expect(wrong).toEqual(wrongBefore)
})

test('a listener at one process receives what arrived at the other', async () => {
  const { id } = await server.persist(token, consultationCalls.start, startInput('zhoulan'))
  const hangUp = new AbortController()
  const live = await fetch(`${await server.beside()}${liveRoomPath}?id=${id}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: hangUp.signal,
  })
  let receivedTexts = ''
  const reading = (async () => {
    for await (const chunk of live.body!.pipeThrough(new TextDecoderStream())) receivedTexts += chunk
  })().catch(() => undefined)
  await server.until(event('accepted', { inquiryNo: id, at: Date.now(), doctor }))
  await expect.poll(() => receivedTexts).toContain('医生已接诊')
  hangUp.abort()
  await reading
})
