/**
 * How many bytes of uploads this process holds at once, whatever comes: a body is read only when there is room for all
 * of it, in the order of arrival. Until then it waits at the sender.
 */
export interface UploadRoom {
  /** Answers how to leave, or null where it would take too long. */
  enter(bytes: number): Promise<(() => void) | null>
  readonly held: () => number
  /** The most that was ever held. */
  readonly mostHeld: () => number
}

export interface RoomLimits {
  readonly bytes: number
  readonly waiting: number
  readonly longestWaitMs: number
}

interface Waiting {
  readonly bytes: number
  readonly admit: (leave: (() => void) | null) => void
}

export function createUploadRoom(limits: RoomLimits): UploadRoom {
  const queue: Waiting[] = []
  let held = 0
  let most = 0

  const fits = (bytes: number) => held + bytes <= limits.bytes

  function take(bytes: number): () => void {
    held += bytes
    most = Math.max(most, held)
    let isIn = true
    return () => {
      if (!isIn) return
      isIn = false
      held -= bytes
      letIn()
    }
  }

  function letIn(): void {
    for (let next = queue[0]; next && fits(next.bytes); next = queue[0]) {
      queue.shift()
      next.admit(take(next.bytes))
    }
  }

  async function enter(wanted: number): Promise<(() => void) | null> {
    const bytes = Math.min(wanted, limits.bytes)
    if (queue.length === 0 && fits(bytes)) return take(bytes)
    if (queue.length >= limits.waiting) return null
    return new Promise((resolve) => {
      const mine: Waiting = { bytes, admit: (leave) => (clearTimeout(timer), resolve(leave)) }
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(mine), 1)
        resolve(null)
        // Whoever waits behind a large one may fit now that it is gone.
        letIn()
      }, limits.longestWaitMs)
      queue.push(mine)
    })
  }

  return { enter, held: () => held, mostHeld: () => most }
}

/** Of this process: every upload of every call goes through it. */
export const uploadRoom = createUploadRoom({
  bytes: 200 * 1024 * 1024,
  waiting: 500,
  longestWaitMs: 30_000,
})
