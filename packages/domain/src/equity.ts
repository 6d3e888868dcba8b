/** Specification §4: what a member can still use of policies, packages and welfare. */
import { formatFen } from './money.ts'

/** The code of packages that reimburse exams which members arranged themselves. */
export const examMoney = 'EXAM_MONEY'

/** The prefix of the codes of packages for offline services; the rest identifies the service. */
export const serviceCodes = 'OFFLINE_'

export const policyStates = { pending: 1, running: 2, renewing: 3, ended: 4 } as const
export type PolicyState = (typeof policyStates)[keyof typeof policyStates]

export const policyStateNames: Readonly<Record<PolicyState, string>> = {
  1: '未生效',
  2: '保障中',
  3: '续保中',
  4: '已终止',
}

/** Days are YYYY-MM-DD in Asia/Shanghai, so they compare as text. */
export interface PolicyTerm {
  readonly status: PolicyState
  readonly endDt: string
}

const isRunning = (status: PolicyState) => status === policyStates.running || status === policyStates.renewing

export const isPolicyUseful = (policy: PolicyTerm, today: string): boolean =>
  isRunning(policy.status) && policy.endDt >= today

export const isWelfareUseful = (welfare: { readonly endDt: string }, today: string): boolean =>
  welfare.endDt >= today

export const packageStates = { usable: 1, usedUp: 2, expired: 3 } as const
export type PackageState = (typeof packageStates)[keyof typeof packageStates]
/** 0 is stored for packages of before the first state; it means usable. */
export type StoredPackageState = PackageState | 0

export const packageStateNames: Readonly<Record<PackageState, string>> = {
  1: '可使用',
  2: '已用完',
  3: '已过期',
}

export const freeEquityStates = { open: 1, taken: 2, notYet: 3, link: 4 } as const
export type FreeEquityState = (typeof freeEquityStates)[keyof typeof freeEquityStates]

/** 2 and 4 open their address. */
export const freeEquityStateNames: Readonly<Record<FreeEquityState, string>> = {
  1: '可领取',
  2: '已领取',
  3: '未开始',
  4: '无需领取',
}

/** The section of a package in the card pack: usable or not started, used up, lapsed. */
export const packShelves = ['usable', 'usedUp', 'lapsed'] as const
export type PackShelf = (typeof packShelves)[number]

export interface PackageTerm {
  readonly status: StoredPackageState
  /** YYYY-MM-DD HH:mm:ss in Asia/Shanghai, like `now`. */
  readonly endTime: string
}

export function packageStatus(item: PackageTerm, now: string): PackageState {
  if (now > item.endTime) return packageStates.expired
  return item.status === 0 ? packageStates.usable : item.status
}

/** A package with its status at this moment, whatever status was stored. */
export const atMoment = <P extends PackageTerm>(
  item: P,
  now: string,
): Omit<P, 'status'> & { status: PackageState } => ({
  ...item,
  status: packageStatus(item, now),
})

/** A right is a number of uses or an amount of money. */
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
  // FENGSHI's own packages: booked in the app, unlike its standard checkups, which are booked on its site.
  if (code.includes('HIGH_EXAM')) return 'HIGH_EXAM'
  if (code.includes(examMoney)) return 'EXAM'
  if (code.startsWith(serviceCodes)) return 'OFFLINE'
  return code === 'FUYA' || code === 'JINLI' || code === 'JINGHE' || code === 'FENGSHI' ? code : null
}

/** The partners on whose pages a granted benefit is used. */
export const benefitSuppliers = {
  FUYA: '福雅（就医）',
  JINGHE: '京禾（护理）',
  FENGSHI: '丰实（体检）',
  JINLI: '锦医（问诊）',
  EAP: '心理咨询',
} as const
export type BenefitSupplier = keyof typeof benefitSuppliers

const packageKinds = { FUYA: 'card', JINGHE: 'card', JINLI: 'doctor' } as const

/** The section of the app for a supplier's packages. */
export function packageKindOf(supplierCode: string): 'card' | 'doctor' | 'health' {
  const supplier = supplierOf(supplierCode)
  return supplier && supplier in packageKinds ? packageKinds[supplier as keyof typeof packageKinds] : 'health'
}

/** The supplier of standard checkups, which are booked on its own site. */
export const checkupSupplier: Supplier = 'FENGSHI'

/** The unit of each supplier's packages; a package in another unit would be consumed wrongly. */
export const supplierUnits: Readonly<Record<Supplier, Amounts['unit']>> = {
  EAP: 'times',
  FUYA: 'times',
  JINLI: 'times',
  JINGHE: 'times',
  FENGSHI: 'times',
  HIGH_EXAM: 'times',
  DRUG: 'fen',
  SLEEP: 'times',
  EXAM: 'fen',
  OFFLINE: 'times',
}

/** With showEquity 0 the company does not show doctor equity at all. */
export const visibleDoctorEquity = <T>(showEquity: number, list: readonly T[]): readonly T[] =>
  showEquity === 0 ? [] : list

/** The chosen person's rows; the member's own rows carry no family id. */
export const ofMember = <T extends { readonly userFamilyId: string | null }>(
  list: readonly T[],
  member: { readonly id: string; readonly relation: string },
): T[] => {
  const familyId = member.relation === 'self' ? null : member.id
  return list.filter((item) => item.userFamilyId === familyId)
}
