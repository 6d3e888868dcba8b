import { encryptApproval } from '#features/approvals/encrypted.ts'
import { insertApproval } from '#features/approvals/store.ts'
import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { calendarOf } from './calendar.ts'
import { idOf } from './ids.ts'

/** A batch of coupons that waits for a second person's approval. */
export async function addApprovals({ clock, cipher }: Services, tx: Db) {
  const { day, moment } = calendarOf(clock)
  const companyId = idOf('company', 'xinghe-software')
  const id = idOf('grant', 'new-year')
  const input = {
    companyId,
    name: '年货节满减券',
    couponType: 1,
    reduceMoney: 60_00,
    fullMoney: 300_00,
    stock: 500,
    perPerson: 2,
    takeFromDay: day(0),
    takeUntilDay: day(30),
    validFromDay: null,
    validUntilDay: null,
    validDays: 30,
    productIds: [],
    categoryIds: [],
    note: '福利商城全场可用',
  }
  await insertApproval(tx, {
    company_id: companyId,
    id,
    kind: 'coupons',
    title: '新建优惠券「年货节满减券」',
    lines: ['满300元减60元', '共 500 张，每人限领 2 张', `${day(0)} 至 ${day(30)} 领取`],
    worth_fen: 500 * 60_00,
    input_encrypted: encryptApproval({ cipher }, id, input),
    state: 'proposed',
    proposed_by: idOf('staff', 'operator1'),
    proposed_at: moment(-1, '16:20:00'),
    decided_by: null,
    decided_at: null,
    note: null,
  })
}
