import assert from 'node:assert/strict'
import { mallCalls } from '@yf/contract/mall'
import { mallCodes } from '@yf/contract/errors'
import { orderCalls } from '@yf/contract/orders'
import { pointsCalls } from '@yf/contract/points'
import { companyId, shopOf } from '#features/mall/test-shop.ts'
import { enterMall } from '../mall-token.ts'
import type { TrialStage } from './trial-stage.ts'

/** Ten members want three items for points and money; one who got an item cancels, and the next one gets it. */
export async function shopping({ server }: TrialStage): Promise<void> {
  const { token, mallToken } = await enterMall(server, 'linxiao')
  const operator = await server.staffTokenOf('operator1')
  const { place, offered } = shopOf(
    server,
    () => mallToken,
    () => operator,
  )
  const { variantId } = await offered(3, 200)
  const quoteInput = { companyId, variantId, quantity: 1 }
  const quote = await server.call(mallCalls.quote, quoteInput, { token: mallToken })
  assert.equal(quote.code, mallCodes.ok, quote.message)
  const paying = { variantId, points: 10 * quote.result.pointsPerFen, moneyFen: 190 }
  const placed = await Promise.all(Array.from({ length: 10 }, () => place(paying)))
  const orders = placed.filter(({ code }) => code === mallCodes.ok)
  assert.equal(orders.length, 3, placed.map(({ message }) => message).join(' '))
  const short = await place(paying)
  assert.notEqual(short.code, mallCodes.ok)
  const { orderId } = orders[0]!.result
  const cancelled = await server.call(orderCalls.cancel, { orderId }, { token })
  assert.equal(cancelled.success, true, cancelled.message)
  const next = await place(paying)
  assert.equal(next.code, mallCodes.ok, next.message)
}

/** Twenty concurrent check-ins count once. */
export async function signingIn({ server }: TrialStage): Promise<void> {
  const token = await server.tokenOf('linxiao')
  const all = await Promise.all(
    Array.from({ length: 20 }, () => server.call(pointsCalls.signIn, { companyId }, { token })),
  )
  for (const { success, message } of all) assert.equal(success, true, message)
  assert.equal(new Set(all.map(({ result }) => result.balance)).size, 1)
  assert.ok(all.filter(({ result }) => result.isNew === 1).length <= 1)
}
