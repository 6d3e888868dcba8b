import type { consultationCalls } from '@yf/contract/consultation'
import { expectedMinutes } from '@yf/domain/consultation'
import { shanghaiMoment } from '@yf/domain/dates'
import type { Run } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { requireMembership } from '#features/company/public.ts'
import { ageOf, knownOfPatient, patientOf, rightFor } from './patients.ts'
import { lastWaits, openConsultationOf } from './store.ts'

/** Said before the start; the start decides anew. */
export const quote: Run<typeof consultationCalls.quote> = async ({ companyId, familyId }, ctx) => {
  const { db, clock, caller, settings } = ctx
  const membership = await requireMembership(db, caller.accountId, companyId)
  if (!membership) return refuse('notFound')
  const patient = await patientOf(ctx, familyId)
  if ('kind' in patient) return patient
  const [right, known, waits, open] = await Promise.all([
    rightFor(db, membership, patient, clock.now()),
    knownOfPatient(ctx, caller.accountId, familyId),
    lastWaits(db),
    openConsultationOf(db, companyId, caller.accountId, familyId),
  ])
  const { priceFen, waitMinutes } = settings.consultation
  return answer({
    priceFen,
    selfFen: right ? 0 : priceFen,
    payer: right ? ('benefit' as const) : ('none' as const),
    right: right && { ...right, endTime: shanghaiMoment(right.endTime) },
    waitingMinutes: expectedMinutes(waits),
    givesUpAfterMinutes: waitMinutes,
    patientAge: ageOf(patient.birth, clock),
    allergies: [...known.allergies],
    labelIds: [...known.labelIds],
    openId: open?.id ?? null,
  })
}
