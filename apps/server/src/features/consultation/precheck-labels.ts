import type { consultationCalls } from '@yf/contract/consultation'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { diseaseLabelsNamed } from '#features/hospital/public.ts'
import { patientOf, savePatientDetails } from './patients.ts'

/** Stored until the next choice, so that a member who leaves the app finds it again. */
export const choosePrecheckLabels: RunCallHandler<typeof consultationCalls.choosePrecheckLabels> = async (
  { familyId, labelIds },
  ctx,
) => {
  const patient = await patientOf(ctx, familyId)
  if ('kind' in patient) return refuse('notFound')
  if ((await diseaseLabelsNamed(ctx.db, labelIds)).length !== labelIds.length) return refuse('notFound')
  await savePatientDetails(ctx, ctx.caller.accountId, familyId, { labelIds })
  return answer(null)
}
