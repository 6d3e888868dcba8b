import type { Deliverer, Deliverers, DeliveryContext } from '#platform/jobs/outbox.ts'
import type { JinliSendOutcome } from '#partners/jinli/port.ts'
import { consultationStates } from '@yf/domain/consultation'
import { existingSubjectKey } from '#platform/crypto/subject-keys.ts'
import { fileBytes, filesById } from '#platform/files/stored-files.ts'
import { phoneOf } from '#features/identity/public.ts'
import { cancelConsultation, hospitalActor } from '../transitions.ts'
import { openConsultation } from '../read.ts'
import { announceRoom } from '../room/add-message.ts'
import { messageRow } from '../encrypted.ts'
import { changeConsultation, messageById, takeConsultation, type ConsultationRow } from '../store.ts'
import { openContent } from '#platform/crypto/subject-content.ts'
import type { ToldInquiry, ToldMessage } from './outbox.ts'

const read = ({ db }: DeliveryContext, { companyId, id }: ToldInquiry) =>
  db
    .selectFrom('consultation')
    .selectAll()
    .where((row) => row.and({ company_id: companyId, id }))
    .executeTakeFirst()

/** Unanswered messages are retried; the log contains the reason, and nothing about the subject. */
function heard(told: JinliSendOutcome): 'taken' | 'refused' {
  if (told.kind === 'unavailable') throw new Error(`the hospital is unavailable: ${told.reason}`)
  if (told.kind === 'taken') return 'taken'
  if (told.reason === 'setup') throw new Error(`the hospital refuses us: ${told.providerCode}`)
  return 'refused'
}

async function sendFile(ctx: DeliveryContext, row: ConsultationRow, fileId: string): Promise<void> {
  const file = (await filesById(ctx.db, row.account_id, [fileId])).get(fileId)
  if (!file || file.gone_at) return
  const bytes = await fileBytes(ctx, row.account_id, fileId)
  heard(await ctx.partners.jinli.sendFile(row.id, { fileNo: fileId, contentType: file.content_type, bytes }))
}

/** Idempotent through our own id. Returns whether the hospital has the consultation. */
async function introduce(ctx: DeliveryContext, row: ConsultationRow): Promise<boolean> {
  if (row.delivered_at) return true
  if (row.state !== consultationStates.waiting) return false
  const { asked } = openConsultation(await existingSubjectKey(ctx, row.account_id), row)
  const phone = await phoneOf(ctx.db, ctx.cipher, row.account_id)
  for (const fileId of asked.pictureIds) await sendFile(ctx, row, fileId)
  const { patientName: name, gender, birth, allergies, labels: symptoms, words, pictureIds: fileNos } = asked
  const told = await ctx.partners.jinli.startInquiry({
    inquiryNo: row.id,
    memberNo: row.account_id,
    phone: phone ?? '',
    patient: { name, gender, birth, allergies },
    symptoms,
    words,
    fileNos,
    followsNo: row.follows_id,
    doctorNo: asked.doctorNo ?? null,
  })
  const isTaken = heard(told) === 'taken'
  await ctx.transaction(async (tx) => {
    const now = await takeConsultation(tx.db, row.company_id, row.id)
    if (!now) return
    if (!isTaken) return void (await cancelConsultation(tx, now, 'refused', hospitalActor))
    if (!now.delivered_at) await changeConsultation(tx.db, now, { delivered_at: tx.clock.now() })
    await announceRoom(tx, row.id)
  })
  return isTaken
}

const deliverStart: Deliverer<ToldInquiry> = async (payload, ctx) => {
  const row = await read(ctx, payload)
  if (row) await introduce(ctx, row)
}

const deliverMessage: Deliverer<ToldMessage> = async (payload, ctx) => {
  const row = await read(ctx, payload)
  const message = row && (await messageById(ctx.db, row, payload.messageId))
  if (!message || !(await introduce(ctx, row))) return
  if (message.file_id) await sendFile(ctx, row, message.file_id)
  const key = await existingSubjectKey(ctx, row.account_id)
  const told = await ctx.partners.jinli.sendMessage(row.id, {
    messageNo: message.id,
    words: openContent<string>(key, message.text_encrypted, messageRow(message.id)),
    fileNo: message.file_id,
    writtenAt: message.written_at,
  })
  if (heard(told) === 'refused') ctx.log.info('the hospital took a message no more')
}

const deliverCancel: Deliverer<ToldInquiry> = async ({ id }, ctx) =>
  void heard(await ctx.partners.jinli.cancelInquiry(id))

const deliverEnd: Deliverer<ToldInquiry> = async ({ id }, ctx) =>
  void heard(await ctx.partners.jinli.endInquiry(id))

export const consultationDeliverers: Deliverers = {
  'jinli.start': deliverStart,
  'jinli.message': deliverMessage,
  'jinli.cancel': deliverCancel,
  'jinli.end': deliverEnd,
}
