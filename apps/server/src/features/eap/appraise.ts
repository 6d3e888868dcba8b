import type { eapCalls } from '@yf/contract/eap'
import { bookingStates } from '@yf/domain/booking'
import { ownBooking } from '#features/slots/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { subjectKey } from '#platform/crypto/subject-keys.ts'
import { appraisalTextRow } from './encrypted.ts'
import { markAppraised } from './session-store.ts'

/** Once per finished session. Stars and tags count publicly; only counselling staff read the text. */
export const appraise: RunCallHandler<typeof eapCalls.appraise> = async (
  { id, stars, tags, words: text },
  ctx,
) => {
  const { accountId } = ctx.caller
  const booking = await ownBooking(ctx.db, 'counselling', accountId, id)
  if (!booking) return refuse('notFound')
  if (booking.state !== bookingStates.finished) return refuse('notFinishedYet')
  const key = { account_id: accountId, booking_id: id }
  if (!(await markAppraised(ctx.db, key, stars))) return refuse('appraisedBefore')
  await ctx.db
    .insertInto('eap_appraisal')
    .values({
      ...key,
      counsellor_id: booking.resource_id,
      stars,
      tags,
      text_encrypted: text ? (await subjectKey(ctx, accountId)).encrypt(text, appraisalTextRow(id)) : null,
      created_at: ctx.clock.now(),
    })
    .execute()
  return answer(null)
}
