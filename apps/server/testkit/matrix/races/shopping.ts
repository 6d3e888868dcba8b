import { idOf } from '#seeds/ids.ts'
import { enterMall } from '#testkit/mall-token.ts'
import type { RaceKit } from './race-kit.ts'

const variantId = idOf('mallVariant', 'towel/标准装')

/** Another key is another order. */
export async function toBuy({ stage: { server } }: RaceKit) {
  const { mallToken: token } = await enterMall(server, 'linxiao')
  const input = {
    companyId: idOf('company', 'xinghe-software'),
    variantId,
    quantity: 1,
    addressId: idOf('address', 'linxiao/home'),
    points: 0,
    moneyFen: 4_900,
  }
  return { input, token }
}

export async function toPutInStock({ stage: { server } }: RaceKit) {
  const input = { productId: idOf('mallProduct', 'towel'), variantId, amount: 3, reason: '到货入库' }
  return { input, token: await server.staffTokenOf('operator1') }
}
