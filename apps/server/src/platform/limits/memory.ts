import type { Clock } from '#platform/clock.ts'
import type { RateLimits } from './limits.port.ts'
import { verdictOf } from './verdict.ts'

const capacity = 100_000

/** For one process only: limits across processes belong in the database. */
export function memoryLimits(clock: Clock): RateLimits {
  const windows = new Map<string, { used: number; endsAt: number }>()
  const now = () => clock.now().getTime()
  const idOf = (name: string, key: string) => `${name}\0${key}`

  const makeRoom = () => {
    for (const [id, window] of windows) if (window.endsAt <= now()) windows.delete(id)
    // A flood of new keys must not exhaust the memory: the oldest windows are removed first.
    for (const id of windows.keys()) {
      if (windows.size < capacity) return
      windows.delete(id)
    }
  }

  const current = (id: string) => {
    const window = windows.get(id)
    return window && window.endsAt > now() ? window : undefined
  }

  return {
    take: async (name, key, window) => {
      const id = idOf(name, key)
      let open = current(id)
      if (!open) {
        if (windows.size >= capacity) makeRoom()
        open = { used: 0, endsAt: now() + window.seconds * 1000 }
        windows.set(id, open)
      }
      open.used += 1
      return verdictOf({ used: open.used, endsInMs: open.endsAt - now() }, window)
    },
    peek: async (name, key, window) => {
      const open = current(idOf(name, key))
      return verdictOf({ used: (open?.used ?? 0) + 1, endsInMs: (open?.endsAt ?? 0) - now() }, window)
    },
    giveBack: async (name, key) => {
      const open = current(idOf(name, key))
      if (open && open.used > 0) open.used -= 1
    },
    forget: async (name, key) => {
      windows.delete(idOf(name, key))
    },
  }
}
