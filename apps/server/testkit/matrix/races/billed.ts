import type { Input } from '@yf/contract/call'
import { couponsAdminCalls } from '@yf/contract/coupons-admin'
import { newId } from '#platform/ids.ts'
import { recordState } from '#platform/transitions/state-events.ts'
import { enterMall } from '#testkit/mall-token.ts'
import { idOf } from '#seeds/ids.ts'
import type { RaceKit } from './race-kit.ts'
import type { Prepared } from './prepared.ts'

const account_id = idOf('account', 'linxiao')
const company_id = idOf('company', 'xinghe-software')

/** A kind of coupon that nobody has collected yet, one per member. */
async function batch({ stage: { server } }: RaceKit): Promise<string> {
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
const member = ({ stage: { server } }: RaceKit) => server.tokenOf('linxiao')

export const toTakeCoupon = async (kit: RaceKit): Promise<Prepared> => ({
  input: { companyId: company_id, batchId: await batch(kit) },
  token: (await enterMall(kit.stage.server, 'linxiao')).mallToken,
})

const operator = ({ stage: { server } }: RaceKit) => server.staffTokenOf('operator1')

export const toWriteBatch = async (kit: RaceKit): Promise<Prepared> => ({
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
  token: await operator(kit),
})

/** More than a staff member may grant alone. */
async function waitingApproval(kit: RaceKit) {
  const { input, token } = await toWriteBatch(kit)
  const much = { ...input, reduceMoney: 500_00 } as Input<typeof couponsAdminCalls.save>
  await kit.stage.server.call(couponsAdminCalls.save, much, { token })
  const { id } = await kit.stage.server.db
    .selectFrom('approval')
    .select('id')
    .where('state', '=', 'proposed')
    .where('proposed_by', '=', idOf('staff', 'operator1'))
    .orderBy('proposed_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return id
}

export const toDecideApproval = async (kit: RaceKit): Promise<Prepared> => ({
  input: { id: await waitingApproval(kit), isConfirmed: 1, note: '' },
  token: await kit.stage.server.staffTokenOf('finance1'),
})

export const toWithdrawApproval = async (kit: RaceKit): Promise<Prepared> => ({
  input: { id: await waitingApproval(kit) },
  token: await operator(kit),
})

export const toPauseBatch = async (kit: RaceKit): Promise<Prepared> => ({
  input: { id: await batch(kit), isPaused: 1 },
  token: await operator(kit),
})

export const toGiveCoupons = async (kit: RaceKit): Promise<Prepared> => ({
  input: { id: await batch(kit), phones: ['13800000001'], isPreview: 0 },
  token: await operator(kit),
})

const title = { kind: 'personal', name: '林晓', taxNo: '', address: '', phone: '', bank: '', bankAccount: '' }

export const toKeepTitle = async (kit: RaceKit): Promise<Prepared> => {
  // There is room for another one however often the race runs.
  await kit.stage.server.db
    .deleteFrom('invoice_title')
    .where('account_id', '=', account_id)
    .where('is_default', '=', false)
    .execute()
  return { input: { ...title, isDefault: 0 }, token: await member(kit) }
}

/** A demo bill in this state; earlier races may have changed it. */
async function billIn({ stage: { server } }: RaceKit, key: string, state: 3 | 4): Promise<string> {
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

export const toApply = async (kit: RaceKit): Promise<Prepared> => ({
  input: {
    billId: await billIn(kit, 'failed', 4),
    orderIds: [],
    titleId: idOf('invoiceTitle', 'company'),
    email: 'linxiao@example.com',
  },
  token: await member(kit),
})

export const toMailInvoice = async (kit: RaceKit): Promise<Prepared> => ({
  input: { id: await billIn(kit, 'issued', 3), email: 'linxiao@example.com' },
  token: await member(kit),
})

export const toTryAgain = async (kit: RaceKit): Promise<Prepared> => ({
  input: { id: await billIn(kit, 'failed', 4) },
  token: await kit.stage.server.staffTokenOf('finance1'),
})
