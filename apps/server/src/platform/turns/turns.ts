/**
 * A lane of work that everybody shares: so many at a time, and persons take turns. However much one person brings, the
 * next of another is at most one turn away; whoever brings more than may wait is told so instead of piling up in memory.
 */
export interface Turns {
  /** Null where too many of this person's, or too many in all, wait already. */
  take<T>(person: string, work: () => Promise<T>): Promise<T | null>
}

export interface LaneLimits {
  readonly atOnce: number
  /** Of one person: fewer than at once, so that others always find a place soon. */
  readonly ofOneAtOnce: number
  readonly ofOneWaiting: number
  readonly waiting: number
}

interface Line {
  running: number
  readonly waiting: (() => void)[]
}

export function turnsOf(limits: LaneLimits): Turns {
  /** In the order in which they are served; who was served goes to the end. */
  const lines = new Map<string, Line>()
  let running = 0
  let waiting = 0

  const lineOf = (person: string): Line => {
    const line = lines.get(person) ?? { running: 0, waiting: [] }
    lines.set(person, line)
    return line
  }

  const isOpenTo = (line: Line) => running < limits.atOnce && line.running < limits.ofOneAtOnce

  function begin(line: Line): void {
    running += 1
    line.running += 1
  }

  /** In at once, in line, or turned away. */
  function enter(person: string): 'in' | Promise<void> | null {
    const line = lineOf(person)
    if (isOpenTo(line)) {
      begin(line)
      return 'in'
    }
    if (line.waiting.length >= limits.ofOneWaiting || waiting >= limits.waiting) return null
    waiting += 1
    return new Promise((go) => line.waiting.push(go))
  }

  function leave(person: string): void {
    const line = lineOf(person)
    running -= 1
    line.running -= 1
    lines.delete(person)
    if (line.running > 0 || line.waiting.length > 0) lines.set(person, line)
    admitNext()
  }

  // The place is handed on within the same step, so that nobody slips in between.
  function admitNext(): void {
    for (const line of lines.values()) {
      if (line.waiting.length === 0 || !isOpenTo(line)) continue
      waiting -= 1
      const go = line.waiting.shift()!
      begin(line)
      go()
      return
    }
  }

  return {
    async take(person, work) {
      const place = enter(person)
      if (place === null) return null
      if (place !== 'in') await place
      try {
        return await work()
      } finally {
        leave(person)
      }
    },
  }
}
