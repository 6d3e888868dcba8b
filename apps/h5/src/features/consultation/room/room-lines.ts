import type { RoomMessage } from '@yf/contract/consultation-shapes'
import { clockText, momentText } from '@yf/domain/date-text'
import { shanghaiDay, shanghaiMoment } from '@yf/domain/dates'
import type { UnconfirmedMessage } from './outbox.ts'
import type { RoomThread } from './thread.ts'

/** What the member sends: text, or an uploaded picture. */
export type MessageBody =
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'picture'; readonly pictureId: string; readonly url: string }

/** sent: the server has it; read: the doctor has seen it. */
export type DeliveryMark = 'sent' | 'read'

export type RoomLine =
  | { readonly kind: 'time'; readonly key: string; readonly words: string }
  | {
      readonly kind: 'message'
      readonly key: string
      readonly message: RoomMessage
      readonly mark: DeliveryMark | null
    }
  | { readonly kind: 'outgoing'; readonly key: string; readonly outgoing: UnconfirmedMessage<MessageBody> }

const quiet = 5 * 60_000

/** 14:30 today, 11-15 14:30 on another day. */
export function timeText(at: number, now: number): string {
  const moment = shanghaiMoment(new Date(at))
  const isToday = shanghaiDay(new Date(at)) === shanghaiDay(new Date(now))
  return isToday ? clockText(moment) : momentText(moment)
}

const markOf = ({ speaker, seq }: RoomMessage, doctorReadSeq: number): DeliveryMark | null => {
  if (speaker !== 'patient') return null
  return seq <= doctorReadSeq ? 'read' : 'sent'
}

/** Shows the time above the first message and after a pause. */
function messageLines({ messages, roomStatus }: RoomThread, now: number): RoomLine[] {
  let before = 0
  return messages.flatMap((message): RoomLine[] => {
    const isAfterSilence = message.writtenAt - before > quiet
    before = message.writtenAt
    const key = message.id
    const line: RoomLine = {
      kind: 'message',
      key,
      message,
      mark: markOf(message, roomStatus?.doctorReadSeq ?? 0),
    }
    const words = timeText(message.writtenAt, now)
    return isAfterSilence ? [{ kind: 'time', key: `time/${key}`, words }, line] : [line]
  })
}

/**
 * The rendered lines from top to bottom. Unsent messages come last, whatever the phone's clock says; a message that
 * the server already has appears once, even if its response was lost.
 */
export function linesOf(
  thread: RoomThread,
  outgoing: readonly UnconfirmedMessage<MessageBody>[],
  now: number,
): RoomLine[] {
  const receivedIds = new Set(thread.messages.map(({ id }) => id))
  const unsent = outgoing.filter(({ id }) => !receivedIds.has(id))
  return [
    ...messageLines(thread, now),
    ...unsent.map((one): RoomLine => ({ kind: 'outgoing', key: one.id, outgoing: one })),
  ]
}
