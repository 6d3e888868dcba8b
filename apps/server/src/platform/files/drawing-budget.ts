/** How much work the files of one person may cost within a while; kept in this process, which does the work. */
export interface Budget {
  isSpent(person: string): boolean
  spend(person: string, ms: number): void
}

interface Spent {
  ms: number
  readonly until: number
}

export function createBudget(
  { ms, withinMs }: { readonly ms: number; readonly withinMs: number },
  now: () => number = () => performance.now(),
): Budget {
  const spent = new Map<string, Spent>()
  const current = (person: string): Spent | undefined => {
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
      // Whoever has not come back for a while is forgotten with the next file of anybody.
      for (const [other, { until }] of spent) if (until <= now()) spent.delete(other)
    },
  }
}

/** A file of twenty pages costs a few seconds; three that are killed for their work use it up. */
export const drawingBudget = createBudget({ ms: 60_000, withinMs: 600_000 })
