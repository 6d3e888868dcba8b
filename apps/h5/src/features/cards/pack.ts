import type { FamilyMember } from '@yf/contract/family'
import type { UserEquity } from '@yf/contract/equity'
import { atMoment, packageStates, shownDoctorEquity } from '@yf/domain/equity'
import type { Package } from '#features/equity/shared/equity.ts'

/** A card of the pack: whatever can be used at a supplier's. */
export type PackCard = Package & {
  readonly kind: 'card' | 'health' | 'doctor'
  /** Null for whoever looks. */
  readonly userName: string | null
}

export type Shelf = 'usable' | 'usedUp' | 'lapsed'

export const shelves: readonly { value: Shelf; label: string; empty: string }[] = [
  { value: 'usable', label: '可使用', empty: '没有可使用的卡' },
  { value: 'usedUp', label: '已用完', empty: '没有已用完的卡' },
  { value: 'lapsed', label: '已过期', empty: '没有已过期的卡' },
]

const shelfOf = ({ status }: PackCard): Shelf =>
  status === packageStates.expired ? 'lapsed' : status === packageStates.usedUp ? 'usedUp' : 'usable'

/** What ends first stands first; of what is over, what ended last. */
const byEnd = (one: PackCard, other: PackCard) => (one.endTime < other.endTime ? -1 : 1)

/** Everything that the person or her family has, as it is at this moment, on its shelves. */
export function packOf(
  equity: UserEquity,
  family: readonly Pick<FamilyMember, 'id' | 'name' | 'relation'>[],
  moment: string,
): Record<Shelf, PackCard[]> {
  const names = new Map(family.map(({ id, name }) => [id, name]))
  const all = [
    ...equity.cardEquityList.map((item) => ({ ...item, kind: 'card' as const })),
    ...equity.healthEquityList.map((item) => ({ ...item, kind: 'health' as const })),
    ...shownDoctorEquity(equity.showEquity, equity.doctorEquityList).map((item) => ({
      ...item,
      kind: 'doctor' as const,
    })),
  ].map((item) => ({
    ...atMoment(item, moment),
    userName: item.userFamilyId === null ? null : (names.get(item.userFamilyId) ?? '家人'),
  }))
  const pack: Record<Shelf, PackCard[]> = { usable: [], usedUp: [], lapsed: [] }
  for (const item of all) pack[shelfOf(item)].push(item)
  // oxlint-disable-next-line unicorn/no-array-sort -- its own list
  for (const { value } of shelves) pack[value].sort(byEnd)
  pack.lapsed.reverse()
  return pack
}
