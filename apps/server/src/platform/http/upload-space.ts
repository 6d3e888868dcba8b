/**
 * Limits the bytes of uploads that this process holds at once: a body is read only when its full size fits, and until
 * then it waits at the sender. Each member has a limited share, and members take turns.
 */
export interface UploadSpace {
  /** Returns how to leave, or null when the wait would be too long. */
  enter(bytes: number, who: Uploader): Promise<(() => void) | null>
  readonly held: () => number
  /** The maximum held at any time. */
  readonly mostHeld: () => number
}

export interface Uploader {
  /** The signed-in member, otherwise the address. */
  readonly person: string
  readonly address: string
}

export interface UploadSpaceLimits {
  readonly bytes: number
  readonly bytesOfPerson: number
  /** A whole company may share one address. */
  readonly bytesOfAddress: number
  readonly waiting: number
  readonly waitingOfPerson: number
  readonly longestWaitMs: number
}

interface WaitingUpload {
  readonly bytes: number
  readonly who: Uploader
  readonly admit: (leave: (() => void) | null) => void
}

type UploadSize = Pick<WaitingUpload, 'bytes' | 'who'>

/** The bytes that are held now: in total, by member and by address. */
function createHeldBytes(limits: UploadSpaceLimits) {
  const heldBy = new Map<string, number>()
  let held = 0
  let most = 0

  const personKey = ({ person }: Uploader) => `person ${person}`
  const addressKey = ({ address }: Uploader) => `address ${address}`
  const add = (key: string, bytes: number) => {
    const now = (heldBy.get(key) ?? 0) + bytes
    if (now > 0) heldBy.set(key, now)
    else heldBy.delete(key)
  }
  // An upload larger than a share is admitted alone.
  const isWithin = (key: string, bytes: number, share: number) =>
    !heldBy.has(key) || heldBy.get(key)! + bytes <= share

  return {
    held: () => held,
    most: () => most,
    fits: (bytes: number) => held + bytes <= limits.bytes,
    isWithinShares: ({ bytes, who }: UploadSize) =>
      isWithin(personKey(who), bytes, limits.bytesOfPerson) &&
      isWithin(addressKey(who), bytes, limits.bytesOfAddress),
    change({ who }: UploadSize, bytes: number): void {
      held += bytes
      most = Math.max(most, held)
      add(personKey(who), bytes)
      add(addressKey(who), bytes)
    },
  }
}

export function createUploadSpace(limits: UploadSpaceLimits): UploadSpace {
  /** By member, in the order of admission; an admitted member moves to the end. */
  const lines = new Map<string, WaitingUpload[]>()
  const { held, most, fits, isWithinShares, change } = createHeldBytes(limits)
  let waiting = 0

  function take(upload: UploadSize): () => void {
    change(upload, upload.bytes)
    let isIn = true
    return () => {
      if (!isIn) return
      isIn = false
      change(upload, -upload.bytes)
      admitWaiting()
    }
  }

  const nextOne = (): WaitingUpload | undefined =>
    [...lines.values()].map(([first]) => first).find((first) => first && isWithinShares(first))

  function leaveQueue(one: WaitingUpload): void {
    const line = lines.get(one.who.person)!
    line.splice(line.indexOf(one), 1)
    waiting -= 1
    lines.delete(one.who.person)
    if (line.length > 0) lines.set(one.who.person, line)
  }

  /** Small uploads do not overtake a large one; one whose member has used up the share is overtaken. */
  function admitWaiting(): void {
    for (let next = nextOne(); next && fits(next.bytes); next = nextOne()) {
      leaveQueue(next)
      next.admit(take(next))
    }
  }

  function wait(bytes: number, who: Uploader): Promise<(() => void) | null> {
    return new Promise((resolve) => {
      const mine: WaitingUpload = { bytes, who, admit: (leave) => (clearTimeout(timer), resolve(leave)) }
      const timer = setTimeout(() => {
        leaveQueue(mine)
        resolve(null)
        // An upload that waits behind a large one may fit now that it is gone.
        admitWaiting()
      }, limits.longestWaitMs)
      lines.set(who.person, [...(lines.get(who.person) ?? []), mine])
      waiting += 1
    })
  }

  async function enter(requestedBytes: number, who: Uploader): Promise<(() => void) | null> {
    const one = { bytes: Math.min(requestedBytes, limits.bytes), who }
    if (!nextOne() && fits(one.bytes) && isWithinShares(one)) return take(one)
    const ofPerson = lines.get(who.person)?.length ?? 0
    if (waiting >= limits.waiting || ofPerson >= limits.waitingOfPerson) return null
    return wait(one.bytes, who)
  }

  return { enter, held, mostHeld: most }
}

const megabyte = 1024 * 1024

/** One per process: every upload of every call goes through it. */
export const uploadSpace = createUploadSpace({
  bytes: 200 * megabyte,
  bytesOfPerson: 64 * megabyte,
  bytesOfAddress: 150 * megabyte,
  waiting: 500,
  waitingOfPerson: 60,
  longestWaitMs: 30_000,
})
