import type { consultationEvents } from '@yf/contract/consultation-events'
import type { EventHandler } from '#platform/call/event.ts'
import { fetchPicture } from '../hospital/fetch-picture.ts'
import { notifyPatient } from '../transitions.ts'
import { addMessage, announceRoom } from '../room/add-message.ts'
import { changeConsultation, messageById, unreadOf } from '../store.ts'
import { isAfterEnd, withDoctor } from './about.ts'

/** The time of writing determines the position; messages written after the end are ignored. */
export const doctorMessage: EventHandler<typeof consultationEvents.doctorMessage> = (data, ctx) =>
  withDoctor(ctx, data.inquiryNo, async (room) => {
    const { messageNo, words, fileNo, at } = data
    if ((words === null && fileNo === null) || isAfterEnd(room, at)) return 'ignored'
    const wasAllRead = ((await unreadOf(ctx.db, room.company_id, [room.id])).get(room.id) ?? 0) === 0
    const { isNew } = await addMessage(ctx, room, {
      id: messageNo,
      speaker: 'doctor',
      kind: fileNo === null ? 'words' : 'picture',
      text: words,
      remoteFile: fileNo,
      writtenAt: at,
    })
    if (!isNew) return 'ignored'
    if (fileNo !== null) {
      const picture = { companyId: room.company_id, id: room.id, messageId: messageNo }
      await ctx.jobs.send(ctx.db, fetchPicture, picture, { key: `${room.id}/${messageNo}` })
    }
    // One notice for all unread messages, not one per message.
    if (wasAllRead) await notifyPatient(ctx, room, 'doctorWrote', '请进入问诊室查看')
    return 'applied'
  })

export const doctorRead: EventHandler<typeof consultationEvents.doctorRead> = (
  { inquiryNo, messageNo },
  ctx,
) =>
  withDoctor(ctx, inquiryNo, async (room) => {
    const message = await messageById(ctx.db, room, messageNo)
    if (!message || message.seq <= room.doctor_read_seq) return 'ignored'
    await changeConsultation(ctx.db, room, { doctor_read_seq: message.seq })
    await announceRoom(ctx, room.id)
    return 'applied'
  })

/** Not stored. */
export const doctorTyping: EventHandler<typeof consultationEvents.doctorTyping> = async (
  { inquiryNo },
  ctx,
) => {
  await announceRoom(ctx, inquiryNo, 'typing')
  return { body: { code: 0, msg: 'ok' } }
}
