import type { couponsAdminCalls } from '@yf/contract/coupons-admin'
import { couponStates } from '@yf/domain/coupon'
import { termsText } from '@yf/domain/coupon-text'
import { maskPhone } from '@yf/domain/masks'
import { requireMembership } from '#features/company/public.ts'
import { accountIdOfPhone } from '#features/identity/public.ts'
import { notify } from '#features/messages/public.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { newId } from '#platform/ids.ts'
import { termsOf, type CouponBatchRow, type CouponRow } from '../store.ts'
import { termOf } from '../take-one.ts'
import { countsByPerson, takeBatch } from './store.ts'

interface Recipient {
  readonly accountId: string
  /** Which of the batch's coupons it is for this person. */
  readonly nth: number
}

/** Either somebody who gets a coupon, or the reason why not. */
type PhoneLine = { readonly line: number; readonly phone: string } & (
  | { readonly fault: null; readonly recipient: Recipient }
  | { readonly fault: string }
)

/** Per line: reports who cannot get a coupon, and gives it to the others. */
export const give: RunCallHandler<typeof couponsAdminCalls.give> = async ({ id, phones, isPreview }, ctx) => {
  const batch = await takeBatch(ctx.db, id)
  if (!batch) return refuse('notFound')
  if (batch.taken >= batch.stock) return refuse('couponsGone')
  const lines = await read(ctx, batch, phones)
  const receiving = lines.flatMap((line) => (line.fault === null ? [line.recipient] : []))
  const rows = lines.map(({ line, phone, fault }) => ({ line, phone: maskPhone(phone), fault }))
  if (isPreview === 1 || receiving.length === 0) return answer({ given: receiving.length, rows })
  await giveToRecipients(ctx, batch, receiving)
  await recordAuditEvent(ctx, {
    action: 'giveCoupons',
    seen: receiving.map(({ accountId }) => ({ id: accountId, account_id: accountId })),
    payload: { name: batch.name, size: receiving.length },
  })
  return answer({ given: receiving.length, rows }, `已发放 ${receiving.length} 张`)
}

/** In line order: a second line of the same person counts towards the limit as well. */
async function read(
  ctx: StaffContext,
  batch: CouponBatchRow,
  phones: readonly string[],
): Promise<PhoneLine[]> {
  const has = await countsByPerson(ctx.db, batch)
  let left = batch.stock - batch.taken
  const lines: PhoneLine[] = []
  for (const [at, text] of phones.entries()) {
    const phone = text.replaceAll(/[\s-]/g, '')
    const row = { line: at + 1, phone }
    const person = await whoIs(ctx, batch, phone)
    if ('fault' in person) {
      lines.push({ ...row, fault: person.fault })
      continue
    }
    const { accountId } = person
    const nth = (has.get(accountId) ?? 0) + 1
    if (nth > batch.per_person) lines.push({ ...row, fault: '已达到每人限领数量' })
    else if (left === 0) lines.push({ ...row, fault: '库存不足' })
    else {
      left -= 1
      has.set(accountId, nth)
      lines.push({ ...row, fault: null, recipient: { accountId, nth } })
    }
  }
  return lines
}

async function whoIs(
  { db, cipher }: StaffContext,
  { company_id }: CouponBatchRow,
  phone: string,
): Promise<{ readonly accountId: string } | { readonly fault: string }> {
  if (!/^1[3-9]\d{9}$/.test(phone)) return { fault: '手机号格式不正确' }
  const accountId = await accountIdOfPhone(db, cipher, phone)
  // The same answer for an unknown phone and one of another company, so that staff cannot find out who works where.
  const isMember = accountId !== null && (await requireMembership(db, accountId, company_id)) !== null
  return isMember ? { accountId } : { fault: '不是该企业的用户' }
}

async function giveToRecipients(
  ctx: StaffContext,
  batch: CouponBatchRow,
  recipients: readonly Recipient[],
): Promise<void> {
  const now = ctx.clock.now()
  const { company_id, id } = batch
  const coupons = recipients.map(({ accountId, nth }): CouponRow => ({
    company_id,
    id: newId(),
    batch_id: id,
    account_id: accountId,
    nth,
    state: couponStates.usable,
    order_id: null,
    ...termOf(batch, now),
    taken_at: now,
    used_at: null,
    reminded_at: null,
  }))
  await ctx.db.insertInto('coupon').values(coupons).execute()
  await ctx.db
    .updateTable('coupon_batch')
    .set({ taken: batch.taken + coupons.length })
    .where((row) => row.and({ company_id, id }))
    .execute()
  for (const accountId of new Set(coupons.map(({ account_id }) => account_id)))
    await notify(ctx, {
      companyId: company_id,
      accountId,
      kind: 'couponGiven',
      content: `「${batch.name}」（${termsText(termsOf(batch))}）已放入您的优惠券`,
    })
}
