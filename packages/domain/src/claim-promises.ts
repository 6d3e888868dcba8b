import { materialKinds, requiredMaterials, visitTypes, type VisitType } from './claim-materials.ts'
import { slaHours } from './claim-sla.ts'
import { hoursOfWorkingDay } from './holidays.ts'

/**
 * Promises to members about deadlines and documents before they claim. FAQ answers, sheets and the app's texts use
 * these constants, so that no two of them differ.
 */
export const claimPromises = {
  /** Days after a visit, or after the end of a policy, within which a claim is accepted. */
  claimDays: 180,
  /** Working days within which staff decide. */
  reviewDays: slaHours / hoursOfWorkingDay,
  /** Working days within which a payment arrives. */
  payDays: 3,
} as const

/** 请在就诊后 180 天内提交申请，发票原件请保留至结案 */
export const claimTip = `请在就诊后 ${claimPromises.claimDays} 天内提交申请，发票原件请保留至结案`

/** 发票/收据、费用清单、出院小结: the documents that a visit of this type needs. */
export const documentsText = (visit: VisitType): string =>
  requiredMaterials(visit)
    .map((kind) => materialKinds[kind])
    .join('、')

/** Visit types with their documents, types with the same documents together: 门诊、急诊：发票/收据、病历。 */
export function documentsByVisit(): string[] {
  const visits = Object.keys(visitTypes) as VisitType[]
  const documentTexts = [...new Set(visits.map(documentsText))]
  return documentTexts.map((text) => {
    const named = visits.filter((visit) => documentsText(visit) === text).map((visit) => visitTypes[visit])
    return `${named.join('、')}：${text}。`
  })
}
