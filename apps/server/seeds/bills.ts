import { billSum, type BillLine } from '@yf/domain/bill'
import { payerRow, phoneRow } from '#features/bills/encrypted.ts'
import { billSubject, insertBill, takeBillNo, type BillRow } from '#features/bills/store.ts'
import { insertAdjustment } from '#features/points/admin/store.ts'
import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { recordState } from '#platform/transitions/state-events.ts'
import { calendarOf } from './calendar.ts'
import { idOf } from './ids.ts'

interface SeededBill {
  readonly key: string
  readonly company: string | null
  readonly title: string
  readonly payer: string
  readonly phone: string
  readonly lines: readonly BillLine[]
  readonly state: 'open' | 'void'
}

const made: readonly SeededBill[] = [
  {
    key: 'dental',
    company: null,
    title: '口腔服务账单',
    payer: '柳如烟',
    phone: '13711112222',
    lines: [
      { name: '洁牙套餐', quantity: 2, unitFen: 9_900 },
      { name: '口腔检查', quantity: 1, unitFen: 5_200 },
    ],
    state: 'open',
  },
  {
    key: 'checkup',
    company: 'xinghe-software',
    title: '体检自费项目',
    payer: '苏木棉',
    phone: '13722223333',
    lines: [{ name: '颈动脉彩超', quantity: 1, unitFen: 18_000 }],
    state: 'void',
  },
]

/** Bills that were sent out, and points that wait for a second approval. */
export async function addBills({ clock, cipher }: Services, tx: Db) {
  const { moment } = calendarOf(clock)
  const made_by = idOf('staff', 'operator1')
  for (const { key, company, payer, phone, ...bill } of made) {
    const id = idOf('bill', key)
    const created_at = moment(-1, '15:00:00')
    const row: BillRow = {
      id,
      bill_no: await takeBillNo(tx, id, created_at),
      company_id: company && idOf('company', company),
      title: bill.title,
      payer_encrypted: cipher.encrypt(payer, payerRow(id)),
      phone_encrypted: cipher.encrypt(phone, phoneRow(id)),
      lines: bill.lines,
      amount_fen: billSum(bill.lines),
      state: bill.state,
      expires_at: moment(6, '15:00:00'),
      sent_at: created_at,
      paid_at: null,
      made_by,
      created_at,
    }
    await insertBill(tx, row)
    const cause = { actor: `staff:${made_by}`, reason: '已开出账单', at: created_at }
    await recordState(tx, billSubject(row), { from: null, to: 'open' }, cause)
  }
  await insertAdjustment(tx, {
    company_id: idOf('company', 'xinghe-software'),
    id: idOf('adjustment', 'walk'),
    account_id: idOf('account', 'chenmo'),
    points: 200,
    reason: '补发健步走活动奖励',
    state: 'proposed',
    proposed_by: made_by,
    proposed_at: moment(-1, '16:20:00'),
    decided_by: null,
    decided_at: null,
    note: null,
  })
}
