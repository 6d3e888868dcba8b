import { randomUUID } from 'node:crypto'
import type { Call, Input, SentInput } from '@yf/contract/call'
import { urlOf } from '@yf/contract/call'
import { highExamCalls } from '@yf/contract/high-exam'
import { highExamEvents } from '@yf/contract/high-exam-events'
import { addDays, shanghaiDay } from '@yf/domain/dates'
import { signedHeaders } from '@yf/partner-contract/signed-event'
import type { DemoServer } from '#testkit/demo-server.ts'
import type { TestSandbox } from '#testkit/sandbox.ts'
import { idOf } from '#seeds/ids.ts'
import { newId } from '#platform/ids.ts'

const secret = 'sandbox-fengshi-secret'
export const software = idOf('company', 'xinghe-software')
export const institutionCode = 'sh-jingan'

export const fengshiAt = ({ url }: TestSandbox) => ({
  fengshi: { baseUrl: `${url}/fengshi`, merchant: 'sandbox-fengshi', secret },
})

const asJson = { 'content-type': 'application/json' }

/** For one phone, or for everybody. */
export const playProvider = ({ url }: TestSandbox, scenario: string | null, key?: string) =>
  fetch(`${url}/scenarios/fengshi`, {
    method: 'PUT',
    headers: asJson,
    body: JSON.stringify({ scenario, ...(key ? { key } : {}) }),
  })

/** Actions of the institution's staff. */
export const asInstitution = async (
  { url }: TestSandbox,
  path: string,
  fields: object = {},
): Promise<number> =>
  (
    await fetch(`${url}/fengshi/controls/${path}`, {
      method: 'POST',
      headers: asJson,
      body: JSON.stringify(fields),
    })
  ).status

export interface ProviderOrder {
  readonly orderNo: string
  readonly status: string
  readonly date: string
}

export const ordersAtPartner = async ({ url }: TestSandbox): Promise<ProviderOrder[]> =>
  (await (await fetch(`${url}/fengshi/controls`)).json()) as ProviderOrder[]

type EventName = keyof typeof highExamEvents
const types: Readonly<Record<EventName, string>> = {
  orderConfirmed: 'order.confirmed',
  orderRefused: 'order.refused',
  reportReady: 'report.ready',
}

export interface EncryptedEvent {
  readonly headers: Record<string, string>
  readonly body: string
}

/** An event signed by FENGSHI, or by somebody else. */
export function encrypted(
  name: EventName,
  data: object,
  { id = randomUUID() as string, key = secret } = {},
): EncryptedEvent {
  const body = JSON.stringify({ id, type: types[name], data })
  return { headers: signedHeaders({ timestamp: String(Date.now()), nonce: randomUUID(), body }, key), body }
}

export const send = async (
  server: DemoServer,
  name: EventName,
  { headers, body }: EncryptedEvent,
): Promise<number> =>
  (await server.fetch(urlOf(highExamEvents[name]), { method: 'POST', headers, body })).status

export const sendExamEvent = (
  server: DemoServer,
  name: EventName,
  data: object,
  how: { id?: string; key?: string } = {},
): Promise<number> => send(server, name, encrypted(name, data, how))

export interface Visitor {
  readonly accountId: string
  readonly token: string
  readonly packageId: string
}

/** A newcomer of 星河软件 with this many exams of their own. */
export async function visitor(server: DemoServer, name: string, total = 2): Promise<Visitor> {
  const accountId = idOf('account', name)
  const packageId = newId()
  const now = server.clock.now().getTime()
  await server.db
    .insertInto('equity_package')
    .values({
      company_id: software,
      account_id: accountId,
      family_id: null,
      id: packageId,
      kind: 'card',
      name: '高端体检卡',
      summary: '',
      supplier_code: 'FENGSHI_HIGH_EXAM',
      start_time: new Date(now - 86_400_000),
      end_time: new Date(now + 90 * 86_400_000),
      status: 1,
      total,
      used: 0,
    })
    .execute()
  return { accountId, packageId, token: await server.tokenOf(name) }
}

export const leftOf = async (server: DemoServer, { packageId }: Visitor): Promise<number> => {
  const row = await server.db
    .selectFrom('equity_package')
    .select(['total', 'used'])
    .where('id', '=', packageId)
    .executeTakeFirstOrThrow()
  return row.total - row.used
}

/** This many days from today, or the next open day: institutions are closed on Sundays. */
export function openDay(server: DemoServer, from: number): string {
  const day = addDays(shanghaiDay(server.clock.now()), from)
  return new Date(`${day}T00:00:00Z`).getUTCDay() === 0 ? addDays(day, 1) : day
}

export function examsOf(server: DemoServer) {
  const as =
    <C extends Call>(call: C) =>
    (who: { readonly token: string }, input: SentInput<C>, key?: string) =>
      server.call(call, input, { token: who.token, ...(key ? { key } : {}) })
  return {
    book: (who: Visitor, wish: Partial<Input<typeof highExamCalls.book>> = {}, key?: string) =>
      as(highExamCalls.book)(
        who,
        {
          companyId: software,
          packageId: who.packageId,
          institutionCode,
          packageCode: 'classic',
          day: openDay(server, 10),
          marriage: 'single',
          ...wish,
        },
        key,
      ),
    booking: (who: { readonly token: string }, id: string) => as(highExamCalls.booking)(who, { id }),
    change: (who: { readonly token: string }, id: string, day: string, key?: string) =>
      as(highExamCalls.change)(who, { id, day }, key),
    cancel: (who: { readonly token: string }, id: string) => as(highExamCalls.cancel)(who, { id }),
    noticesOf: (accountId: string) =>
      server.db
        .selectFrom('notice')
        .select(['title', 'jump_url'])
        .where('account_id', '=', accountId)
        .where('title', 'like', '体检%')
        .orderBy('created_at')
        .orderBy('id')
        .execute(),
  }
}
