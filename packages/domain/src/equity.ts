/** Specification §4: what a member may still use of policies, packages and welfare. */
import { formatFen } from './money.ts'

/** The code of packages that pay for an exam which people arranged by themselves. */
export const examMoney = 'EXAM_MONEY'

/** Days are YYYY-MM-DD in Asia/Shanghai, so they compare as text. */
export interface PolicyTerm {
  readonly status: number
  readonly endDt: string
}

/** 2 保障中, 3 续保中 */
const isRunning = (status: number) => status === 2 || status === 3

export const isPolicyUseful = (policy: PolicyTerm, today: string): boolean =>
  isRunning(policy.status) && policy.endDt >= today

export const isWelfareUseful = (welfare: { readonly endDt: string }, today: string): boolean =>
  welfare.endDt >= today

export const packageStates = { usable: 1, usedUp: 2, expired: 3 } as const

export interface PackageTerm {
  readonly status: number
  /** YYYY-MM-DD HH:mm:ss in Asia/Shanghai, like `now`. */
  readonly endTime: string
}

export function packageStatus(item: PackageTerm, now: string): number {
  if (now > item.endTime) return packageStates.expired
  return Math.max(item.status, packageStates.usable)
}

/** A package as the person sees it: the status of this moment, whatever was stored. */
export const atMoment = <P extends PackageTerm>(item: P, now: string): P => ({
  ...item,
  status: packageStatus(item, now),
})

/** A right is so many times, or so much money. */
export interface Amounts {
  readonly unit: 'times' | 'fen'
  readonly total: number
  readonly used: number
}

export const amountText = (unit: Amounts['unit'], amount: number) =>
  unit === 'fen' ? formatFen(amount) : `${amount} 次`

export const leftText = ({ unit, total, used }: Amounts): string =>
  `剩余 ${amountText(unit, total - used)}，共 ${amountText(unit, total)}`

export const usedText = ({ unit, total, used }: Amounts): string =>
  `已用 ${amountText(unit, used)}，共 ${amountText(unit, total)}`

export type Supplier =
  | 'EAP'
  | 'FUYA'
  | 'JINLI'
  | 'JINGHE'
  | 'FENGSHI'
  | 'HIGH_EXAM'
  | 'DRUG'
  | 'SLEEP'
  | 'EXAM'
  | 'OFFLINE'

export function supplierOf(code: string): Supplier | null {
  if (code.includes('EAP')) return 'EAP'
  if (code.includes('DRUG')) return 'DRUG'
  if (code.includes('SLEEP')) return 'SLEEP'
  // FENGSHI's own packages: booked in the app, where its usual checkups are booked on its site.
  if (code.includes('HIGH_EXAM')) return 'HIGH_EXAM'
  if (code.includes(examMoney)) return 'EXAM'
  if (code.startsWith('OFFLINE_')) return 'OFFLINE'
  return code === 'FUYA' || code === 'JINLI' || code === 'JINGHE' || code === 'FENGSHI' ? code : null
}

export interface SupplierButton {
  readonly text: string
  /** A path of the app; null where the way leads through the card's own page or to the partner. */
  readonly path: string | null
}

const supplierButtons: Record<Supplier, SupplierButton> = {
  EAP: { text: '去预约', path: '/eap' },
  SLEEP: { text: '去体验', path: '/somnus' },
  JINLI: { text: '去咨询', path: '/hospital' },
  FUYA: { text: '去使用', path: null },
  JINGHE: { text: '去使用', path: null },
  FENGSHI: { text: '去预约', path: null },
  HIGH_EXAM: { text: '去预约', path: '/highEndPhysicalExamination/highExamInfo' },
  DRUG: { text: '去购药', path: '/RxRecords' },
  EXAM: { text: '去报销', path: '/expense' },
  OFFLINE: { text: '去预约', path: '/appointmentRecords?tab=services' },
}

const spentTexts: Record<number, string> = { 2: '已用完', 3: '已过期' }

/** What stands on a package's button. A button that leads nowhere is only a word. */
export function packageButton(item: { readonly packageSupplierCode: string; readonly status: number }): {
  readonly text: string
  readonly path: string | null
  readonly enabled: boolean
} {
  if (item.status > packageStates.usable) {
    return { text: spentTexts[item.status] ?? '不可用', path: null, enabled: false }
  }
  const supplier = supplierOf(item.packageSupplierCode)
  const button = supplier ? supplierButtons[supplier] : { text: '去使用', path: null }
  return { ...button, enabled: true }
}

/** With showEquity 0 the company does not show doctor equity at all. */
export const shownDoctorEquity = <T>(showEquity: number, list: readonly T[]): readonly T[] =>
  showEquity === 0 ? [] : list

/** The chosen person's part of a list: the member's own rows carry no family id. */
export const ofMember = <T extends { readonly userFamilyId: string | null }>(
  list: readonly T[],
  member: { readonly id: string; readonly relation: string },
): T[] => {
  const familyId = member.relation === 'self' ? null : member.id
  return list.filter((item) => item.userFamilyId === familyId)
}
