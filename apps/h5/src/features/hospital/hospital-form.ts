import type { ClaimMember, MaterialNeed } from '@yf/contract/claim-shapes'
import {
  applyFaults,
  type ApplyFaults,
  type ApplyForm,
} from '#features/claims/shared/application/apply-form.ts'
import { billedFenOf } from '#features/claims/shared/application/billed-text.ts'

export type HospitalFaults = ApplyFaults & { billed?: string }

/** A visit over the net has one day, and its sum is typed: nothing is read from the receipt. */
export function hospitalFaults(form: ApplyForm, billed: string, today: string): HospitalFaults {
  const { visitEnd: _end, ...faults } = applyFaults(form, today)
  return { ...faults, ...(billedFenOf(billed) === null ? { billed: '请填写发票金额，例如 128.50' } : {}) }
}

/** Over the net there are outpatient visits alone, so only policies that pay for them count. */
export const hospitalMembers = (members: readonly ClaimMember[]): ClaimMember[] =>
  members.map((member) => {
    const policies = member.policies.filter(({ visitTypes }) => visitTypes.includes('outpatient'))
    const refusal = policies.length > 0 ? null : '保单不含互联网医院就诊的保障'
    return { ...member, policies, refusal: member.refusal ?? refusal }
  })

const shown: ReadonlySet<MaterialNeed['kind']> = new Set(['receipt', 'medicalRecord', 'other'])

/** Its receipt, its record where there is one, and whatever was asked for. */
export const hospitalNeeds = (needs: readonly MaterialNeed[]): MaterialNeed[] =>
  needs.filter(({ kind, isRequired }) => isRequired === 1 || shown.has(kind))
