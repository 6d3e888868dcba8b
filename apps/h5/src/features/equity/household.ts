import { formatFen, fromYuan, wholeYuan } from '@yf/domain/money'
import type { CoveredPerson, CoverPart } from '@yf/contract/claims-trial'
import { visitTypes, type VisitType } from '@yf/domain/claim-materials'

/** One person's cover for one kind of visit, all policies together. */
export interface CoverCell {
  readonly usedFen: number
  readonly leftFen: number
  readonly parts: readonly CoverPart[]
}

export interface CoverRow {
  readonly visitType: VisitType
  readonly name: string
  /** One per person, in the order of the people; null if not covered. */
  readonly cells: readonly (CoverCell | null)[]
}

const sum = (parts: readonly CoverPart[], of: 'usedFen' | 'leftFen') =>
  parts.reduce((whole, part) => whole + part[of], 0)

function cellOf({ parts }: CoveredPerson, visitType: VisitType): CoverCell | null {
  const own = parts.filter((part) => part.visitType === visitType)
  return own.length === 0 ? null : { usedFen: sum(own, 'usedFen'), leftFen: sum(own, 'leftFen'), parts: own }
}

/** One row per kind of visit; kinds without any cover are left out. */
export const coverRows = (people: readonly CoveredPerson[]): CoverRow[] =>
  (Object.keys(visitTypes) as VisitType[])
    .map((visitType) => ({
      visitType,
      name: visitTypes[visitType],
      cells: people.map((person) => cellOf(person, visitType)),
    }))
    .filter(({ cells }) => cells.some((cell) => cell !== null))

/** The remaining share of the bar, 0 to 100. */
export const leftShare = ({ usedFen, leftFen }: CoverCell): number =>
  usedFen + leftFen === 0 ? 0 : Math.round((leftFen / (usedFen + leftFen)) * 100)

const wan = 10_000_00

/** ¥200万, ¥1.6万, ¥5,819: short enough for a narrow column. */
export function shortMoney(fen: number): string {
  if (fen >= 100 * wan) return `¥${Math.floor(fen / wan)}万`
  if (fen >= wan) return `¥${Math.floor(fen / (wan / 10)) / 10}万`
  return formatFen(fromYuan(wholeYuan(fen))).replace('.00', '')
}
