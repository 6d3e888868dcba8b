import type { consultationCalls } from '@yf/contract/consultation'
import type { Consultation, ConsultationRow as Short, SickNote } from '@yf/contract/consultation-shapes'
import { cancelText } from '@yf/domain/consultation'
import { shanghaiMoment } from '@yf/domain/dates'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import type { Clock } from '#platform/clock.ts'
import type { SubjectKey } from '#platform/crypto/subject-key.ts'
import { existingSubjectKey, type SubjectKeyDeps } from '#platform/crypto/subject-keys.ts'
import { filesById } from '#platform/files/stored-files.ts'
import { toPaymentDtos } from '#features/orders/public.ts'
import { isSelfPaid, orderOf } from './transitions.ts'
import { ageOf } from './patients.ts'
import { toPrescriptionDto } from './prescriptions/dto.ts'
import { prescriptionsOfConsultations } from './prescriptions/store.ts'
import { openConsultation, type DecryptedConsultation } from './read.ts'
import { roomStatusOf } from './room/news.ts'
import { sickNoteRow, type SickNoteContent } from './encrypted.ts'
import { ownConsultation, unreadOf, type ConsultationRow } from './store.ts'
import { openContent } from '#platform/crypto/subject-content.ts'

export const detail: RunCallHandler<typeof consultationCalls.detail> = async ({ id }, ctx) => {
  const row = await ownConsultation(ctx.db, ctx.caller.accountId, id)
  return row ? answer(await toDetailDto(ctx, row)) : refuse('notFound')
}

/** The common fields of list and record. */
export const toShortDto = (
  row: ConsultationRow,
  { request, doctor }: DecryptedConsultation,
  unread: number,
): Omit<Short, 'diagnosis' | 'hasPrescription'> => ({
  id: row.id,
  companyId: row.company_id,
  familyId: row.family_id,
  patientName: request.patientName,
  state: row.state,
  labels: request.labels.map(({ name }) => name),
  words: request.words,
  doctor,
  startedTime: shanghaiMoment(row.started_at),
  endedTime: row.ended_at && shanghaiMoment(row.ended_at),
  unread,
})

export async function toDetailDto(
  ctx: SubjectKeyDeps & { readonly clock: Clock },
  row: ConsultationRow,
): Promise<Consultation> {
  const { company_id, account_id, id } = row
  const key = await existingSubjectKey(ctx, account_id)
  const decrypted = openConsultation(key, row)
  const { request, conclusion, evaluation } = decrypted
  const order = orderOf(row)
  const [files, prescriptions, sickNotes, unread, payments] = await Promise.all([
    filesById(ctx.db, account_id, request.pictureIds),
    prescriptionsOfConsultations(ctx.db, company_id, [id]),
    sickNotesOf(ctx, key, row),
    unreadOf(ctx.db, company_id, [id]),
    toPaymentDtos(ctx.db, order ? [order] : []),
  ])
  const now = ctx.clock.now()
  return {
    ...toShortDto(row, decrypted, unread.get(id) ?? 0),
    ...conclusion,
    standing: roomStatusOf(row),
    payment: payments.get(row.order_id ?? '') ?? null,
    pictures: request.pictureIds.flatMap((file) => {
      const name = files.get(file)?.name
      return name ? [`/files/${name}`] : []
    }),
    allergies: request.allergies && [...request.allergies],
    patientAge: ageOf(request.birth, ctx.clock),
    cancelReason: row.cancel_reason ? cancelText(row.cancel_reason, isSelfPaid(row)) : '',
    prescriptions: prescriptions.map((one) => toPrescriptionDto(one, key, now)),
    sickNotes,
    followsId: row.follows_id,
    evaluation: row.stars === null ? null : { stars: row.stars, words: evaluation },
  }
}

async function sickNotesOf(
  { db }: SubjectKeyDeps,
  key: SubjectKey | null,
  { company_id, id }: ConsultationRow,
): Promise<SickNote[]> {
  const rows = await db
    .selectFrom('sick_note')
    .select(['id', 'content_encrypted'])
    .where((row) => row.and({ company_id, consultation_id: id }))
    .orderBy('written_at')
    .orderBy('id')
    .execute()
  return rows.flatMap((row) => {
    const content = openContent<SickNoteContent>(key, row.content_encrypted, sickNoteRow(row.id))
    return content ? [{ id: row.id, ...content }] : []
  })
}
