/**
 * A fair queue shared by all users: a limited number runs at a time, and users take turns. However much work one user
 * brings, the next item of another waits at most one turn; a user who exceeds the waiting limit is refused instead of
 * piling up work in memory.
 */
export interface FairQueue {
  /** Null when too much work waits already, of this user or in total. */
  take<T>(person: string, work: () => Promise<T>): Promise<T | null>
}

export interface LaneLimits {
  readonly atOnce: number
  /** Per user: less than the total, so that others always find a slot soon. */
  readonly ofOneAtOnce: number
  readonly ofOneWaiting: number
  readonly waiting: number
}

interface PersonQueue {
  running: number
  readonly waiting: (() => void)[]
}

export function fairQueueOf(limits: LaneLimits): FairQueue {
  const { enter, leave } = createTurns(limits)
  return {
    async take(person, work) {
      const turn = enter(person)
      if (turn === null) return null
      if (turn !== 'in') await turn
      try {
        return await work()
      } finally {
        leave(person)
      }
    },
  }
}

/** Who works and who waits; each `enter` that is not refused needs one `leave`. */
function createTurns(limits: LaneLimits) {
  /** In the order in which users are served; a served user moves to the end. */
  const lines = new Map<string, PersonQueue>()
  let running = 0
  let waiting = 0

  const lineOf = (person: string): PersonQueue => {
    const line = lines.get(person) ?? { running: 0, waiting: [] }
    lines.set(person, line)
    return line
  }

  const isOpenTo = (line: PersonQueue) => running < limits.atOnce && line.running < limits.ofOneAtOnce

  function begin(line: PersonQueue): void {
    running += 1
    line.running += 1
  }

  /** Started, queued, or refused. */
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

  // The slot passes on in the same tick, so that no other caller can take it in between.
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

  return { enter, leave }
}
