import type { QueueRow } from '@yf/contract/claims-admin'
import { shanghaiMoment } from '@yf/domain/dates'
import type { Db } from '#platform/db/handle.ts'
import { flagTextsOf } from '#features/claims/record/for-staff.ts'
import { toSummaryDtos } from '#features/claims/decision/progress/dto.ts'
import type { CaseRow } from '#features/claims/record/own-case.ts'
import { staffNames } from '#features/staff/public.ts'
import { companyNames } from './company-names.ts'

/** A case as the lists of the console select it. */
type ListedCase = CaseRow & {
  readonly handler_id: string | null
  readonly first_approver_id: string | null
}

export async function toQueueRowDtos(db: Db, rows: readonly ListedCase[]): Promise<QueueRow[]> {
  const handlers = rows.flatMap(({ handler_id }) => handler_id ?? [])
  const [summaries, flags, names, companies] = await Promise.all([
    toSummaryDtos(db, rows),
    flagTextsOf(db, rows),
    staffNames(db, handlers),
    companyNames(db, rows),
  ])
  return summaries.map((summary, at) => {
    const { handler_id = null, first_approver_id = null, risk = 0, due_at = null } = rows[at] ?? {}
    return {
      ...summary,
      companyName: companies.get(summary.companyId) ?? '',
      risk,
      flags: flags.get(summary.caseId) ?? [],
      handlerName: handler_id && (names.get(handler_id) ?? null),
      dueTime: due_at && shanghaiMoment(due_at),
      isWaitingForSecond: first_approver_id ? 1 : 0,
    }
  })
}
