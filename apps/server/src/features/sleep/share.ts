import type { sleepCalls } from '@yf/contract/sleep'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { newId } from '#platform/ids.ts'
import { networkOf } from '#platform/network.ts'
import { newProofOfWork, spendSolution } from '#platform/proof-of-work/proof-of-work.ts'
import type { Lead } from '#partners/sleep/port.ts'
import { easySharesPerNetwork, shareBits, sharesPerNetwork } from './rules.ts'
import { leadField } from './encrypted.ts'

/**
 * Sends a phone number to the programme once, however often and by whomever it is left. The answer is always the
 * same, so that it does not reveal whether the number was left before.
 */
export const share: RunCallHandler<typeof sleepCalls.share> = async ({ name, phone, code }, ctx) => {
  const { db, limits, cipher, clock, outbox } = ctx
  const network = networkOf(ctx.address)
  if (!(await limits.take('sleep-share', network, sharesPerNetwork)).allowed) return refuse('tooOften')
  const isEasy = (await limits.take('sleep-share-easy', network, easySharesPerNetwork)).allowed
  const purpose = `share:${phone}`
  if (!isEasy && !(await spendSolution(ctx, purpose)))
    return refuse('proofOfWorkNeeded', undefined, { puzzle: newProofOfWork(ctx, purpose, shareBits) })

  const existing = await db
    .selectFrom('sleep_lead')
    .select('phone_hash')
    .where('phone_hash', 'in', cipher.lookups(phone, leadField))
    .executeTakeFirst()
  if (!existing) {
    const { numInsertedOrUpdatedRows = 0n } = await db
      .insertInto('sleep_lead')
      .values({ phone_hash: cipher.lookup(phone, leadField), created_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    const leadNo = newId()
    const payload: Lead = { leadNo, name: name.trim(), mobile: phone, shareCode: code ?? null }
    if (numInsertedOrUpdatedRows > 0n)
      await outbox.add(db, { partner: 'sleep', kind: 'lead', key: leadNo, payload })
  }
  return answer(null, '已提交')
}
