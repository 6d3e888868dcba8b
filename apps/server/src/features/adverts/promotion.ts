import type { promotionCalls } from '@yf/contract/promotion'
import { shanghaiDay, shanghaiMoment } from '@yf/domain/dates'
import type { CallContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { newId } from '#platform/ids.ts'
import { resolveSession } from '#platform/session/sessions.ts'
import { keepPromotionRecord, promotionById } from './promotion-store.ts'
import { looksPerAddress, promotionStatus, recordsPerAddress } from './rules.ts'
import { leadRow, visitorField } from './encrypted.ts'

export const promotion: RunCallHandler<typeof promotionCalls.promotion> = async (
  { id },
  { db, clock, limits, address },
) => {
  if (!(await limits.take('promotion-look', address, looksPerAddress)).allowed) return refuse('tooOften')
  const found = await promotionById(db, id)
  if (!found) return refuse('notFound')
  return answer({
    id,
    title: found.title,
    summary: found.summary,
    picLink: found.pic_link,
    jumpUrl: found.jump_url,
    startTime: shanghaiMoment(found.starts_at),
    endTime: shanghaiMoment(found.ends_at),
    status: promotionStatus(found, clock.now()),
  })
}

/** One record per visitor and day, however often they open the link. */
export const recordPromotion: RunCallHandler<typeof promotionCalls.recordPromotion> = async (
  { id, phone },
  ctx,
) => {
  const { db, clock, cipher, limits, address } = ctx
  if (!(await limits.take('promotion-record', address, recordsPerAddress)).allowed) return refuse('tooOften')
  const found = await promotionById(db, id)
  if (!found) return refuse('notFound')
  const now = clock.now()
  if (promotionStatus(found, now) !== 2) return refuse('promotionClosed')
  const recordId = newId()
  const accountId = await accountOfVisitor(ctx)
  await keepPromotionRecord(db, {
    promotion_id: id,
    day: shanghaiDay(now),
    visitor_hash: cipher.lookup(accountId ?? phone ?? `${address} ${ctx.userAgent}`, visitorField),
    id: recordId,
    account_id: accountId,
    phone_encrypted: phone ? cipher.encrypt(phone, leadRow(recordId)) : null,
    created_at: now,
  })
  return answer(null)
}

/** Members and strangers open the link; an invalid token is treated as a stranger. */
async function accountOfVisitor({ db, clock, bearer }: CallContext): Promise<string | null> {
  const found = bearer === null ? null : await resolveSession(db, clock, bearer)
  return found?.kind === 'current' ? found.caller.accountId : null
}
