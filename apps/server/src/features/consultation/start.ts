import type { consultationCalls } from '@yf/contract/consultation'
import { consultationStates } from '@yf/domain/consultation'
import type { Input } from '@yf/contract/call'
import type { MemberContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { hasUploaded } from '#platform/files/uploaded.ts'
import { useFiles } from '#platform/files/unused-files.ts'
import { newId } from '#platform/ids.ts'
import { takeKeys } from '#platform/keys/unique-keys.ts'
import { recordState } from '#platform/transitions/state-events.ts'
import { requireMembership } from '#features/company/public.ts'
import { reserveRight } from '#features/equity/public.ts'
import { diseaseLabelsNamed } from '#features/hospital/public.ts'
import { toDetailDto } from './detail.ts'
import { callDoctor, orderConsultation } from './consultation-component.ts'
import { consultationSubject, rightEvent } from './transitions.ts'
import { patientOf, savePatientDetails, type Patient } from './patients.ts'
import { payerFor, type ConsultationPayer } from './payer.ts'
import { consultationRow, type ConsultationRequest } from './encrypted.ts'
import { uploadsOf } from './pictures.ts'
import { idKey, openConsultationOf, ownConsultation, takeConsultation } from './store.ts'
import { encryptContent } from '#platform/crypto/subject-content.ts'

type StartInput = Input<typeof consultationCalls.start>

/** Stored with its entitlement first, and sent to the hospital afterwards: after any failure it exists once. */
export const start: RunCallHandler<typeof consultationCalls.start> = async (input, ctx) => {
  const { db, clock, caller } = ctx
  const { companyId, familyId, pictureIds } = input
  const { accountId } = caller
  const membership = await requireMembership(db, accountId, companyId)
  if (!membership) return refuse('notFound')
  if (!input.hasConsent) return refuse('consentNeeded')
  const patient = await patientOf(ctx, familyId)
  if ('kind' in patient) return patient
  const labels = await diseaseLabelsNamed(db, input.labelIds)
  if (labels.length !== input.labelIds.length) return refuse('notFound')
  if (input.followsId && !(await ownConsultation(db, accountId, input.followsId))) return refuse('notFound')
  if (!(await hasUploaded(db, uploadsOf(accountId), { ids: pictureIds }))) return refuse('pictureGone')
  const payer = await payerFor(ctx, membership, patient)
  if (payer.kind === 'none') return refuse('noConsultationLeft')
  // A paying member has seen the price; an entitlement that was granted meanwhile is used instead.
  if (payer.kind === 'self' && payer.priceFen !== input.payFen) return refuse('servicePriceChanged')
  const id = newId()
  // Locks the entitlement: of two concurrent starts the second finds the first one's row below.
  if (payer.right && (await reserveRight(db, clock, payer.right, rightEvent(id))) !== 'reserved')
    return refuse('noConsultationLeft')
  if (await openConsultationOf(db, companyId, accountId, familyId)) return refuse('consultationStands')

  const request = {
    ...requestOf(input, patient),
    labels: labels.map(({ department, name }) => ({ department, name })),
  }
  if (!(await write(ctx, id, payer, input, request))) return refuse('consultationStands')
  await useFiles(db, accountId, { ids: pictureIds })
  await savePatientDetails(ctx, accountId, familyId, { allergies: input.allergies, labelIds: [] })
  if (payer.kind === 'self' && !(await orderConsultation(ctx, { companyId, accountId, id, payer })))
    return refuse('consultationStands')
  const row = (await takeConsultation(db, companyId, id))!
  if (payer.kind === 'benefit') await callDoctor(ctx, row)
  return answer(await toDetailDto(ctx, (await takeConsultation(db, companyId, id))!))
}

const requestOf = (
  { words, allergies, pictureIds, doctorNo }: StartInput,
  { name, gender, birth }: Patient,
): Omit<ConsultationRequest, 'labels'> => ({
  patientName: name,
  gender,
  birth,
  words,
  allergies,
  pictureIds,
  doctorNo,
})

/** False if another start of this patient was quicker. */
async function write(
  ctx: MemberContext,
  id: string,
  payer: ConsultationPayer,
  input: StartInput,
  request: ConsultationRequest,
): Promise<boolean> {
  const { db, clock, caller, settings } = ctx
  const { companyId, familyId, followsId } = input
  const { accountId } = caller
  const now = clock.now()
  const state = payer.right ? consultationStates.waiting : consultationStates.unpaid
  await takeKeys(db, [{ kind: idKey, key: id, holder: companyId }])
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('consultation')
    .values({
      company_id: companyId,
      id,
      account_id: accountId,
      family_id: familyId,
      state,
      package_id: payer.right?.packageId ?? null,
      order_id: null,
      request_encrypted: await encryptContent(
        ctx,
        accountId,
        consultationRow(id, 'request_encrypted'),
        request,
      ),
      doctor_encrypted: null,
      summary_encrypted: null,
      evaluation_encrypted: null,
      stars: null,
      cancel_reason: null,
      follows_id: followsId ?? null,
      started_at: now,
      gives_up_at: new Date(now.getTime() + settings.consultation.waitMinutes * 60_000),
      delivered_at: null,
      accepted_at: null,
      ended_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 0n) return false
  const cause = { actor: accountId, reason: '发起问诊', at: now }
  await recordState(db, consultationSubject({ company_id: companyId, id }), { from: null, to: state }, cause)
  return true
}
