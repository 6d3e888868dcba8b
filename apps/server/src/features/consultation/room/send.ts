import type { consultationCalls } from '@yf/contract/consultation'
import { consultationStates, isOver } from '@yf/domain/consultation'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { useFiles } from '#platform/files/unused-files.ts'
import { hasUploaded } from '#platform/files/uploaded.ts'
import type { Window } from '#platform/limits/limits.port.ts'
import { sendMessageToHospital } from '../hospital/outbox.ts'
import { uploadsOf } from '../pictures.ts'
import { messageById, takeOwn, type MessageRow } from '../store.ts'
import { addMessage } from './add-message.ts'
import { toMessageDtos } from './news.ts'

const messagesPerPerson: Window = { limit: 60, seconds: 60 }

/** Sends to the room and to the doctor, once, however often the client repeats it. */
export const send: RunCallHandler<typeof consultationCalls.send> = async (input, ctx) => {
  const { db, caller, limits } = ctx
  const room = await takeOwn(db, caller.accountId, input.id)
  if (!room) return refuse('notFound')
  const respond = async (row: MessageRow) => answer((await toMessageDtos(ctx, room, [row]))[0]!)
  // First of all: a message accepted while the room was open is answered after its end too.
  const existing = await messageById(db, room, input.messageId)
  if (existing) return respond(existing)
  if (isOver(room.state)) return refuse('consultationOver')
  if (room.state === consultationStates.unpaid) return refuse('consultationUnpaid')
  const { words, pictureId } = input
  if (words === undefined && pictureId === undefined) return refuse('emptyMessage')
  if (!(await limits.take('consultation.send', caller.accountId, messagesPerPerson)).allowed)
    return refuse('tooOften')
  if (pictureId && !(await hasUploaded(db, uploadsOf(caller.accountId), { ids: [pictureId] })))
    return refuse('pictureGone')

  const { row } = await addMessage(ctx, room, {
    id: input.messageId,
    speaker: 'patient',
    kind: pictureId ? 'picture' : 'words',
    text: words ?? null,
    fileId: pictureId ?? null,
    writtenAt: input.writtenAt,
  })
  if (pictureId) await useFiles(db, caller.accountId, { ids: [pictureId] })
  await sendMessageToHospital(ctx, room, row.id)
  return respond(row)
}
