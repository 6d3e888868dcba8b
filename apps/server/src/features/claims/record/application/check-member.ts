import type { Input } from '@yf/contract/call'
import type { claimCalls } from '@yf/contract/claims'
import { tidyCertificate } from '@yf/domain/certificate'
import { maskCertificate } from '@yf/domain/masks'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { requireMembership } from '#features/company/public.ts'
import { claimantsOf, whoIs, type Claimant } from './claimants.ts'

export const checkMember: RunCallHandler<typeof claimCalls.checkMember> = async (input, ctx) => {
  const membership = await requireMembership(ctx.db, ctx.caller.accountId, input.companyId)
  if (!membership || input.accountId !== ctx.caller.accountId) return refuse('notFound')
  const claimants = await claimantsOf(ctx, input.accountId, membership)
  const insured = insuredOf(claimants, input)
  if (!insured) return refuse('notFound')

  const { refusal } = insured
  // No insured was chosen yet: a caller who can claim for a family member continues and chooses there.
  const isOpen = input.familyId === undefined && !input.applyIdNo && input.isFamily === 0
  if (refusal && !(isOpen && claimants.some((one) => one.refusal === null)))
    return answer({
      errType: refusal.isClaimPolicy === 0 ? 1 : 0,
      isClaimPolicy: refusal.isClaimPolicy,
      message: refusal.message,
    })
  if (input.applyIdNo && !isNumberOf(insured, input.applyIdNo))
    return answer({ errType: 1, isClaimPolicy: 0, message: mismatch(insured) })
  return answer({ errType: 0, isClaimPolicy: 0, message: '' })
}

/** If an employee claims for the family without naming the person, the certificate identifies them. */
function insuredOf(
  claimants: readonly Claimant[],
  { familyId, isFamily, applyIdNo }: Input<typeof claimCalls.checkMember>,
): Claimant | undefined {
  if (familyId !== undefined) return claimants.find((one) => one.familyId === familyId)
  const named =
    isFamily === 1 && applyIdNo
      ? claimants.find((one) => one.familyId !== null && isNumberOf(one, applyIdNo))
      : undefined
  return named ?? claimants[0]
}

function isNumberOf({ certificateNumber }: Claimant, entered: string): boolean {
  if (certificateNumber === null) return false
  const tidy = tidyCertificate(entered)
  return tidy === certificateNumber || tidy === maskCertificate(certificateNumber)
}

const mismatch = (insured: Claimant) =>
  insured.familyId === null
    ? '证件号码与您登记的不一致，请核对，或到“设置 > 证件号”修改'
    : `证件号码与${whoIs(insured)}登记的不一致，请核对，或到“家庭成员”修改`
