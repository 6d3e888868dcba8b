import { appointmentCalls } from '@yf/contract/appointments'
import type { Call, Input } from '@yf/contract/call'
import { cardCalls } from '@yf/contract/cards'
import { claimCalls } from '@yf/contract/claims'
import { consultationCalls } from '@yf/contract/consultation'
import { couponCalls } from '@yf/contract/coupons'
import { examCalls } from '@yf/contract/exam'
import { invoiceCalls } from '@yf/contract/invoices'
import { messageCalls } from '@yf/contract/messages'
import { orderCalls } from '@yf/contract/orders'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { idOf } from '#seeds/ids.ts'
import { demoStage } from '#testkit/demo-stage.ts'
import { enterMall } from '#testkit/mall-token.ts'

const server = demoStage()
const companyId = idOf('company', 'xinghe-software')
const lin = idOf('account', 'linxiao')

interface LongList {
  readonly name: string
  readonly row: Call
  readonly input: object
  readonly table: string
  /** Columns in which a copy must differ, as SQL besides `id`. */
  readonly own?: string
  /** Which row is copied. */
  readonly where?: string
}

const lists: readonly LongList[] = [
  { name: 'reimbursements', row: examCalls.list, input: {}, table: 'exam_claim', where: 'state > 0' },
  { name: 'orders', row: orderCalls.list, input: {}, table: 'shop_order', where: "kind <> 'mall'" },
  {
    name: 'coupons',
    row: couponCalls.mine,
    input: { companyId, state: 1 },
    table: 'coupon',
    where: 'state = 1',
    own: "'nth', (select max(nth) from coupon) + n",
  },
  {
    name: 'invoices',
    row: invoiceCalls.bills,
    input: {},
    table: 'invoice_bill',
    own: "'request_no', gen_random_uuid()",
  },
  { name: 'notices', row: messageCalls.list, input: { tab: 2 }, table: 'notice', where: 'tab = 2' },
  {
    name: 'claims',
    row: claimCalls.list,
    input: { companyId },
    table: 'claim_case',
    where: 'state > 0',
    own: "'case_no', gen_random_uuid()",
  },
  {
    name: 'consultations',
    row: consultationCalls.list,
    input: { companyId },
    table: 'consultation',
    where: 'state > 2',
  },
  {
    name: 'card bookings',
    row: cardCalls.allBookings,
    input: { companyId },
    table: 'card_booking',
    own: "'booking_no', gen_random_uuid()",
  },
  { name: 'appointments', row: appointmentCalls.list, input: {}, table: 'booking' },
]

const idOfRow = (row: { id?: string; caseId?: string }) => row.id ?? row.caseId ?? ''

// Ciphertexts are bound to their row, so a copy cannot be decrypted: without the data subject key it reads as
// deleted.
beforeAll(() => server.db.deleteFrom('subject_key').where('subject_id', '=', lin).execute())

const pageSize = 50
const most = 1000

async function copy({ table, own = '', where = 'true' }: LongList, count: number): Promise<void> {
  const owner = table === 'card_booking' ? 'subject_id' : 'account_id'
  await sql`
    insert into ${sql.table(table)}
    select (jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid()${sql.raw(own && `, ${own}`)}))).*
    from (select t as one from ${sql.table(table)} t where ${sql.ref(owner)} = ${lin} and ${sql.raw(where)} limit 1) kept,
      generate_series(1, ${count}) n`.execute(server.db)
}

test.each(lists)(
  '$name: pages through a thousand rows of the same moment, each once, while another row arrives',
  async (list) => {
    const { token, mallToken } = await enterMall(server, 'linxiao')
    const page = async (pageNo: number) => {
      const { result, success } = await server.call(
        list.row,
        { ...list.input, pageNo, pageSize } as Input<Call>,
        { token: list.row.auth === 'mall' ? mallToken : token },
      )
      expect(success || result !== null).toBe(true)
      return result as { records: { id?: string; caseId?: string }[]; total: number }
    }
    await copy(list, most)
    const { total } = await page(1)
    expect(total).toBeGreaterThanOrEqual(most)
    const quiet: string[] = []
    for (let at = 1; at <= Math.ceil(total / pageSize); at += 1)
      quiet.push(...(await page(at)).records.map(idOfRow))
    expect([quiet.length, new Set(quiet).size]).toEqual([total, total])
    // Another row arrives after the first three pages: rows may appear a second time, and the app drops those, but
    // none is lost.
    const busy: string[] = []
    for (let at = 1; at <= Math.ceil((total + 1) / pageSize); at += 1) {
      if (at === 4) await copy(list, 1)
      busy.push(...(await page(at)).records.map(idOfRow))
    }
    const seen = new Set(busy)
    expect(quiet.filter((id) => !seen.has(id))).toEqual([])
    expect(busy.length - seen.size).toBeLessThanOrEqual(1)
    expect((await page(Math.ceil((total + 1) / pageSize) + 1)).records).toEqual([])
  },
)
