import { randomUUID } from 'node:crypto'
import type { Input } from '@yf/contract/call'
import { mallCalls } from '@yf/contract/mall'
import { mallAdminCalls } from '@yf/contract/mall-admin'
import { placeOrder } from '#features/orders/public.ts'
import { idOf } from '#seeds/ids.ts'
import type { DemoServer } from '#testkit/demo-server.ts'
import { workOf } from '#testkit/work-of.ts'

export const companyId = idOf('company', 'xinghe-software')
export const addressId = idOf('address', 'linxiao/home')
export const productId = (key: string) => idOf('mallProduct', key)
export const variantId = (key: string, name = '标准装') => idOf('mallVariant', `${key}/${name}`)

export const productInput = (name: string, more: object = {}) => ({
  name,
  summary: '',
  detail: '',
  category: 'home' as const,
  area: null,
  picture: '/art/mall/towel.svg',
  isSelected: 0 as const,
  mostPerOrder: 10,
  ...more,
})

type OrderOverrides = Partial<Input<typeof mallCalls.placeOrder>>

/** For tests through HTTP: actions of a member in the mall, and of an operator. */
export function shopOf(server: DemoServer, mallToken: () => string, operator: () => string) {
  const asStaff = () => ({ token: operator() })
  const place = (more: OrderOverrides, key: string = randomUUID(), token = mallToken()) =>
    server.call(
      mallCalls.placeOrder,
      {
        companyId,
        variantId: variantId('towel'),
        quantity: 1,
        addressId,
        points: 0,
        moneyFen: 4_900,
        ...more,
      },
      { token, key },
    )

  /** On sale, with this stock at this price. */
  async function offered(pieces: number, priceFen = 4_900, more: object = {}) {
    const input = productInput(`商品${randomUUID().slice(0, 8)}`, more)
    const { id } = (await server.call(mallAdminCalls.saveProduct, input, asStaff())).result
    const variant = { productId: id, name: '标准装', priceFen, listFen: null, isOffered: 1 as const }
    const { variants } = (await server.call(mallAdminCalls.saveVariant, variant, asStaff())).result
    const stock = { productId: id, variantId: variants[0]!.id, amount: pieces, reason: '入库' }
    if (pieces > 0) await server.call(mallAdminCalls.changeStock, stock, { ...asStaff(), key: randomUUID() })
    const sale = { id, isOnSale: 1 as const, saleFrom: null, saleUntil: null }
    await server.call(mallAdminCalls.setSale, sale, asStaff())
    return { productId: id, variantId: variants[0]!.id }
  }
  return { asStaff, place, offered }
}

/** Supported by the engine but not yet by the app: several lines in one order of 林晓. */
export async function orderOfSeveral(
  server: DemoServer,
  variants: readonly { readonly variantId: string; readonly name: string }[],
): Promise<string> {
  const placed = await workOf(server).transaction((inner) =>
    placeOrder(inner, {
      companyId,
      accountId: idOf('account', 'linxiao'),
      kind: 'mall',
      lines: variants.map((line) => ({
        productId: line.variantId,
        name: line.name,
        picture: '',
        unitFen: 1_000,
        quantity: 1,
      })),
      delivery: { name: '林晓', phone: '13800000001', region: '北京市', detail: '建国路88号' },
    }),
  )
  if (placed.kind !== 'placed') throw new Error(`there is no ${placed.what}`)
  return placed.order.id
}
