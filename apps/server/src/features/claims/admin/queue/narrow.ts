import type { QueueFilter } from '@yf/contract/queue-shapes'
import { isFlagged } from '#features/claims/record/for-staff.ts'
import { isUnassigned, soon, type Cases } from './store.ts'

const day = 86_400_000

/** All filters that are given must match. */
export function narrowed(query: Cases, filter: QueueFilter, now: Date): Cases {
  const { companyId, visitType, state, minFen, maxFen, waitedDays, due, handler, flag } = filter
  let cases = query
  if (companyId !== undefined) cases = cases.where('c.company_id', '=', companyId)
  if (visitType !== undefined) cases = cases.where('c.visit_type', '=', visitType)
  if (state !== undefined) cases = cases.where('c.state', '=', state)
  if (minFen !== undefined) cases = cases.where('c.billed_fen', '>=', minFen)
  if (maxFen !== undefined) cases = cases.where('c.billed_fen', '<=', maxFen)
  if (waitedDays !== undefined)
    cases = cases.where('c.submitted_at', '<=', new Date(now.getTime() - waitedDays * day))
  if (due !== undefined) cases = cases.where('c.due_at', '<', due === 'late' ? now : soon(now))
  if (handler === 'none') cases = cases.where(isUnassigned)
  else if (handler !== undefined) cases = cases.where('a.staff_id', '=', handler)
  return flag === undefined ? cases : cases.where(isFlagged(flag))
}

/** A case number consists of letters and digits; everything else is a name. */
const isCaseNo = (keyword: string): boolean => /^[0-9A-Za-z]+$/.test(keyword)

export function found(query: Cases, keyword: string): Cases {
  if (keyword === '') return query
  const start = (text: string) => `${text.replace(/[\\%_]/g, '\\$&')}%`
  return isCaseNo(keyword)
    ? query.where('c.case_no', 'like', start(keyword.toUpperCase()))
    : query.where('c.insured_name', 'like', start(keyword))
}
