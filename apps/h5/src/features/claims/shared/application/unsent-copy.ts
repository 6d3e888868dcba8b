import type { ApplyDraft } from '@yf/contract/claim-shapes'
import { useSession } from '#platform/session/session.ts'
import { draft } from '#platform/storage/storage.ts'
import type { UnsentFields } from './apply-form.ts'

interface UnsentDraft {
  /** The draft it belongs to; null before there was one. */
  readonly caseId: string | null
  readonly unsent: UnsentFields
}

/** The owner of the application: one per flow, person and company. */
export interface UnsentKey {
  readonly companyId: string
  readonly flow: ApplyDraft['flow']
}

const shelf = ({ companyId, flow }: UnsentKey) =>
  draft<UnsentDraft>(`claim_${flow}_${useSession.getState().userInfo?.baseId ?? ''}_${companyId}`)

/**
 * Input on this phone that has not reached the server. Input for a different draft is ignored; input from before the
 * first draft belongs to the current one, because the response with its id may have been lost.
 */
export function unsentOf(of: UnsentKey, caseId: string | null): UnsentFields {
  const copy = shelf(of).read()
  return copy?.unsent && (copy.caseId === null || copy.caseId === caseId) ? copy.unsent : {}
}

export function keepUnsent(of: UnsentKey, caseId: string | null, unsent: UnsentFields): void {
  if (Object.keys(unsent).length === 0) shelf(of).remove()
  else shelf(of).write({ caseId, unsent })
}

export const forgetUnsent = (of: UnsentKey): void => shelf(of).remove()
