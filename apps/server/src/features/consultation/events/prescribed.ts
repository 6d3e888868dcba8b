import type { consultationEvents } from '@yf/contract/consultation-events'
import { believedMoment } from '@yf/domain/consultation'
import { prescriptionMachine, prescriptionStates } from '@yf/domain/prescription'
import type { EventContext, EventHandler, EventOutcome } from '#platform/call/event.ts'
import { existingSubjectKey } from '#platform/crypto/subject-keys.ts'
import { newId } from '#platform/ids.ts'
import { transition } from '#platform/transitions/transition.ts'
import { recordState } from '#platform/transitions/state-events.ts'
import { hospitalActor, say, notifyPatient } from '../transitions.ts'
import { prescriptionNumbered } from '../prescriptions/store.ts'
import { openConsultation } from '../read.ts'
import { addMessage } from '../room/add-message.ts'
import { prescriptionRow, type PrescriptionContent } from '../encrypted.ts'
import type { ConsultationRow } from '../store.ts'
import { encryptContent } from '#platform/crypto/subject-content.ts'
import { isAfterEnd, withDoctor } from './about.ts'

/** Issued by the doctor; the pharmacist's approval is pending. */
export const prescribed: EventHandler<typeof consultationEvents.prescribed> = (data, ctx) =>
  withDoctor(ctx, data.inquiryNo, async (room) => {
    const { prescriptionNo, diagnosis, advice, medicines, at } = data
    if (isAfterEnd(room, at) || (await prescriptionNumbered(ctx.db, room, prescriptionNo))) return 'ignored'
    const { request, doctor } = openConsultation(await existingSubjectKey(ctx, room.account_id), room)
    const content: PrescriptionContent = {
      patientName: request.patientName,
      doctor: { name: doctor?.name ?? '', department: doctor?.department ?? '' },
      diagnosis,
      advice,
      medicines,
    }
    // Its three days start when the doctor wrote it, however late it is delivered.
    const writtenMs = believedMoment(at, room.started_at.getTime(), ctx.clock.now().getTime())
    const id = await write(ctx, room, { prescriptionNo, content, written_at: new Date(writtenMs) })
    await addMessage(ctx, room, {
      id: newId(),
      speaker: 'doctor',
      kind: 'prescription',
      cardId: id,
      writtenAt: at,
    })
    return 'applied'
  })

interface NewPrescription {
  readonly prescriptionNo: string
  readonly content: PrescriptionContent
  readonly written_at: Date
}

async function write(
  ctx: EventContext,
  room: ConsultationRow,
  { prescriptionNo, content, written_at }: NewPrescription,
): Promise<string> {
  const { company_id, account_id, family_id } = room
  const id = newId()
  const now = ctx.clock.now()
  const state = prescriptionStates.reviewing
  await ctx.db
    .insertInto('prescription')
    .values({
      company_id,
      id,
      consultation_id: room.id,
      account_id,
      family_id,
      prescription_no: prescriptionNo,
      state,
      content_encrypted: await encryptContent(
        ctx,
        account_id,
        prescriptionRow(id, 'content_encrypted'),
        content,
      ),
      refusal_encrypted: null,
      written_at,
      reviewed_at: null,
      order_id: null,
    })
    .execute()
  const subject = { companyId: company_id, kind: 'prescription', id }
  await recordState(
    ctx.db,
    subject,
    { from: null, to: state },
    { actor: hospitalActor, reason: '医生开具处方', at: now },
  )
  return id
}

export const prescriptionPassed: EventHandler<typeof consultationEvents.prescriptionPassed> = (data, ctx) =>
  reviewed(ctx, data, null)

export const prescriptionRefused: EventHandler<typeof consultationEvents.prescriptionRefused> = (data, ctx) =>
  reviewed(ctx, data, data.reason)

/** A prescription number of another consultation is ignored. */
const reviewed = (
  ctx: EventContext,
  { inquiryNo, prescriptionNo }: { readonly inquiryNo: string; readonly prescriptionNo: string },
  refusal: string | null,
): Promise<EventOutcome> =>
  withDoctor(ctx, inquiryNo, async (room) => {
    const row = await prescriptionNumbered(ctx.db, room, prescriptionNo)
    if (!row) return 'tooEarly'
    const { company_id, account_id, id } = row
    const encrypted =
      refusal === null
        ? null
        : await encryptContent(ctx, account_id, prescriptionRow(id, 'refusal_encrypted'), refusal)
    const text = refusal === null ? '处方已通过审核，三天内可下单购药' : '处方未通过药师审核'
    const now = ctx.clock.now()
    const moved = await transition(ctx.db, {
      machine: prescriptionMachine,
      subject: { companyId: company_id, kind: 'prescription', id },
      table: 'prescription',
      where: { company_id, id },
      from: [prescriptionStates.reviewing],
      to: refusal === null ? prescriptionStates.passed : prescriptionStates.refused,
      set: { refusal_encrypted: encrypted, reviewed_at: now },
      cause: { actor: hospitalActor, reason: text, at: now },
    })
    if (moved.kind !== 'moved') return 'ignored'
    await say(ctx, room, text)
    await notifyPatient(ctx, room, 'prescriptionChecked', '请进入问诊室查看')
    return 'applied'
  })
