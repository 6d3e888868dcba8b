import type { consultationCalls } from '@yf/contract/consultation'
import { expectedMinutes } from '@yf/domain/consultation'
import { shanghaiMoment } from '@yf/domain/dates'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { requireMembership } from '#features/company/public.ts'
import { ageOf, patientDetails, patientOf } from './patients.ts'
import { payerFor } from './payer.ts'
import { lastWaits, openConsultationOf } from './store.ts'

/** A quote before the start; the start decides again. */
export const quote: RunCallHandler<typeof consultationCalls.quote> = async ({ companyId, familyId }, ctx) => {
  const { db, clock, caller, settings } = ctx
  const membership = await requireMembership(db, caller.accountId, companyId)
  if (!membership) return refuse('notFound')
  const patient = await patientOf(ctx, familyId)
  if ('kind' in patient) return patient
  const [payer, known, waits, open] = await Promise.all([
    payerFor(ctx, membership, patient),
    patientDetails(ctx, caller.accountId, familyId),
    lastWaits(db),
    openConsultationOf(db, companyId, caller.accountId, familyId),
  ])
  const { right, priceFen } = payer
  return answer({
    priceFen,
    selfFen: payer.kind === 'self' ? priceFen : 0,
    payer: payer.kind,
    right: right && { ...right, endTime: shanghaiMoment(right.endTime) },
    waitingMinutes: expectedMinutes(waits),
    givesUpAfterMinutes: settings.consultation.waitMinutes,
    patientAge: ageOf(patient.birth, clock),
    allergies: known.allergies && [...known.allergies],
    labelIds: [...known.labelIds],
    openId: open?.id ?? null,
  })
}
