/** Limits the rendering work for files of one user per period; kept in this process, which does the work. */
export interface Budget {
  isSpent(person: string): boolean
  spend(person: string, ms: number): void
}

interface BudgetUse {
  ms: number
  readonly until: number
}

export function createBudget(
  { ms, withinMs }: { readonly ms: number; readonly withinMs: number },
  now: () => number = () => performance.now(),
): Budget {
  const spent = new Map<string, BudgetUse>()
  const current = (person: string): BudgetUse | undefined => {
    const own = spent.get(person)
    if (own && own.until > now()) return own
    spent.delete(person)
    return undefined
  }
  return {
    isSpent: (person) => (current(person)?.ms ?? 0) >= ms,
    spend: (person, more) => {
      const own = current(person)
      if (own) own.ms += more
      else spent.set(person, { ms: more, until: now() + withinMs })
      // Users whose period is over are removed when any user sends the next file.
      for (const [other, { until }] of spent) if (until <= now()) spent.delete(other)
    },
  }
}

/** A file of twenty pages costs a few seconds; three that are aborted for their cost exhaust it. */
export const drawingBudget = createBudget({ ms: 60_000, withinMs: 600_000 })
