import type { RoomMessage, RoomStatus } from '@yf/contract/consultation-shapes'
import { byWritingTime } from '@yf/domain/consultation'

/** What the server has told of a room. */
export interface RoomThread {
  /** Sorted by the time of writing. */
  readonly messages: readonly RoomMessage[]
  /** Everything up to this number has arrived: the next request starts after it. */
  readonly seq: number
  readonly roomStatus: RoomStatus | null
}

export const emptyThread: RoomThread = { messages: [], seq: 0, roomStatus: null }

/** Of two versions of a message the later change counts: a picture may have finished loading. */
function merged(existing: readonly RoomMessage[], come: readonly RoomMessage[]): RoomMessage[] {
  const byId = new Map(existing.map((message) => [message.id, message]))
  for (const message of come) {
    const before = byId.get(message.id)
    if (!before || before.seq <= message.seq) byId.set(message.id, message)
  }
  // oxlint-disable-next-line unicorn/no-array-sort -- its own list; old phones know no toSorted
  return [...byId.values()].sort(byWritingTime)
}

/** Adds messages received in room order, by polling or live: everything up to the last of them is now complete. */
export function followed(thread: RoomThread, come: readonly RoomMessage[]): RoomThread {
  if (come.length === 0) return thread
  const seq = Math.max(thread.seq, ...come.map((message) => message.seq))
  return { ...thread, messages: merged(thread.messages, come), seq }
}

/**
 * Adds the response to an own message. It does not contain what the doctor wrote meanwhile, so the position of the
 * thread stays.
 */
export const confirmed = (thread: RoomThread, message: RoomMessage): RoomThread => ({
  ...thread,
  messages: merged(thread.messages, [message]),
})

/** Responses may arrive out of order: an older status is ignored. */
export const roomStatus = (thread: RoomThread, now: RoomStatus): RoomThread =>
  thread.roomStatus && isBefore(now, thread.roomStatus) ? thread : { ...thread, roomStatus: now }

const isBefore = (one: RoomStatus, other: RoomStatus): boolean =>
  one.seq < other.seq || one.state < other.state || one.doctorReadSeq < other.doctorReadSeq
