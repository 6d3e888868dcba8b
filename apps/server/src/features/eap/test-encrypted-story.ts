import { eapAdminCalls as calls } from '@yf/contract/eap-admin'
import { eapCalls } from '@yf/contract/eap'
import { fromMoment } from '@yf/domain/dates'
import { idOf } from '#seeds/ids.ts'
import type { DemoServer } from '#testkit/demo-server.ts'
import { becomePaid } from '#features/orders/become-paid.ts'
import { orderById } from '#features/orders/public.ts'
import { workOf } from '#testkit/work-of.ts'
import { adminOf, giveSessions } from './admin/test-eap-admin.ts'

/** Unique texts, one for each field where a member writes. */
export const storyTexts = {
  first: '星尘绣球七二九一',
  second: '星尘绣球七二九二',
  spouse: '星尘绣球七二九三',
  appraisal: '星尘绣球七二九四',
  cancelled: '星尘绣球七二九五',
  paid: '星尘绣球七二九六',
  unpaid: '星尘绣球七二九七',
  counsellor: '秘语者洛十九',
} as const

export interface EncryptedStory {
  readonly bookingIds: readonly string[]
  readonly counsellorId: string
}

/** 陈默 has sessions of his own through his wife's company. */
export const giveSpouseSessions = (server: DemoServer) =>
  giveSessions(server, { holder: 'linxiao', familyId: idOf('family', 'linxiao/spouse') })

/**
 * 顾清和 books, attends, rates, books again and is cancelled by staff; 陈默, husband of 林晓, books too. Everything
 * through HTTP, with planted texts wherever a member writes.
 */
export async function counselled(server: DemoServer): Promise<EncryptedStory> {
  let staff = await server.staffTokenOf('counselling1')
  const { openCounsellor, timeOf, book } = adminOf(server, () => staff)
  const counsellorId = await openCounsellor({ name: storyTexts.counsellor, priceFen: 30_000 })

  await giveSessions(server, { holder: '顾清和' })
  const gu = await server.tokenOf('顾清和')
  const first = await book(gu, await timeOf(counsellorId, gu), storyTexts.first)
  server.clock.set(fromMoment(first.result.startTime))
  staff = await server.staffTokenOf('counselling1')
  const later = await server.tokenOf('顾清和')
  await server.call(calls.finish, { id: first.result.id }, { token: staff })
  const appraisal = { id: first.result.id, stars: 5, tags: ['warm' as const], words: storyTexts.appraisal }
  await server.call(eapCalls.appraise, appraisal, { token: later })
  const second = await book(later, await timeOf(counsellorId, later, 3), storyTexts.second)
  await server.call(calls.cancel, { id: second.result.id, reason: storyTexts.cancelled }, { token: staff })

  const chen = await server.tokenOf('chenmo')
  const third = await book(chen, await timeOf(counsellorId, chen, 4), storyTexts.spouse)
  const bought = await boughtAlone(server, { staff, counsellorId })
  return { counsellorId, bookingIds: [first, second, third, ...bought].map(({ result }) => result.id) }
}

/** 李若彤 has no sessions and pays: staff cancel one booking before the payment, one is paid. */
async function boughtAlone(
  server: DemoServer,
  { staff, counsellorId }: { readonly staff: string; readonly counsellorId: string },
) {
  const { timeOf, book } = adminOf(server, () => staff)
  const token = await server.tokenOf('李若彤')
  const pay = { payFen: 30_000 }
  const dropped = await book(token, await timeOf(counsellorId, token, 5), storyTexts.unpaid, pay)
  await server.call(calls.cancel, { id: dropped.result.id, reason: storyTexts.cancelled }, { token: staff })
  const paidBooking = await book(token, await timeOf(counsellorId, token, 6), storyTexts.paid, pay)
  const ctx = workOf(server)
  await ctx.transaction(async (inner) => {
    const order = (await orderById(inner.db, paidBooking.result.payment!.orderId))!
    await becomePaid(inner, order, inner.clock.now())
  })
  return [dropped, paidBooking]
}
