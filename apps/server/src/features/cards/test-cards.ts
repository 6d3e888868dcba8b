import { randomUUID } from 'node:crypto'
import { urlOf } from '@yf/contract/call'
import { cardCalls } from '@yf/contract/cards'
import { cardEvents } from '@yf/contract/cards-events'
import { signedHeaders } from '@yf/partner-contract/signed-event'
import type { DemoServer } from '#testkit/demo-server.ts'
import { idOf } from '#seeds/ids.ts'
import { newId } from '#platform/ids.ts'

export const companyId = idOf('company', 'xinghe-software')
export const spouse = idOf('family', 'tang/spouse')

const secrets = { fuya: 'sandbox-fuya-secret', jinghe: 'sandbox-jinghe-secret' }
type Provider = keyof typeof secrets

interface ProviderEvent {
  readonly provider?: Provider
  readonly signer?: Provider
  readonly id?: string
  readonly type?: string
  readonly bookingNo?: string
  readonly packageId: string
  readonly memberNo: string
}

/** An event signed by a provider, or by somebody else. */
export async function sendProviderEvent(server: DemoServer, event: ProviderEvent): Promise<number> {
  const { provider = 'fuya', signer = provider, type = 'booking.made', packageId, memberNo } = event
  const body = JSON.stringify({
    id: event.id ?? randomUUID(),
    type,
    data: {
      bookingNo: event.bookingNo ?? randomUUID(),
      benefitNo: `${companyId}.${packageId}`,
      memberNo,
      institution: '瑞安医院',
      item: '心内科陪诊',
      startTime: '2026-03-09 09:30:00',
    },
  })
  const encrypted = { timestamp: String(Date.now()), nonce: randomUUID(), body }
  const headers = signedHeaders(encrypted, secrets[signer])
  const row = provider === 'fuya' ? cardEvents.fuyaBooking : cardEvents.jingheBooking
  return (await server.fetch(urlOf(row), { method: 'POST', headers, body })).status
}

/** An unused card of 唐以宁. */
export async function freshCard(server: DemoServer, change: object = {}): Promise<string> {
  const like = await server.db
    .selectFrom('equity_package')
    .selectAll()
    .where('id', '=', idOf('package', 'tang-escort'))
    .executeTakeFirstOrThrow()
  const id = newId()
  await server.db
    .insertInto('equity_package')
    .values({ ...like, id, ...change })
    .execute()
  return id
}

export const cardStateOf = (server: DemoServer, id: string) =>
  server.db
    .selectFrom('equity_package')
    .select(['used', 'family_id', 'status'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

export const cardCaller = (server: DemoServer, token: string) => ({
  detail: (id: string) => server.call(cardCalls.detail, { companyId, id }, { token }),
  bookings: (id: string) => server.call(cardCalls.bookings, { companyId, id }, { token }),
  give: (id: string, userFamilyId = spouse) =>
    server.call(cardCalls.give, { companyId, id, userFamilyId }, { token }),
  takeBack: (id: string) => server.call(cardCalls.takeBack, { companyId, id }, { token }),
})
