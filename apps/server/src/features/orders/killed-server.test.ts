import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { orderCalls } from '@yf/contract/orders'
import { refusals } from '@yf/contract/refusals'
import { turns } from '#testkit/campaign.ts'
import { startKillable, type Killable } from '#testkit/killable.ts'
import { figures } from '#testkit/matrix/figures.ts'
import { recount } from '#testkit/recount/recount.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { stockOf } from './stock.ts'
import type { OrderRow } from './store.ts'
import { line, orderLab, type OrderLab } from './test-orders.ts'

// Every kill costs the start of a process.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 120_000 })

/** How long after a step was sent the server is struck. */
const delays = [0, 3, 8, 15, 30, 60]
const steps = ['pay', 'learn', 'refund', 'cancel'] as const
const kills = turns({ usually: 1, inCampaign: steps.length * delays.length })
/** The step that is struck in a round; in the short form the one after which the money goes back. */
const struckIn = (round: number) => (kills === 1 ? 'refund' : steps[round % steps.length]!)
const dataDir = mkdtempSync(path.join(tmpdir(), 'yf-killed-orders-'))

let lab: OrderLab
let server: Killable

beforeAll(async () => {
  // The processes live in the present.
  lab = await orderLab(new Date())
  await lab.play('silent')
  const env = {
    DATABASE_URL: lab.server.databaseUrl,
    SANDBOX_ORIGIN: lab.sandbox.url,
    DATA_DIR: dataDir,
    OCR_PROCESSES: '0',
    DEMO_DATA: 'off',
  }
  server = await startKillable(env, kills, [refusals.payUnavailable.code])
})
afterAll(async () => {
  await server?.close()
  await lab.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** What became of an order, and where it has to be by then. */
interface Ending {
  readonly order: OrderRow
  readonly productId: string
  readonly ends: OrderRow['state']
}

async function story(round: number): Promise<Ending> {
  const productId = await lab.stocked(5)
  const order = await lab.place({ lines: [{ ...line(2_000, 2), productId, isStocked: true }] })
  const orderId = order.id
  const struck = struckIn(round)
  const delay = delays[Math.floor(round / steps.length) % delays.length]!
  const strike = (step: (typeof steps)[number]) => (step === struck ? server.killAfter(delay) : undefined)
  const { token } = lab
  await server.persist(token, orderCalls.pay, { orderId, way: 'h5' }, strike('pay'))
  if (struck === 'cancel') {
    await server.persist(token, orderCalls.cancel, { orderId }, strike('cancel'))
    return { order, productId, ends: 5 }
  }
  await lab.atCashier(await lab.tradeNoOf(order), 'pay')
  await server.persist(token, orderCalls.payResult, { orderId }, strike('learn'))
  await server.persist(token, orderCalls.applyRefund, { orderId, reason: '不要了' }, strike('refund'))
  return { order, productId, ends: 7 }
}

test(`${kills} servers are killed around paying, closing and paying back: nothing is lost or doubled`, async () => {
  for (let round = 0; round < kills; round += 1) {
    const { order, productId, ends } = await story(round)
    // A job whose server was killed is found by the round that asks about everything, here while another server works too.
    const afterARound = () => lab.round().then(() => lab.stateOf(order))
    await expect.poll(afterARound, { timeout: 60_000 }).toBe(ends)
    expect(await stockOf(lab.db, productId)).toBe(5)
    const payments = await lab.paymentsOf(order)
    expect(payments).toHaveLength(1)
    const { refunds } = await lab.tradeOf(await lab.tradeNoOf(order))
    expect(refunds.map(({ request }) => request.amount.refund)).toEqual(payments[0]!.counts ? [4_000] : [])
  }
  const wrong = await recount(lab.db)
  figures({ kills, wrong: wrong.length })
  expect(wrong).toEqual([])
})
