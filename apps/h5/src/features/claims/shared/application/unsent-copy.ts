import type { ApplyDraft } from '@yf/contract/claim-shapes'
import { useSession } from '#platform/session/session.ts'
import { draft } from '#platform/storage/storage.ts'
import type { Unsent } from './apply-form.ts'

interface Copy {
  /** Which draft it belongs to; null before there was one. */
  readonly caseId: string | null
  readonly unsent: Unsent
}

/** Whose application it is: one of each flow for each person and company. */
export interface Shelf {
  readonly companyId: string
  readonly flow: ApplyDraft['flow']
}

const shelf = ({ companyId, flow }: Shelf) =>
  draft<Copy>(`claim_${flow}_${useSession.getState().userInfo?.baseId ?? ''}_${companyId}`)

/**
 * What was typed on this phone and has not reached the server. Of another draft than this it is nobody's; what was
 * typed before there was one belongs to the one there is now, for the answer that named it may never have come.
 */
export function unsentOf(of: Shelf, caseId: string | null): Unsent {
  const copy = shelf(of).read()
  return copy?.unsent && (copy.caseId === null || copy.caseId === caseId) ? copy.unsent : {}
}

export function keepUnsent(of: Shelf, caseId: string | null, unsent: Unsent): void {
  if (Object.keys(unsent).length === 0) shelf(of).remove()
  else shelf(of).write({ caseId, unsent })
}

export const forgetUnsent = (of: Shelf): void => shelf(of).remove()
