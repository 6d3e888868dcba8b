import { newKey } from '@yf/client/keys'
import { consultationCalls, liveRoomPath } from '@yf/contract/consultation'
import type { Consultation, RoomMessage } from '@yf/contract/consultation-shapes'
import { isOver, type ConsultationState } from '@yf/domain/consultation'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { readEvents } from '#platform/live/event-stream.ts'
import { useLiveConnection } from '#platform/live/use-live-connection.ts'
import { write } from '#platform/http/write.ts'
import { draft } from '#platform/storage/storage.ts'
import type { MessageBody } from './room-lines.ts'
import { Outbox, type UnconfirmedMessage } from './outbox.ts'
import { Room } from './room.ts'

const toBodyDto = (body: MessageBody) =>
  body.kind === 'words' ? { words: body.words } : { pictureId: body.pictureId }

function outboxOf(id: string, onSent: (message: RoomMessage) => void): Outbox<MessageBody, RoomMessage> {
  return new Outbox<MessageBody, RoomMessage>({
    stored: draft<UnconfirmedMessage<MessageBody>[]>(`outbox_${id}`),
    send: ({ id: messageId, at: writtenAt, body }) =>
      write(consultationCalls.send, { id, messageId, writtenAt, ...toBodyDto(body) }),
    onSent,
    newId: newKey,
    now: () => Date.now(),
  })
}

/** Creates the room and its outbox once per page. */
function makeRoom(id: string) {
  const outbox = outboxOf(id, (message) => room.confirm(message))
  const room: Room = new Room({
    ask: (after) => write(consultationCalls.messages, { id, after }),
    onReached: () => outbox.wake(),
  })
  return { room, outbox }
}

/** The doctor's messages count as read once they are on a visible page. */
function useMarkedRead(id: string, seq: number, unreadSeq: number): void {
  useEffect(() => {
    if (unreadSeq > 0 && document.visibilityState !== 'hidden') {
      void write(consultationCalls.markRead, { id, seq })
    }
  }, [id, seq, unreadSeq])
}

const lastOfDoctor = (messages: readonly RoomMessage[]): number =>
  Math.max(0, ...messages.filter(({ speaker }) => speaker !== 'patient').map(({ seq }) => seq))

/** States only move forward: of two sources, the later state counts. */
const later = (one: ConsultationState, other: ConsultationState): ConsultationState =>
  one > other ? one : other

/** State of a consultation's room: live while it is open; loaded once for a consultation that has ended. */
export function useRoom({ id, state: consultationState }: Pick<Consultation, 'id' | 'state'>) {
  const [{ room, outbox }] = useState(() => makeRoom(id))
  const view = useSyncExternalStore(room.subscribe, room.current)
  const outgoing = useSyncExternalStore(outbox.subscribe, outbox.current)
  const { thread } = view
  const state = later(thread.roomStatus?.state ?? consultationState, consultationState)
  const isOpen = !isOver(state)
  const line = useLiveConnection(isOpen, () => ({
    listen: (listener) => readEvents(`${liveRoomPath}?id=${id}&after=${room.current().thread.seq}`, listener),
    onEvent: room.hear,
    catchUp: room.catchUp,
  }))
  useEffect(() => {
    outbox.open()
    return outbox.close
  }, [outbox])
  useEffect(() => {
    if (!isOpen) void room.catchUp()
  }, [isOpen, room])
  useMarkedRead(id, thread.seq, lastOfDoctor(thread.messages))
  return { ...view, state, line, outgoing, outbox }
}
