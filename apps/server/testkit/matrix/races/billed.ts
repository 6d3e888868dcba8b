import type { Input } from '@yf/contract/call'
import { couponsAdminCalls } from '@yf/contract/coupons-admin'
import { newId } from '#platform/ids.ts'
import { recordState } from '#platform/transitions/state-events.ts'
import { enterMall } from '#testkit/mall-token.ts'
import { idOf } from '#seeds/ids.ts'
import type { Desk } from './desk.ts'
import type { Prepared } from './prepared.ts'

const account_id = idOf('account', 'linxiao')
const company_id = idOf('company', 'xinghe-software')

/** A kind of coupon that nobody has collected yet, one per member. */
async function batch({ stage: { server } }: Desk): Promise<string> {
  const id = newId()
  const now = server.clock.now()
  const day = 86_400_000
  await server.db
    .insertInto('coupon_batch')
    .values({
      company_id,
      id,
      name: '抢一张',
      coupon_type: 1,
      reduce_money: 500,
      full_money: null,
      stock: 100,
      per_person: 1,
      take_from: new Date(now.getTime() - day),
      take_until: new Date(now.getTime() + day),
      valid_from: null,
      valid_until: null,
      valid_days: 7,
      product_ids: [],
      category_ids: [],
      note: '',
      created_at: now,
      updated_at: now,
    })
    .execute()
  return id
}

/** A new session: an earlier one may have ended since. */
const member = ({ stage: { server } }: Desk) => server.tokenOf('linxiao')

export const toTakeCoupon = async (desk: Desk): Promise<Prepared> => ({
  input: { companyId: company_id, batchId: await batch(desk) },
  token: (await enterMall(desk.stage.server, 'linxiao')).mallToken,
})

const operator = ({ stage: { server } }: Desk) => server.staffTokenOf('operator1')

export const toWriteBatch = async (desk: Desk): Promise<Prepared> => ({
  input: {
    companyId: company_id,
    name: '新的一批',
    couponType: 1,
    reduceMoney: 500,
    fullMoney: null,
    stock: 10,
    perPerson: 1,
    takeFromDay: '2026-01-01',
    takeUntilDay: '2030-01-01',
    validFromDay: null,
    validUntilDay: null,
    validDays: 7,
    productIds: [],
    categoryIds: [],
    note: '',
  },
  token: await operator(desk),
})

/** More than a staff member may grant alone. */
async function waitingApproval(desk: Desk) {
  const { input, token } = await toWriteBatch(desk)
  const much = { ...input, reduceMoney: 500_00 } as Input<typeof couponsAdminCalls.save>
  await desk.stage.server.call(couponsAdminCalls.save, much, { token })
  const { id } = await desk.stage.server.db
    .selectFrom('desk_grant')
    .select('id')
    .where('state', '=', 'proposed')
    .where('proposed_by', '=', idOf('staff', 'operator1'))
    .orderBy('proposed_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return id
}

export const toDecideApproval = async (desk: Desk): Promise<Prepared> => ({
  input: { id: await waitingApproval(desk), isConfirmed: 1, note: '' },
  token: await desk.stage.server.staffTokenOf('finance1'),
})

export const toWithdrawApproval = async (desk: Desk): Promise<Prepared> => ({
  input: { id: await waitingApproval(desk) },
  token: await operator(desk),
})

export const toPauseBatch = async (desk: Desk): Promise<Prepared> => ({
  input: { id: await batch(desk), isPaused: 1 },
  token: await operator(desk),
})

export const toGiveCoupons = async (desk: Desk): Promise<Prepared> => ({
  input: { id: await batch(desk), phones: ['13800000001'], isPreview: 0 },
  token: await operator(desk),
})

const title = { kind: 'personal', name: '林晓', taxNo: '', address: '', phone: '', bank: '', bankAccount: '' }

export const toKeepTitle = async (desk: Desk): Promise<Prepared> => {
  // There is room for another one however often the race runs.
  await desk.stage.server.db
    .deleteFrom('invoice_title')
    .where('account_id', '=', account_id)
    .where('is_default', '=', false)
    .execute()
  return { input: { ...title, isDefault: 0 }, token: await member(desk) }
}

/** A demo bill in this state; earlier races may have changed it. */
async function billIn({ stage: { server } }: Desk, key: string, state: 3 | 4): Promise<string> {
  const id = idOf('invoiceBill', key)
  await server.db
    .updateTable('invoice_bill')
    .set({ state })
    .where((row) => row.and({ company_id, id }))
    .execute()
  const cause = { actor: account_id, reason: '重来', at: server.clock.now() }
  const subject = { companyId: company_id, kind: 'invoice', id }
  await recordState(server.db, subject, { from: null, to: state }, cause)
  return id
}

export const toApply = async (desk: Desk): Promise<Prepared> => ({
  input: {
    billId: await billIn(desk, 'failed', 4),
    orderIds: [],
    titleId: idOf('invoiceTitle', 'company'),
    email: 'linxiao@example.com',
  },
  token: await member(desk),
})

export const toMailInvoice = async (desk: Desk): Promise<Prepared> => ({
  input: { id: await billIn(desk, 'issued', 3), email: 'linxiao@example.com' },
  token: await member(desk),
})

export const toTryAgain = async (desk: Desk): Promise<Prepared> => ({
  input: { id: await billIn(desk, 'failed', 4) },
  token: await desk.stage.server.staffTokenOf('finance1'),
})
