import type { ClaimMember, MaterialNeed } from '@yf/contract/claim-shapes'
import {
  applyFaults,
  type ApplyFaults,
  type ApplyForm,
} from '#features/claims/shared/application/apply-form.ts'
import { billedFenOf } from '#features/claims/shared/application/billed-text.ts'

export type HospitalFaults = ApplyFaults & { billed?: string }

/** An online visit has one date, and the member types its amount: the receipt is not recognised. */
export function hospitalFaults(form: ApplyForm, billed: string, today: string): HospitalFaults {
  const { visitEnd: _end, ...faults } = applyFaults(form, today)
  return { ...faults, ...(billedFenOf(billed) === null ? { billed: '请填写发票金额，例如 128.50' } : {}) }
}

/** Online visits are always outpatient, so only policies that cover those count. */
export const hospitalMembers = (members: readonly ClaimMember[]): ClaimMember[] =>
  members.map((member) => {
    const policies = member.policies.filter(({ visitTypes }) => visitTypes.includes('outpatient'))
    const refusal = policies.length > 0 ? null : '保单不含互联网医院就诊的保障'
    return { ...member, policies, refusal: member.refusal ?? refusal }
  })

const optionalKinds: ReadonlySet<MaterialNeed['kind']> = new Set(['receipt', 'medicalRecord', 'other'])

/** The receipt, the record if there is one, and whatever was requested. */
export const hospitalNeeds = (needs: readonly MaterialNeed[]): MaterialNeed[] =>
  needs.filter(({ kind, isRequired }) => isRequired === 1 || optionalKinds.has(kind))
