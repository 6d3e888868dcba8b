import { randomUUID } from 'node:crypto'
import { mallCalls } from '@yf/contract/mall'
import { mallOrderCalls } from '@yf/contract/mall-orders'
import { pointsCalls } from '@yf/contract/points'
import { companyId, shopOf } from '#features/mall/test-shop.ts'
import type { DemoServer } from '#testkit/demo-server.ts'
import { enterMall } from '#testkit/mall-token.ts'

/** A second, naive implementation: counts fen by fen. */
export function naiveDiscountFen(mostPoints: number, priceFen: number, pointsForFen: number) {
  let [points, fen] = [0, 0]
  while (fen < priceFen && points + pointsForFen <= mostPoints) {
    points += pointsForFen
    fen += 1
  }
  return { points, fen }
}

/** Enters the mall as 林晓 with present prices; the next entry ends this session. */
export async function enterShop(server: DemoServer) {
  const { token, mallToken } = await enterMall(server, 'linxiao')
  const atMall = { token: mallToken }
  const { pointsPerFen } = (await server.call(mallCalls.canvas, { companyId }, atMall)).result
  const { pointsPerYuan } = (await server.call(pointsCalls.ratio, { companyId }, { token })).result
  const shop = shopOf(
    server,
    () => mallToken,
    () => '',
  )
  return {
    pointsPerFen,
    pointsPerYuan,
    buy: (points: number, moneyFen: number) => shop.place({ points, moneyFen }),
    cancel: (orderId: string) =>
      server.call(mallOrderCalls.cancel, { orderId }, { ...atMall, key: randomUUID() }),
  }
}
