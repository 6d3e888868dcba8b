/** So many at a time, and so many waiting: whoever comes after them is told so instead of piling up in memory. */
export interface Turns {
  /** Null where too many wait already. */
  take<T>(work: () => Promise<T>): Promise<T | null>
}

export function turnsOf(atOnce: number, waitingAtMost: number): Turns {
  const waiting: (() => void)[] = []
  let running = 0

  const enter = async () => {
    if (running >= atOnce) await new Promise<void>((go) => waiting.push(go))
    else running += 1
  }
  // The place is handed on rather than given back, so that nobody slips in between.
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  return {
    async take(work) {
      if (running >= atOnce && waiting.length >= waitingAtMost) return null
      await enter()
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
