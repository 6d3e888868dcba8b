import type { TestServer } from '#testkit/server.ts'
import { newId } from '#platform/ids.ts'
import { accountId, companyId } from '../record/test-cases.ts'

type Stage = Pick<TestServer, 'db' | 'clock'>

/** Medicine of the lab's person with its invoice, delivered and paid. Returns the order. */
export async function addMedicine({ db }: Stage, invoice_number: string): Promise<string> {
  const order_id = newId()
  await db
    .insertInto('medicine_order')
    .values({
      company_id: companyId,
      order_id,
      account_id: accountId,
      prescription_id: newId(),
      stars: null,
      evaluation_encrypted: null,
      invoice_code: null,
      invoice_number,
      invoice_day: '2026-02-20',
      invoice_fen: 50_000,
      invoice_seller: '锦鲤大药房有限公司',
    })
    .execute()
  return order_id
}

/** Refunds this much of its price. */
export async function giveBack({ db, clock }: Stage, order_id: string, money_fen: number): Promise<void> {
  const id = newId()
  const parts = { coupon_fen: 0, benefit_fen: 100, points_fen: 0, money_fen }
  await db
    .insertInto('order_refund')
    .values({
      company_id: companyId,
      order_id,
      id,
      effect: id,
      ...parts,
      reason: '',
      created_at: clock.now(),
    })
    .execute()
}
