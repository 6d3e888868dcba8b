import type { equityCalls } from '@yf/contract/equity'
import { shanghaiMoment } from '@yf/domain/dates'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { requireMembership } from '#features/company/public.ts'
import { manualsOf } from './store.ts'

export const manuals: RunCallHandler<typeof equityCalls.manuals> = async ({ companyId }, { db, caller }) => {
  if (!(await requireMembership(db, caller.accountId, companyId))) return refuse('notFound')
  const rows = await manualsOf(db, companyId)
  return answer(
    rows.map(({ id, name, kind, file, size, updated_at }) => ({
      id,
      name,
      kind,
      url: `/files/${file}`,
      size,
      updateTime: shanghaiMoment(updated_at),
    })),
  )
}
