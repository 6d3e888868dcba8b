import type { consultationEvents } from '@yf/contract/consultation-events'
import { consultationStates } from '@yf/domain/consultation'
import type { EventHandler } from '#platform/call/event.ts'
import { newId } from '#platform/ids.ts'
import { endConsultation, hospitalActor, notifyPatient } from '../transitions.ts'
import { addMessage, announceRoom } from '../room/add-message.ts'
import { consultationRow, sickNoteRow, type SickNoteContent, type DoctorConclusion } from '../encrypted.ts'
import { changeConsultation } from '../store.ts'
import { encryptContent } from '#platform/crypto/subject-content.ts'
import { isAfterEnd, withDoctor } from './about.ts'

/** 2 → 3. If the member ended it first, the doctor's summary is still added to the record. */
export const hospitalEnded: EventHandler<typeof consultationEvents.hospitalEnded> = (data, ctx) =>
  withDoctor(ctx, data.inquiryNo, async (room) => {
    if (room.summary_encrypted !== null) return 'ignored'
    const { summary, diagnosis, advice, followUpDay } = data
    const conclusion: DoctorConclusion = { summary, diagnosis, advice, followUpDay }
    const column = 'summary_encrypted'
    const set = {
      [column]: await encryptContent(ctx, room.account_id, consultationRow(room.id, column), conclusion),
    }
    if (room.state === consultationStates.ended) {
      await changeConsultation(ctx.db, room, set)
      await announceRoom(ctx, room.id)
      return 'applied'
    }
    await endConsultation(ctx, room, { actor: hospitalActor, text: '医生结束了问诊', set })
    await notifyPatient(ctx, room, 'consultationEnded', '您可以查看问诊记录并评价')
    return 'applied'
  })

export const sickNote: EventHandler<typeof consultationEvents.sickNote> = (data, ctx) =>
  withDoctor(ctx, data.inquiryNo, async (room) => {
    if (isAfterEnd(room, data.at)) return 'ignored'
    const { company_id, account_id } = room
    const id = newId()
    const content: SickNoteContent = {
      diagnosis: data.diagnosis,
      fromDay: data.fromDay,
      days: data.days,
      words: data.words,
    }
    const { numInsertedOrUpdatedRows: inserted } = await ctx.db
      .insertInto('sick_note')
      .values({
        company_id,
        id,
        consultation_id: room.id,
        account_id,
        note_no: data.noteNo,
        content_encrypted: await encryptContent(ctx, account_id, sickNoteRow(id), content),
        written_at: ctx.clock.now(),
      })
      .onConflict((conflict) => conflict.columns(['company_id', 'consultation_id', 'note_no']).doNothing())
      .executeTakeFirstOrThrow()
    if (inserted === 0n) return 'ignored'
    const card = { id: newId(), speaker: 'doctor', kind: 'sickNote', cardId: id, writtenAt: data.at } as const
    await addMessage(ctx, room, card)
    return 'applied'
  })
