import { randomUUID } from 'node:crypto'
import { urlOf } from '@yf/contract/call'
import { sleepCalls } from '@yf/contract/sleep'
import { sleepEvents } from '@yf/contract/sleep-events'
import { packageStates } from '@yf/domain/equity'
import { signedHeaders } from '@yf/partner-contract/signed-event'
import type { DemoServer } from '#testkit/demo-server.ts'
import type { TestSandbox } from '#testkit/sandbox.ts'
import { idOf } from '#seeds/ids.ts'
import { newId } from '#platform/ids.ts'

const secret = 'sandbox-sleep-secret'

export const programmeAt = ({ url }: TestSandbox) => ({
  sleep: { baseUrl: `${url}/sleep`, channel: 'sandbox-sleep', secret },
})

export const playProgramme = ({ url }: TestSandbox, scenario: string | null) =>
  fetch(`${url}/scenarios/sleep`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scenario }),
  })

/** The calls that the programme received about this person or phone, oldest first. */
export async function receivedBy(
  { url }: TestSandbox,
  of: string,
): Promise<{ what: string; text: string }[]> {
  const items = (await (await fetch(`${url}/inbox/sleep?of=${of}`)).json()) as {
    what: string
    text: string
  }[]
  return items.toReversed()
}

/** An event signed by the programme, or by somebody else. */
export async function sendSleepEvent(
  server: DemoServer,
  { id = randomUUID(), type, data, key = secret }: { id?: string; type: string; data: object; key?: string },
): Promise<number> {
  const body = JSON.stringify({ id, type, data })
  const encrypted = { timestamp: String(Date.now()), nonce: randomUUID(), body }
  const headers = signedHeaders(encrypted, key)
  return (await server.fetch(urlOf(sleepEvents.courseNotice), { method: 'POST', headers, body })).status
}

/** Seven answers of this many points each. */
export const insomniaOf = (value: number) => ({
  code: 'ISI' as const,
  answers: ['falling', 'staying', 'early', 'content', 'daytime', 'noticed', 'worry'].map((item) => ({
    item,
    value,
  })),
})

/** 冯启航, who has an entitlement and no course: assessed, and by default participating. */
export async function sleeper(server: DemoServer, { takesPart = true } = {}) {
  const companyId = idOf('company', 'yuanli')
  const accountId = idOf('account', '冯启航')
  const token = await server.tokenOf('冯启航')
  await server.call(sleepCalls.answer, insomniaOf(2), { token })
  if (takesPart) await server.call(sleepCalls.enrol, { companyId, consent: 1 }, { token })
  return { companyId, accountId, token }
}

/** Resets him to the initial state. */
export async function forgetSleeper(server: DemoServer): Promise<void> {
  const account_id = idOf('account', '冯启航')
  for (const table of [
    'sleep_person',
    'sleep_answer',
    'sleep_night',
    'sleep_course',
    'sleep_report',
  ] as const)
    await server.db.deleteFrom(table).where('account_id', '=', account_id).execute()
  // The use of the old package stays in the ledger.
  const ofHis = server.db.selectFrom('equity_package').selectAll().where('account_id', '=', account_id)
  const had = await ofHis.executeTakeFirstOrThrow()
  await server.db.deleteFrom('equity_package').where('id', '=', had.id).execute()
  const fresh = { ...had, id: newId(), used: 0, status: packageStates.usable }
  await server.db.insertInto('equity_package').values(fresh).execute()
}
