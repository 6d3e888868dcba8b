import { cleanPicture } from '#platform/files/clean-picture.ts'
import { keepFile } from '#platform/files/stored-files.ts'
import type { Job } from '#platform/jobs/job.ts'
import { pictureModule } from '../pictures.ts'
import { announceRoom } from '../room/add-message.ts'
import { messageById, nextSeq, takeConsultation } from '../store.ts'
import type { MessageDelivery } from './outbox.ts'

/**
 * Fetches a doctor's picture into our own store and re-encodes it like every other: the app loads nothing external.
 */
export const fetchPicture: Job<MessageDelivery> = {
  name: 'consultation.fetch-picture',
  retries: 8,
  run: async ({ companyId, id, messageId }, ctx) => {
    const message = await messageById(ctx.db, { company_id: companyId, id }, messageId)
    if (!message?.remote_file || message.file_id) return
    const outcome = await ctx.partners.jinli.fetchFile(id, message.remote_file)
    if (outcome.kind === 'unavailable') throw new Error(`the hospital is unavailable: ${outcome.reason}`)
    if (outcome.kind === 'refused')
      return ctx.log.warn({ code: outcome.providerCode }, 'a picture was refused')
    const picture = await cleanPicture(message.account_id, outcome.bytes)
    if (picture.kind === 'refused') return ctx.log.warn('the hospital sent a picture that is none')
    const { contentType, body } = picture
    await ctx.transaction(async (tx) => {
      const room = await takeConsultation(tx.db, companyId, id)
      const now = room && (await messageById(tx.db, room, messageId))
      if (!now || now.file_id) return
      const of = { ownerId: room.account_id, companyId: null, module: pictureModule, isUnused: false }
      const { id: file_id } = await keepFile(tx, { ...of, contentType, body })
      // A separate change of the room: readers past the message get it again, with its picture.
      const seq = await nextSeq(tx.db, room)
      await tx.db
        .updateTable('consultation_message')
        .set({ file_id, seq })
        .where((row) => row.and({ company_id: companyId, consultation_id: id, id: messageId }))
        .execute()
      await announceRoom(tx, id)
    })
  },
}
