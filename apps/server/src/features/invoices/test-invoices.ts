import { invoiceCalls } from '@yf/contract/invoices'
import type { OrderKind } from '@yf/domain/order'
import {
  finishOrder,
  linesOf,
  openAfterSale,
  payBack,
  takeOrder,
  type NewLine,
  type OrderRow,
} from '#features/orders/public.ts'
import { accountId, line, type OrderLab } from '#features/orders/test-orders.ts'
import { newId } from '#platform/ids.ts'
import { askJob } from './jobs.ts'

export const companyTitle = {
  kind: 'company' as const,
  name: '星河软件有限公司',
  taxNo: '91310104MA1K3X7C28',
  address: '上海市徐汇区漕溪北路 88 号',
  phone: '021-60000000',
  bank: '招商银行上海分行',
  bankAccount: '1219 0000 0000 001',
  isDefault: 1 as const,
}

/** Completed orders, their invoices, and runs of the job, for tests of invoices. */
export function invoiceActions(lab: OrderLab) {
  const { server, token } = lab
  async function done(
    lines: readonly NewLine[] = [line(10_000)],
    kind: OrderKind = 'health',
  ): Promise<OrderRow> {
    const paid = await lab.payByAsking(await lab.place({ kind, lines }))
    await lab.inTx(async (ctx) =>
      finishOrder(ctx, await takeOrder(ctx.db, paid), { actor: accountId, reason: '服务已完成' }),
    )
    return lab.orderOf(paid)
  }
  async function title(changes: object = {}): Promise<string> {
    const input = { ...companyTitle, name: `抬头${newId().slice(0, 8)}`, ...changes }
    const { result } = await server.call(invoiceCalls.saveTitle, input, { token, key: newId() })
    return result.find(({ name }) => name === input.name)!.id
  }
  const apply = (orders: readonly OrderRow[], titleId: string, more: object = {}) =>
    server.call(
      invoiceCalls.apply,
      { orderIds: orders.map(({ id }) => id), titleId, email: 'lin@example.com', ...more },
      { token, key: newId() },
    )
  const detail = async (id: string) => (await server.call(invoiceCalls.detail, { id }, { token })).result
  return {
    done,
    title,
    apply,
    detail,
    /** One run of the job, after all delays have passed. */
    async turn(): Promise<void> {
      lab.clock.advance({ minutes: 11 })
      await askJob.run({}, lab.ctx)
    },
    titleNameOf: async (id: string) => (await detail(id)).titleName,
    refundOne: (order: OrderRow) => refundOne(lab, order),
    /** The issuer's requests for a title, newest first. */
    asked: async (buyer: string) => {
      const response = await fetch(`${lab.sandbox.url}/inbox/invoices?buyer=${encodeURIComponent(buyer)}`)
      return (await response.json()) as { kind: string; sum: string; orderNo: string }[]
    },
  }
}

/** Returns one item of the first line, with its refund. */
async function refundOne(lab: OrderLab, order: OrderRow): Promise<void> {
  const [first] = await linesOf(lab.db, order)
  await lab.inTx(async (ctx) => {
    const locked = await takeOrder(ctx.db, order)
    const pieces = [{ lineId: first!.id, count: 1 }]
    const sale = await openAfterSale(ctx, locked, { pieces, reason: '不满意', actor: accountId })
    await payBack(ctx, await takeOrder(ctx.db, order), sale, {
      actor: 'staff:test',
      reason: '同意退款',
      wereNotSent: false,
    })
  })
  await lab.round()
}

export type InvoiceActions = ReturnType<typeof invoiceActions>
