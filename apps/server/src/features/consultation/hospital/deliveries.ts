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
import type { InquiryDelivery, MessageDelivery } from './outbox.ts'

const read = ({ db }: DeliveryContext, { companyId, id }: InquiryDelivery) =>
  db
    .selectFrom('consultation')
    .selectAll()
    .where((row) => row.and({ company_id: companyId, id }))
    .executeTakeFirst()

/** Unanswered messages are retried; the log contains the reason, and nothing about the subject. */
function resultOf(outcome: JinliSendOutcome): 'taken' | 'refused' {
  if (outcome.kind === 'unavailable') throw new Error(`the hospital is unavailable: ${outcome.reason}`)
  if (outcome.kind === 'taken') return 'taken'
  if (outcome.reason === 'setup') throw new Error(`the hospital refuses us: ${outcome.providerCode}`)
  return 'refused'
}

async function sendFile(ctx: DeliveryContext, row: ConsultationRow, fileId: string): Promise<void> {
  const file = (await filesById(ctx.db, row.account_id, [fileId])).get(fileId)
  if (!file || file.gone_at) return
  const bytes = await fileBytes(ctx, row.account_id, fileId)
  resultOf(
    await ctx.partners.jinli.sendFile(row.id, { fileNo: fileId, contentType: file.content_type, bytes }),
  )
}

/** Idempotent through our own id. Returns whether the hospital has the consultation. */
async function introduce(ctx: DeliveryContext, row: ConsultationRow): Promise<boolean> {
  if (row.delivered_at) return true
  if (row.state !== consultationStates.waiting) return false
  const { request } = openConsultation(await existingSubjectKey(ctx, row.account_id), row)
  const phone = await phoneOf(ctx.db, ctx.cipher, row.account_id)
  for (const fileId of request.pictureIds) await sendFile(ctx, row, fileId)
  const {
    patientName: name,
    gender,
    birth,
    allergies,
    labels: symptoms,
    words,
    pictureIds: fileNos,
  } = request
  const outcome = await ctx.partners.jinli.startInquiry({
    inquiryNo: row.id,
    memberNo: row.account_id,
    phone: phone ?? '',
    patient: { name, gender, birth, allergies },
    symptoms,
    words,
    fileNos,
    followsNo: row.follows_id,
    doctorNo: request.doctorNo ?? null,
  })
  const isAccepted = resultOf(outcome) === 'taken'
  await ctx.transaction(async (tx) => {
    const now = await takeConsultation(tx.db, row.company_id, row.id)
    if (!now) return
    if (!isAccepted) return void (await cancelConsultation(tx, now, 'refused', hospitalActor))
    if (!now.delivered_at) await changeConsultation(tx.db, now, { delivered_at: tx.clock.now() })
    await announceRoom(tx, row.id)
  })
  return isAccepted
}

const deliverStart: Deliverer<InquiryDelivery> = async (payload, ctx) => {
  const row = await read(ctx, payload)
  if (row) await introduce(ctx, row)
}

const deliverMessage: Deliverer<MessageDelivery> = async (payload, ctx) => {
  const row = await read(ctx, payload)
  const message = row && (await messageById(ctx.db, row, payload.messageId))
  if (!message || !(await introduce(ctx, row))) return
  if (message.file_id) await sendFile(ctx, row, message.file_id)
  const key = await existingSubjectKey(ctx, row.account_id)
  const outcome = await ctx.partners.jinli.sendMessage(row.id, {
    messageNo: message.id,
    words: openContent<string>(key, message.text_encrypted, messageRow(message.id)),
    fileNo: message.file_id,
    writtenAt: message.written_at,
  })
  if (resultOf(outcome) === 'refused') ctx.log.info('the hospital took a message no more')
}

const deliverCancel: Deliverer<InquiryDelivery> = async ({ id }, ctx) =>
  void resultOf(await ctx.partners.jinli.cancelInquiry(id))

const deliverEnd: Deliverer<InquiryDelivery> = async ({ id }, ctx) =>
  void resultOf(await ctx.partners.jinli.endInquiry(id))

export const consultationDeliverers: Deliverers = {
  'jinli.start': deliverStart,
  'jinli.message': deliverMessage,
  'jinli.cancel': deliverCancel,
  'jinli.end': deliverEnd,
}
