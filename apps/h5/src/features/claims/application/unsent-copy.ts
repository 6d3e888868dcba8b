import { useSession } from '../../../platform/session/session.ts'
import { draft } from '../../../platform/storage/storage.ts'
import type { Unsent } from './apply-form.ts'

interface Copy {
  /** Which draft it belongs to; null before there was one. */
  readonly caseId: string | null
  readonly unsent: Unsent
}

const shelf = (companyId: string) =>
  draft<Copy>(`claim_${useSession.getState().userInfo?.baseId ?? ''}_${companyId}`)

/** What was typed on this phone and has not reached the server. Of another draft than this it is nobody's. */
export function unsentOf(companyId: string, caseId: string | null): Unsent {
  const copy = shelf(companyId).read()
  return copy && copy.unsent && copy.caseId === caseId ? copy.unsent : {}
}

export function keepUnsent(companyId: string, caseId: string | null, unsent: Unsent): void {
  if (Object.keys(unsent).length === 0) shelf(companyId).remove()
  else shelf(companyId).write({ caseId, unsent })
}

export const forgetUnsent = (companyId: string): void => shelf(companyId).remove()
