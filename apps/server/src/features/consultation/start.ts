import type { consultationCalls } from '@yf/contract/consultation'
import { consultationStates } from '@yf/domain/consultation'
import type { Input } from '@yf/contract/call'
import type { MemberContext } from '#platform/call/context.ts'
import type { Run } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { hasUploaded } from '#platform/files/uploaded.ts'
import { useFiles } from '#platform/files/unused-files.ts'
import { newId } from '#platform/ids.ts'
import { takeKeys } from '#platform/keys/taken-keys.ts'
import { recordState } from '#platform/moves/state-events.ts'
import { requireMembership } from '#features/company/public.ts'
import { reserveRight, type Right } from '#features/equity/public.ts'
import { diseaseLabelsNamed } from '#features/hospital/public.ts'
import { detailOnTheWire } from './detail.ts'
import { tellHospital } from './hospital/outbox.ts'
import { consultationSubject, rightEvent, say } from './moves.ts'
import { patientOf, rememberOfPatient, rightFor, type Patient } from './patients.ts'
import { consultationRow, type Asked } from './sealed.ts'
import { uploadsOf } from './pictures.ts'
import { idKey, openConsultationOf, ownConsultation, takeConsultation } from './store.ts'
import { sealContent } from '#platform/crypto/keeper-words.ts'

type StartInput = Input<typeof consultationCalls.start>

/** Stored first, with its right, and told to the hospital afterwards: whatever falls over, it is there once. */
export const start: Run<typeof consultationCalls.start> = async (input, ctx) => {
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
  const right = await rightFor(db, membership, patient, clock.now())
  if (!right) return refuse('noConsultationLeft')
  const id = newId()
  // Locks the right: of two starts at once the second finds the first one's row below.
  const reserved = await reserveRight(db, clock, right, rightEvent(id))
  if (reserved !== 'reserved') return refuse('noConsultationLeft')
  if (await openConsultationOf(db, companyId, accountId, familyId)) return refuse('consultationStands')

  const asked = {
    ...askedOf(input, patient),
    labels: labels.map(({ department, name }) => ({ department, name })),
  }
  await write(ctx, id, right, input, asked)
  await useFiles(db, accountId, { ids: pictureIds })
  await rememberOfPatient(ctx, accountId, familyId, { allergies: input.allergies, labelIds: [] })
  const row = (await takeConsultation(db, companyId, id))!
  await say(ctx, row, '已提交，正在为您呼叫医生')
  await tellHospital(ctx, 'start', row)
  return answer(await detailOnTheWire(ctx, (await takeConsultation(db, companyId, id))!))
}

const askedOf = (
  { words, allergies, pictureIds, doctorNo }: StartInput,
  { name, gender, birth }: Patient,
): Omit<Asked, 'labels'> => ({
  patientName: name,
  gender,
  birth,
  words,
  allergies,
  pictureIds,
  doctorNo,
})

async function write(
  ctx: MemberContext,
  id: string,
  right: Right,
  input: StartInput,
  asked: Asked,
): Promise<void> {
  const { db, clock, caller, settings } = ctx
  const { companyId, familyId, followsId } = input
  const { accountId } = caller
  const now = clock.now()
  const state = consultationStates.waiting
  await takeKeys(db, [{ kind: idKey, key: id, holder: companyId }])
  await db
    .insertInto('consultation')
    .values({
      company_id: companyId,
      id,
      account_id: accountId,
      family_id: familyId,
      state,
      package_id: right.packageId,
      asked_sealed: await sealContent(ctx, accountId, consultationRow(id, 'asked_sealed'), asked),
      doctor_sealed: null,
      told_sealed: null,
      evaluation_sealed: null,
      stars: null,
      cancel_reason: null,
      follows_id: followsId ?? null,
      started_at: now,
      gives_up_at: new Date(now.getTime() + settings.consultation.waitMinutes * 60_000),
      told_at: null,
      accepted_at: null,
      ended_at: null,
    })
    .execute()
  const cause = { actor: accountId, reason: '发起问诊', at: now }
  await recordState(db, consultationSubject({ company_id: companyId, id }), { from: null, to: state }, cause)
}
