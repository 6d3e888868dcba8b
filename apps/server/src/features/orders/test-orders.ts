import { orderCalls } from '@yf/contract/orders'
import { readSettings } from '#app/settings.ts'
import { jobContext } from '#app/job-context.ts'
import type { Settings } from '#platform/settings.ts'
import { idOf } from '#seeds/ids.ts'
import { movableClock } from '#testkit/clock.ts'
import { startDemoServer, type DemoServer } from '#testkit/demo-server.ts'
import { startSandbox } from '#testkit/sandbox.ts'
import { openDatabase } from '#platform/db/database.ts'
import { freePortFrom } from '#platform/db/embedded/free-port.ts'
import { newId } from '#platform/ids.ts'
import { createLog } from '#platform/observe/log.ts'
import { post } from '#platform/ledger/ledger.ts'
import { books } from '#features/points/rules.ts'
import { askJob } from '#features/payments/ask-job.ts'
import { providerNo } from '#features/payments/store.ts'
import type { JobContext } from '#platform/call/context.ts'
import type { WorkContext } from '#platform/call/work.ts'
import { placeOrder, type OrderDraft } from './place-order.ts'
import { setStock } from './stock.ts'
import { orderById, type OrderRow } from './store.ts'

export const companyId = idOf('company', 'xinghe-software')
export const accountId = idOf('account', 'linxiao')
export const delivery = {
  name: '林晓',
  phone: '13800000001',
  region: '上海市徐汇区',
  detail: '漕溪北路 1 号',
}

export type OrderLab = Awaited<ReturnType<typeof orderLab>>

/** A server, the provider and the couriers connected with each other, and helpers for tests of orders. */
export async function orderLab(start?: Date, own: Partial<Settings> = {}) {
  const clock = movableClock(start)
  const port = await freePortFrom(20_000 + Math.floor(Math.random() * 10_000))
  const sandbox = await startSandbox({
    notifyOrigin: `http://127.0.0.1:${port}`,
    slowMs: 60_000,
    now: () => clock.now(),
  })
  const server = await startDemoServer({ clock, settings: { port, ...partnersAt(sandbox.url), ...own } })
  const database = openDatabase(server.databaseUrl, { poolSize: 20, waitSeconds: 30 })
  const ctx: JobContext = jobContext(server.services, database, createLog('silent'))
  // A member has one session: a second would end the first.
  const token = await server.tokenOf('linxiao')
  const close = async () => {
    await server.close()
    await database.close()
    await sandbox.close()
  }
  return {
    server,
    sandbox,
    clock,
    ctx,
    db: server.db,
    token,
    close,
    ...actions(server, sandbox.url, ctx, token),
  }
}

export function partnersAt(sandboxUrl: string): Partial<Settings> {
  const { wechatPay, kuaidi100, nuonuo } = readSettings({ NODE_ENV: 'test', SANDBOX_ORIGIN: sandboxUrl })
  return { wechatPay, kuaidi100, nuonuo }
}

function actions({ db, clock, call }: DemoServer, sandboxUrl: string, ctx: JobContext, token: string) {
  const inTx: InTransaction = (work) => ctx.transaction(work)
  const place = (draft: Partial<OrderDraft> = {}): Promise<OrderRow> =>
    inTx(async (inner) => {
      const placing = await placeOrder(inner, { ...usualDraft, ...draft })
      if (placing.kind !== 'placed') throw new Error(`short of ${placing.what}`)
      return placing.order
    })
  const paymentsOf = (order: Pick<OrderRow, 'id'>) =>
    db
      .selectFrom('incoming_payment')
      .selectAll()
      .where('subject_id', '=', order.id)
      .orderBy('created_at')
      .execute()
  /** The number of a new payment, opened as the app does it. */
  async function open(order: OrderRow, way: 'h5' = 'h5'): Promise<string> {
    const { result, message } = await call(orderCalls.pay, { orderId: order.id, way }, { token })
    if (!result?.url) throw new Error(message)
    return result.url.split('/').at(-1)!
  }
  const provider = providerActions(sandboxUrl)
  return {
    inTx,
    place,
    paymentsOf,
    open,
    ...provider,
    ...possessions(db, clock, inTx),
    /** Learned as paid by querying: no notice is awaited. */
    async payByAsking(order: OrderRow): Promise<OrderRow> {
      await provider.atCashier(await open(order), 'pay')
      await call(orderCalls.payResult, { orderId: order.id }, { token })
      return orderOf(db, order)
    },
    stateOf: async (order: Pick<OrderRow, 'id'>) => (await orderOf(db, order)).state,
    orderOf: (order: Pick<OrderRow, 'id'>) => orderOf(db, order),
    refundsOf: async (order: Pick<OrderRow, 'id'>) => {
      const ids = (await paymentsOf(order)).map(({ id }) => id)
      return ids.length === 0
        ? []
        : db
            .selectFrom('incoming_refund')
            .selectAll()
            .where('payment_id', 'in', ids)
            .orderBy('created_at')
            .execute()
    },
    tradeNoOf: async (order: OrderRow) => providerNo((await paymentsOf(order))[0]!.id),
    /** One run of the job that queries everything open, after all delays have passed. */
    async round(): Promise<void> {
      clock.advance({ minutes: 65 })
      await askJob.run({}, ctx)
    },
  }
}

/** What the tester of the provider does at the sandbox. */
const providerActions = (sandboxUrl: string) => ({
  atCashier: (tradeNo: string, action: string) =>
    fetch(`${sandboxUrl}/wechat-pay/cashier/${tradeNo}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `deed=${action}`,
      redirect: 'manual',
    }),
  play: (scenario: string, partner = 'wechat-pay', key?: string) =>
    fetch(`${sandboxUrl}/scenarios/${partner}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ scenario, ...(key ? { key } : {}) }),
    }),
  /** The provider's own records. */
  tradeOf: async (tradeNo: string) =>
    (await (await fetch(`${sandboxUrl}/wechat-pay/trades/${tradeNo}`)).json()) as {
      trade: { state: string; paidFen: number } | null
      refunds: { request: { amount: { refund: number } }; status: string }[]
    },
})

type InTransaction = <T>(work: (inner: WorkContext) => Promise<T>) => Promise<T>

/** What members can pay with, and what they can buy. */
const possessions = (db: DemoServer['db'], clock: DemoServer['clock'], inTx: InTransaction) => ({
  async stocked(onHand: number): Promise<string> {
    const productId = newId()
    await setStock(db, productId, onHand)
    return productId
  },
  earn: (points: number) =>
    inTx((inner) =>
      post(
        inner.db,
        clock,
        { companyId, book: books.points, ownerId: accountId },
        {
          amount: points,
          reason: '测试',
          eventKey: `test/${newId()}`,
        },
      ),
    ),
  /** A benefit in money of this member's. */
  async benefit(total: number): Promise<string> {
    const id = newId()
    const now = clock.now()
    await db
      .insertInto('equity_package')
      .values({
        company_id: companyId,
        id,
        account_id: accountId,
        family_id: null,
        kind: 'health',
        name: '购药补贴',
        summary: '',
        supplier_code: 'DRUG',
        start_time: new Date(now.getTime() - 86_400_000),
        end_time: new Date(now.getTime() + 300 * 86_400_000),
        status: 1,
        unit: 'fen',
        total,
        used: 0,
      })
      .execute()
    return id
  },
  usedOf: async (packageId: string) =>
    (
      await db
        .selectFrom('equity_package')
        .select('used')
        .where('id', '=', packageId)
        .executeTakeFirstOrThrow()
    ).used,
})

const orderOf = async (db: DemoServer['db'], { id }: Pick<OrderRow, 'id'>): Promise<OrderRow> =>
  (await orderById(db, id))!

export const line = (unitFen: number, quantity = 1, name = '感冒灵颗粒') => ({
  productId: null,
  name,
  picture: '/art/drug.svg',
  unitFen,
  quantity,
})

export const usualDraft: OrderDraft = {
  companyId,
  accountId,
  kind: 'mall',
  lines: [line(10_000), line(5_000, 3, '维生素 C')],
  delivery,
}
