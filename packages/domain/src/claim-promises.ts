import { materialKinds, requiredMaterials, visitTypes, type VisitType } from './claim-materials.ts'
import { slaHours } from './claim-sla.ts'
import { hoursOfWorkingDay } from './holidays.ts'

/**
 * What members are told about days and papers before they claim. Answers to frequent questions, sheets and the app's own
 * words read it here, so that no two of them promise different things.
 */
export const claimPromises = {
  /** So long after a visit, or after the end of a policy, a claim is taken. */
  claimDays: 180,
  /** Working days in which a person decides. */
  reviewDays: slaHours / hoursOfWorkingDay,
  /** Working days in which money that is decided arrives. */
  payDays: 3,
} as const

/** 请在就诊后 180 天内提交申请，发票原件请保留至结案 */
export const claimTip = `请在就诊后 ${claimPromises.claimDays} 天内提交申请，发票原件请保留至结案`

/** 发票/收据、费用清单、出院小结: what a visit of this kind needs. */
export const papersText = (visit: VisitType): string =>
  requiredMaterials(visit)
    .map((kind) => materialKinds[kind])
    .join('、')

/** Each kind of visit with its papers, kinds that need the same together: 门诊、急诊：发票/收据、病历。 */
export function papersByVisit(): string[] {
  const visits = Object.keys(visitTypes) as VisitType[]
  const papers = [...new Set(visits.map(papersText))]
  return papers.map((text) => {
    const named = visits.filter((visit) => papersText(visit) === text).map((visit) => visitTypes[visit])
    return `${named.join('、')}：${text}。`
  })
}
