import type { consultationCalls } from '@yf/contract/consultation'
import type { ConsultationRow as Short } from '@yf/contract/consultation-shapes'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { existingSubjectKey } from '#platform/crypto/subject-keys.ts'
import { requireMembership } from '#features/company/public.ts'
import { toShortDto } from './detail.ts'
import { prescriptionsOfConsultations } from './prescriptions/store.ts'
import { openConsultation, type DecryptedConsultation } from './read.ts'
import { consultationsOf, unreadOf } from './store.ts'

/** The searched texts are encrypted with the member's key, so they are searched in memory: members have few. */
export const list: RunCallHandler<typeof consultationCalls.list> = async (input, ctx) => {
  const { companyId, familyId, state, pageNo, pageSize } = input
  const { accountId } = ctx.caller
  if (!(await requireMembership(ctx.db, accountId, companyId))) return refuse('notFound')
  const [rows, key] = await Promise.all([
    consultationsOf(ctx.db, { companyId, accountId }, { familyId, state }),
    existingSubjectKey(ctx, accountId),
  ])
  const keyword = input.keyword?.trim() ?? ''
  const found = rows
    .map((row) => ({ row, decrypted: openConsultation(key, row) }))
    .filter(({ decrypted }) => keyword === '' || searched(decrypted).includes(keyword))
  const page = found.slice((pageNo - 1) * pageSize, pageNo * pageSize)
  const ids = page.map(({ row }) => row.id)
  const [unread, prescriptions] = await Promise.all([
    unreadOf(ctx.db, companyId, ids),
    prescriptionsOfConsultations(ctx.db, companyId, ids),
  ])
  const prescribed = new Set(prescriptions.map(({ consultation_id }) => consultation_id))
  const records = page.map(({ row, decrypted }): Short => ({
    ...toShortDto(row, decrypted, unread.get(row.id) ?? 0),
    diagnosis: decrypted.conclusion.diagnosis,
    hasPrescription: prescribed.has(row.id) ? 1 : 0,
  }))
  return answer({ records, total: found.length })
}

const searched = ({ request, doctor, conclusion }: DecryptedConsultation): string =>
  [
    request.patientName,
    request.words,
    ...request.labels.map(({ name }) => name),
    conclusion.diagnosis,
    conclusion.summary,
    doctor?.name ?? '',
    doctor?.department ?? '',
  ].join('\n')
