import type { consultationCalls } from '@yf/contract/consultation'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { existingSubjectKey } from '#platform/crypto/subject-keys.ts'
import { requireMembership } from '#features/company/public.ts'
import { toPrescriptionDto } from './dto.ts'
import { countPrescriptions, prescriptionPage } from './store.ts'

export const prescriptions: RunCallHandler<typeof consultationCalls.prescriptions> = async (input, ctx) => {
  const { companyId, familyId, pageNo, pageSize } = input
  const { accountId } = ctx.caller
  if (!(await requireMembership(ctx.db, accountId, companyId))) return refuse('notFound')
  const filter = { companyId, accountId, familyId }
  const [rows, total, key] = await Promise.all([
    prescriptionPage(ctx.db, filter, pageNo, pageSize),
    countPrescriptions(ctx.db, filter),
    existingSubjectKey(ctx, accountId),
  ])
  const now = ctx.clock.now()
  return answer({ records: rows.map((row) => toPrescriptionDto(row, key, now)), total })
}
