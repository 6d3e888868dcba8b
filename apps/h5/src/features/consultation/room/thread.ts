import type { RoomMessage, RoomStanding } from '@yf/contract/consultation-shapes'
import { byWritten } from '@yf/domain/consultation'

/** What the server has told of a room. */
export interface Thread {
  /** By when they were written. */
  readonly messages: readonly RoomMessage[]
  /** Everything up to here has come: what is asked for next begins after it. */
  readonly seq: number
  readonly standing: RoomStanding | null
}

export const emptyThread: Thread = { messages: [], seq: 0, standing: null }

/** Of two versions of one message the later change counts: a picture that was on its way has come. */
function merged(known: readonly RoomMessage[], come: readonly RoomMessage[]): RoomMessage[] {
  const byId = new Map(known.map((message) => [message.id, message]))
  for (const message of come) {
    const before = byId.get(message.id)
    if (!before || before.seq <= message.seq) byId.set(message.id, message)
  }
  // oxlint-disable-next-line unicorn/no-array-sort -- its own list; old phones know no toSorted
  return [...byId.values()].sort(byWritten)
}

/** What came in the room's own order, by asking or live: everything up to the last of them is known now. */
export function followed(thread: Thread, come: readonly RoomMessage[]): Thread {
  if (come.length === 0) return thread
  const seq = Math.max(thread.seq, ...come.map((message) => message.seq))
  return { ...thread, messages: merged(thread.messages, come), seq }
}

/** The answer to one's own message. What the doctor wrote meanwhile has not come with it, so nothing counts as known. */
export const confirmed = (thread: Thread, message: RoomMessage): Thread => ({
  ...thread,
  messages: merged(thread.messages, [message]),
})

/** Answers may overtake one another: how the room stood earlier is no news. */
export const standing = (thread: Thread, now: RoomStanding): Thread =>
  thread.standing && isBefore(now, thread.standing) ? thread : { ...thread, standing: now }

const isBefore = (one: RoomStanding, other: RoomStanding): boolean =>
  one.seq < other.seq || one.state < other.state || one.doctorReadSeq < other.doctorReadSeq
