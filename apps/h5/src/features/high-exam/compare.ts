import type { ExamPackage } from '@yf/contract/high-exam-shapes'

export interface ComparedRow {
  readonly name: string
  readonly meaning: string
  /** One for each package, in their order. */
  readonly has: readonly boolean[]
}

export interface ComparedGroup {
  readonly group: string
  readonly rows: readonly ComparedRow[]
}

const isDifferent = ({ has }: ComparedRow) => has.some((one) => one !== has[0])

/** Items and the packages that contain them, by groups in their order of first appearance. */
export function compared(packages: readonly ExamPackage[], { onlyDifferent = false } = {}): ComparedGroup[] {
  const groups = new Map<string, Map<string, ComparedRow>>()
  for (const { items } of packages)
    for (const { group, name, meaning } of items) {
      const rows = groups.get(group) ?? new Map<string, ComparedRow>()
      groups.set(group, rows)
      const has = packages.map((one) => one.items.some((item) => item.name === name))
      rows.set(name, { name, meaning, has })
    }
  return [...groups].flatMap(([group, rows]) => {
    const visibleRows = [...rows.values()].filter((row) => !onlyDifferent || isDifferent(row))
    return visibleRows.length > 0 ? [{ group, rows: visibleRows }] : []
  })
}

/** A phone shows at most three side by side. */
export const mostCompared = 3
