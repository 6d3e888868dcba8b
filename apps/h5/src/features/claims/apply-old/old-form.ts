import { firstClaimNotice } from '@yf/domain/claim-gate'
import {
  applyFaults,
  type ApplyFaults,
  type ApplyForm,
} from '#features/claims/shared/application/apply-form.ts'

/**
 * The old flow has no recognition, so the member types the sum; above the limit of one application the claim goes by
 * mail.
 */
export function oldFaults(form: ApplyForm, today: string, singleFen: number): ApplyFaults {
  const faults = applyFaults(form, today)
  const { declaredFen } = form
  if (declaredFen === null) faults.declaredFen = '请填写发票总金额，例如 1280.50'
  else if (declaredFen > singleFen) faults.declaredFen = firstClaimNotice(singleFen)
  return faults
}
