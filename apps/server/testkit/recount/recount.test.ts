import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { idOf } from '#seeds/ids.ts'
import { testDatabase, type TestDatabase } from '../database.ts'
import { recount } from './recount.ts'

let base: TestDatabase
beforeAll(async () => {
  base = await testDatabase({ demo: true })
})
afterAll(() => base.drop())

test('the demo data satisfy all rules', async () => {
  expect(await recount(base.db)).toEqual([])
})

const linxiao = idOf('account', 'linxiao')
/** Each change is reverted afterwards: a change, and the report that it should cause. */
const wrongs: readonly [change: string, told: string][] = [
  [`update ledger_balance set balance = balance + 1`, 'a balance is the sum of its entries'],
  [`update activity_prize set drawn = 1`, 'of a prize as many are gone as were won'],
  [
    `insert into activity_draw select gen_random_uuid(), id, gen_random_uuid(), 2, gen_random_uuid(), null, null, null, now()
    from activity limit 1`,
    'the draws of a person are counted without a gap',
  ],
  [
    `insert into activity_draw select gen_random_uuid(), id, gen_random_uuid(), 1, gen_random_uuid(), null,
      '{"kind": "coupon"}', null, now() from activity limit 1`,
    'a draw that won a coupon has brought one',
  ],
  [`update public_bill set state = 'paid'`, 'a public bill is paid where one payment of its sum counts'],
  [
    `update points_adjustment set state = 'confirmed'`,
    'points were adjusted where it was confirmed, and nowhere else',
  ],
  [`update claim_case set state = 4 where state = 2`, 'a case is where its last event brought it'],
  [
    `update claim_case set payable_fen = payable_fen - 1 where state = 6`,
    'what is payable is the sum of the lines',
  ],
  [
    `update hospital_submission set submitted_at = now()`,
    'a submitted case counts once in the pace of its hospital',
  ],
  [
    `insert into hospital_submission values ('某医院', gen_random_uuid(), now())`,
    'a submitted case counts once in the pace of its hospital',
  ],
  [`delete from card_lookup`, 'a card is found by its number'],
  [
    `insert into claim_diagnosis_mark (company_id, case_id, id, account_id, verdict, text_encrypted, staff_id, staff_name, at)
    select company_id, id, gen_random_uuid(), account_id, 'doubtful', '', gen_random_uuid(), '', now() from claim_case limit 1`,
    'a marked diagnosis is found by its insured person',
  ],
  [`update claim_line set receipt_id = gen_random_uuid()`, 'a line is of a receipt of its case'],
  [`update claim_case set submitted_at = null where state = 1`, 'a case is submitted once'],
  [
    `update claim_case set state = 8 where state = 6`,
    'an invoice is held by a case that is under way or paid',
  ],
  [`delete from invoice_use`, 'a case that is under way or paid holds its invoices'],
  [
    `insert into invoice_use select '', invoice_number, company_id, gen_random_uuid(), subject_no, used_at, subject_kind
    from invoice_use limit 1`,
    'an invoice is held once',
  ],
  [`delete from payment`, 'a case is paid what is payable, by one payment at a time'],
  [`update exam_claim set state = 1 where state = 3`, 'a reimbursement is where its last event brought it'],
  [`update exam_claim set amount_fen = amount_fen + 1 where state = 1`, 'holds its part of the quota'],
  [
    `update exam_claim set state = 5 where state = 3`,
    'an invoice is held by a reimbursement that is under way or paid',
  ],
  [
    `insert into exam_document (company_id, exam_id, id, kind, file_id, name, upload_key, page, bytes_hash, state,
      invoice_number, snapshot, sort, created_at)
    select company_id, id, id, 'invoice', id, '', '', 1, '', 'read', 'X', '{}', 1, now() from exam_claim where state = 1`,
    'a reimbursement that is under way or paid holds its invoices',
  ],
  [
    `update payment set amount_fen = amount_fen - 1 where subject_kind = 'exam'`,
    'a reimbursement is paid what was approved',
  ],
  [
    `insert into exam_proposal select company_id, id, id, account_id, 'refuse', null, null, id, now()
    from exam_claim where state = 3`,
    'what one person decided waits for another',
  ],
  [`delete from claim_use`, 'a case has used what is payable'],
  [`update claim_case set decided_state = 6 where state = 6`, 'a case is looked at again where it says so'],
  [
    `update payment set state = 'sent', paid_at = null where state = 'paid'`,
    'a case is paid where its payment is',
  ],
  [`update payment set paid_at = null where state = 'paid'`, 'a payment that was made has its moment'],
  [`update claim_case set state = 4 where state = 6`, 'nothing is paid for a case that was not decided'],
  [
    `update order_line set coupon_fen = coupon_fen + 1, money_fen = money_fen - 1`,
    'the shares of an order are those of its lines',
  ],
  [`update incoming_payment set counts = false`, 'has one payment that counts, of its sum'],
  [`delete from order_refund`, 'what went back of an order is what its payment gave back'],
  [
    `update incoming_refund set amount_fen = amount_fen - 1`,
    'what a payment gave back is the sum of its refunds',
  ],
  [
    `update incoming_payment set counts = false where refunded_fen = 0`,
    'a payment that was made and does not count went back whole',
  ],
  [`delete from after_sale`, 'an after-sale is open where its order is 售后中'],
  [`delete from unique_key where kind = 'after_sale.id'`, 'an after-sale is found by its id'],
  [`update shop_order set commented_at = null`, 'an order of which something was said knows it'],
  [
    `update coupon_batch set taken = taken - 1 where taken > 0`,
    'a batch has given out as many coupons as there are of it',
  ],
  [
    `insert into coupon select company_id, gen_random_uuid(), batch_id, account_id, 99, 1, null, valid_from, valid_until,
    taken_at, null, null from coupon limit 1`,
    'nobody has more of a batch than one may take',
  ],
  [
    `update coupon set order_id = null, state = 1 where state = 2`,
    'a coupon is with the order that holds it, and with no other',
  ],
  [`update coupon set state = 1 where state = 2`, 'a coupon is used where its order was paid'],
  [`update invoice_bill set state = 2 where state = 3`, 'a bill is where its last event brought it'],
  [
    `update invoice_bill set amount_fen = amount_fen + 1 where state = 3`,
    'an invoice is for the money of its orders',
  ],
  [
    `insert into invoice_reversal select company_id, id, gen_random_uuid(), 'x', gen_random_uuid(), '', 'health',
    amount_fen + 1, 'done', invoice_no, 'x', null, null, null, 0, now(), now() from invoice_bill where state = 3`,
    'red invoices take back no more than was written',
  ],
  [
    `insert into order_refund select o.company_id, o.order_id, gen_random_uuid(), 'x', 0, 0, 0, 1, '', now()
    from invoice_order o`,
    'every refund of a billed order has its red invoice',
  ],
  [`update product_stock set on_hand = on_hand + 1`, 'what is left of a variant is what was put in by hand'],
  [`update mall_canvas set revision = 0`, 'a page has one version that people see'],
  [`delete from unique_key where kind = 'shop_order.order_no'`, 'an order has its place and its number'],
  [`update enrolment set ends_on = ends_on - 1`, 'a cover lasts as its events say'],
  [`update policy set end_dt = end_dt - 1`, 'a policy lasts as its enrolment'],
  [
    `insert into enrolment select company_id, gen_random_uuid(), contract_id, person_id, class_key, starts_on + 1, ends_on,
    waiting_from from enrolment where ends_on > starts_on`,
    'nobody is covered twice by one contract on a day',
  ],
  [
    `update group_contract set plan_version_id = null`,
    'a contract has the plan version of its last approved version',
  ],
  [`update policy set used_fen = 0`, 'a policy has used at least what was decided on it'],
  [
    `insert into ledger_balance select company_id, 'rights', id, total + 1 from equity_package
    on conflict (company_id, book, owner_id) do update set balance = excluded.balance`,
    'a package that was used holds what its ledger holds',
  ],
  [
    `update card_code set package_id = gen_random_uuid() where package_id is not null`,
    'a card that was collected is one package',
  ],
  [`update card_batch set size = size + 1`, 'a batch has as many cards as it says once they are given out'],
  [`update card_handover set family_id = gen_random_uuid()`, 'a card is with whom it was given to last'],
  [
    `insert into ledger_balance select company_id, 'rights', package_id, 0 from card_booking where state = 2`,
    'a booking with a card holds one time of it, a cancelled one none',
  ],
  [`update consultation set state = 4 where state = 3`, 'a consultation is where its last event brought it'],
  [
    `update consultation set package_id = null, order_id = gen_random_uuid() where state = 3`,
    'a consultation is paid by a right or by an order that stands where it stands',
  ],
  [
    `update booking set package_id = null, order_id = (
      select id from shop_order o where o.account_id = booking.account_id and o.state <> 2 limit 1
    ) where state = 2`,
    'a booking that its person pays stands where its order stands',
  ],
  [`update consultation set seq = seq + 1`, 'a room has counted its changes'],
  [
    `insert into ledger_entry (company_id, book, owner_id, id, amount, reason, event_key, created_at)
    select company_id, 'rights', package_id, gen_random_uuid(), -1, '', 'reserve/consultation/' || id, now()
    from consultation where state = 4`,
    'who waits or talks holds one right, who was cancelled none',
  ],
  [
    `update consultation_message set card_id = gen_random_uuid() where kind = 'sickNote'`,
    'a card in a room is of that room',
  ],
  [`update slot set taken = taken + 1 where taken < capacity`, 'what is taken of a place'],
  [
    `update booking set slot_id = gen_random_uuid() where state = 2`,
    'an open booking stands on a place that there is',
  ],
  [
    `insert into slot select resource_id, gen_random_uuid(), kind, starts_at + interval '1 minute', ends_at, 1, 0, null
    from slot limit 1`,
    'times of one resource do not overlap',
  ],
  [`update booking set state = 4 where state = 3`, 'a booking is where its last event brought it'],
  [`update booking set is_no_show = false where is_no_show`, 'a booking holds a use of its right'],
  [`delete from offline_booking`, 'an offline booking has a code that is its own'],
  [`update eap_session set stars = 1 where stars = 5`, 'a session has the stars that were given'],
  [`update policy_liability_use set deductible_used_fen = 100000000000`, 'no more is used than there is'],
  [`delete from unique_key where kind = 'account.phone' and holder = '${linxiao}'`, 'account.phone is taken'],
  [`delete from unique_key where kind = 'payment.id'`, 'payment.id is taken'],
  [
    `insert into unique_key values ('claim_case.case_no', 'LP0', gen_random_uuid())`,
    'a key stands for a case',
  ],
  [
    `insert into idempotency (scope, call, key, request_hash, created_at) values ('a', 'b', 'c', 'd', now())`,
    'has the answer kept',
  ],
  [
    `insert into outbox (id, partner, kind, key, created_at) select gen_random_uuid(), 'mail', 'letter', 'a', now() from generate_series(1, 2)`,
    'a message is told once',
  ],
  [
    `insert into hand_signature values ('${linxiao}', gen_random_uuid(), gen_random_uuid(), now())`,
    'what hand_signature names is kept',
  ],
]

test.each(wrongs)('reports %s', async (change, message) => {
  const undone = new Error('undone')
  const tried = base.db.transaction().execute(async (tx) => {
    const { numAffectedRows } = await sql`${sql.raw(change)}`.execute(tx)
    expect(numAffectedRows).toBeGreaterThan(0n)
    expect(await recount(tx, message)).not.toEqual([])
    throw undone
  })
  await expect(tried).rejects.toBe(undone)
})
