import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { prefixes, type Call, type Input, type Output } from '@yf/contract/call'
import { consultationCalls, liveRoomPath } from '@yf/contract/consultation'
import { inquiryEvents, type InquiryEvent } from '@yf/partner-contract/jinli-inquiries'
import { signedHeaders } from '@yf/partner-contract/signed-event'
import { turns } from '#testkit/campaign.ts'
import { testDatabase, type TestDatabase } from '#testkit/database.ts'
import { figures } from '#testkit/matrix/figures.ts'
import { startProcess, type ServerProcess } from '#testkit/process.ts'
import { recount } from '#testkit/recount/recount.ts'
import { startSandbox, type TestSandbox } from '#testkit/sandbox.ts'
import { callOver } from '#testkit/server.ts'
import { idOf } from '#seeds/ids.ts'
import { systemClock } from '#platform/clock.ts'
import { issueSession } from '#platform/session/sessions.ts'
import { doctor, hospitalSecret, startInput } from './test-hospital.ts'

// Every kill costs the start of a process, and work that it held is taken up by another after most of a minute.
vi.setConfig({ testTimeout: turns({ usually: 180_000, inCampaign: 3_600_000 }), hookTimeout: 120_000 })

const steps = ['start', 'accepted', 'send', 'message', 'ended'] as const
type StepName = (typeof steps)[number]
const delays = [0, 3, 8, 15, 30, 60]
/** Usually where a kill leaves no work behind that somebody else has to wait for; in a campaign everywhere. */
const kills: readonly (readonly [StepName, number])[] =
  turns({ usually: 0, inCampaign: 1 }) === 0
    ? [['accepted', 3]]
    : delays.flatMap((delay) => steps.map((step) => [step, delay] as const))

const dataDir = mkdtempSync(path.join(tmpdir(), 'yf-killed-room-'))
let base: TestDatabase
let sandbox: TestSandbox
let env: Record<string, string>
let token: string
let current: ServerProcess
/** Stands ready, so that after a kill nobody waits for a start. */
let spare: Promise<ServerProcess>

beforeAll(async () => {
  base = await testDatabase({ demo: true })
  // Processes live today, the demo data on a day of their own: what was given has to last until now.
  const end_time = new Date(Date.now() + 86_400_000)
  await base.db.updateTable('equity_package').set({ end_time }).execute()
  sandbox = await startSandbox()
  env = {
    DATABASE_URL: base.url,
    DATA_DIR: dataDir,
    OCR_PROCESSES: '0',
    DEMO_DATA: 'off',
    JINLI_BASE_URL: `${sandbox.url}/jinli`,
  }
  token = await issueSession(base.db, systemClock, idOf('account', 'zhoulan'))
  ;[current, spare] = [await startProcess(env), startProcess(env)]
})
afterAll(async () => {
  await Promise.all([current?.stop(), spare?.then((server) => server.stop())])
  await sandbox.close()
  await base.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function kill(): Promise<void> {
  const dying = current
  dying.signal('SIGKILL')
  const next = await spare
  spare = startProcess(env)
  await dying.ended
  current = next
}

/** As app and hospital do it: the same again until there is an answer. */
async function persist<Answer>(
  ask: () => Promise<Answer | null>,
  strike?: () => Promise<void>,
): Promise<Answer> {
  let interfere = strike
  for (;;) {
    const asked = ask()
    const meanwhile = interfere?.()
    interfere = undefined
    const [answer] = await Promise.all([asked, meanwhile])
    if (answer !== null) return answer
    await wait(20)
  }
}

function call<C extends Call>(row: C, input: Input<C>): () => Promise<Output<C> | null> {
  const key = randomUUID()
  return async () => {
    const answered = await callOver(current.url, row, input, { token, key }).catch(() => null)
    if (answered === null) return null
    if (answered.success) return answered.result
    if (answered.http >= 500 || answered.code === 1010) return null
    throw new Error(`${row.path}: ${answered.message}`)
  }
}

function event(name: InquiryEvent, data: object): () => Promise<true | null> {
  const { path: address, type } = inquiryEvents[name]
  const body = JSON.stringify({ id: randomUUID(), type, data })
  return async () => {
    const sealed = { timestamp: String(Date.now()), nonce: randomUUID(), body }
    const init = { method: 'POST', headers: signedHeaders(sealed, hospitalSecret), body }
    const response = await fetch(current.url + prefixes.partner + address, init).catch(() => null)
    return response?.ok ? true : null
  }
}

/** One consultation from start to end; in one of its steps the server dies, so many milliseconds after it was asked. */
async function consult(killedIn: StepName, delay: number): Promise<string> {
  const struck = async () => {
    await wait(delay)
    await kill()
  }
  const strike = (step: StepName) => (step === killedIn ? struck : undefined)
  const { id } = await persist(call(consultationCalls.start, startInput('zhoulan')), strike('start'))
  await expect.poll(() => inquiryOf(id), { timeout: 120_000 }).not.toBeNull()
  const about = () => ({ inquiryNo: id, at: Date.now() })
  await persist(event('accepted', { ...about(), doctor }), strike('accepted'))
  const message = { id, messageId: randomUUID(), writtenAt: Date.now(), words: '还疼' }
  await persist(call(consultationCalls.send, message), strike('send'))
  const said = { ...about(), messageNo: randomUUID(), words: '多喝水', fileNo: null }
  await persist(event('message', said), strike('message'))
  const told = { summary: '', diagnosis: '咽炎', advice: '', followUpDay: null }
  await persist(event('ended', { ...about(), ...told }), strike('ended'))
  return id
}

const inquiryOf = async (id: string) => {
  const response = await fetch(`${sandbox.url}/jinli/desk/${id}`)
  return response.ok ? ((await response.json()) as { said: { words: string }[] }) : null
}

test(`${kills.length} servers are killed in the midst of consultations: nothing is lost or doubled`, async () => {
  const ids: string[] = []
  for (const [step, delay] of kills) ids.push(await consult(step, delay))
  for (const id of ids) {
    const { messages, standing } = await persist(call(consultationCalls.messages, { id, after: 0 }))
    expect(standing.state).toBe(3)
    const said = messages.filter(({ speaker }) => speaker !== 'system').map(({ words }) => words)
    expect(said).toEqual(['还疼', '多喝水'])
    const heard = async () => (await inquiryOf(id))?.said.map(({ words }) => words)
    await expect.poll(heard, { timeout: 120_000 }).toEqual(['还疼'])
  }
  const all = (await (await fetch(`${sandbox.url}/jinli/desk`)).json()) as object[]
  expect(all).toHaveLength(kills.length)
  const wrong = await recount(base.db)
  figures({ kills: kills.length, consultations: ids.length, wrong: wrong.length })
  expect(wrong).toEqual([])
})

test('who listens at one process hears what came to the other', async () => {
  const { id } = await persist(call(consultationCalls.start, startInput('zhoulan')))
  const listener = await spare
  const hangUp = new AbortController()
  const live = await fetch(`${listener.url}${liveRoomPath}?id=${id}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: hangUp.signal,
  })
  let heard = ''
  const reading = (async () => {
    for await (const chunk of live.body!.pipeThrough(new TextDecoderStream())) heard += chunk
  })().catch(() => undefined)
  await persist(event('accepted', { inquiryNo: id, at: Date.now(), doctor }))
  await expect.poll(() => heard).toContain('医生已接诊')
  hangUp.abort()
  await reading
})
