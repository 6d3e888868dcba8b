import type { FamilyMember } from '@yf/contract/family'
import type { UserEquity } from '@yf/contract/equity'
import { dayText } from '@yf/domain/date-text'
import { daysBetween } from '@yf/domain/dates'
import { atMoment, isPolicyUseful, isWelfareUseful, ofMember, visibleDoctorEquity } from '@yf/domain/equity'
import type { ChipTone } from '#ui/chip/chip.tsx'

export type MemberPolicy = UserEquity['insureEquityList'][number] & { useful: boolean }
export type Package = UserEquity['cardEquityList'][number]
export type Welfare = UserEquity['healthWelfareList'][number] & { useful: boolean }

export interface MemberEquity {
  policies: MemberPolicy[]
  packages: Package[]
  welfare: Welfare[]
}

const usefulFirst = (a: { useful: boolean }, b: { useful: boolean }) => Number(b.useful) - Number(a.useful)
/** Old phones lack toSorted. */
const sorted = <Row>(rows: readonly Row[], order: (a: Row, b: Row) => number): Row[] =>
  // oxlint-disable-next-line unicorn/no-array-sort -- its own list
  [...rows].sort(order)
const usableFirst = (a: Package, b: Package) => a.status - b.status

/** The selected member's benefits with their current state; usable ones come first. */
export function equityOf(
  equity: UserEquity,
  member: Pick<FamilyMember, 'id' | 'relation'>,
  now: { day: string; moment: string },
): MemberEquity {
  const packages = [
    ...equity.healthEquityList,
    ...equity.cardEquityList,
    ...visibleDoctorEquity(equity.showEquity, equity.doctorEquityList),
  ]
  return {
    policies: sorted(
      ofMember(equity.insureEquityList, member).map((policy) => ({
        ...policy,
        useful: isPolicyUseful(policy, now.day),
      })),
      usefulFirst,
    ),
    packages: sorted(
      ofMember(packages, member).map((item) => atMoment(item, now.moment)),
      usableFirst,
    ),
    welfare: sorted(
      ofMember(equity.healthWelfareList, member).map((item) => ({
        ...item,
        useful: isWelfareUseful(item, now.day),
      })),
      usefulFirst,
    ),
  }
}

export interface EquityStatus {
  word: string
  tone: ChipTone
}

/** Neither active nor upcoming: nothing is left of it, even if unused. */
export const hasEnded = ({ useful, status }: MemberPolicy): boolean => !useful && status !== 1

export function policyState(policy: MemberPolicy, today: string): EquityStatus {
  if (policy.status === 1) return { word: '未生效', tone: 'info' }
  if (!policy.useful) return { word: '已终止', tone: 'neutral' }
  return daysBetween(today, policy.endDt) <= 30
    ? { word: '即将到期', tone: 'warning' }
    : { word: '保障中', tone: 'success' }
}

const packageStatuses: Record<number, EquityStatus> = {
  1: { word: '可使用', tone: 'success' },
  2: { word: '已用完', tone: 'neutral' },
  3: { word: '已过期', tone: 'neutral' },
}

export const packageState = (item: Pick<Package, 'status'>): EquityStatus =>
  packageStatuses[item.status] ?? { word: '不可用', tone: 'neutral' }

export const welfareState = (item: Welfare): EquityStatus =>
  item.useful ? { word: '可享受', tone: 'success' } : { word: '已过期', tone: 'neutral' }

/** 2027年7月18日到期, for a list row */
export const endText = (end: string): string => `${dayText(end)}到期`

/** 有效期至2026年12月31日，还剩46天 */
export function untilText(endDt: string, today: string): string {
  const left = daysBetween(today, endDt.slice(0, 10))
  const date = dayText(endDt)
  return left >= 0 ? `有效期至${date}，还剩${left}天` : `已于${date}到期`
}
