import { cancelText, consultationStates } from '@yf/domain/consultation'
import { prescriptionStates } from '@yf/domain/prescription'
import { shanghaiDay } from '@yf/domain/dates'
import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { namedId } from '#platform/ids.ts'
import { takeKeys } from '#platform/keys/unique-keys.ts'
import { recordState } from '#platform/transitions/state-events.ts'
import {
  consultationRow,
  messageRow,
  prescriptionRow,
  sickNoteRow,
  type ConsultationRequest,
  type PrescriptionContent,
} from '#features/consultation/encrypted.ts'
import { idKey } from '#features/consultation/store.ts'
import type { ConsultationMessageTable } from '#features/consultation/tables.ts'
import { encryptContent } from '#platform/crypto/subject-content.ts'
import { orderConsultation } from '#features/consultation/consultation-component.ts'
import { consultationStories, unpaidConsultation, type ConsultationStory } from './consultation-stories.ts'
import { idOf } from './ids.ts'
import { workAt } from './orders.ts'

type SeedConsultationDeps = Pick<Services, 'cipher' | 'clock'> & { readonly db: Db }

const minuteMs = 60_000
const doctor = { name: '王海宁', title: '主任医师', hospital: '锦鲤互联网医院' }
export const storyConsultationId = (key: string): string => namedId(`demo/consultation/${key}`)
export const storyPrescriptionId = (key: string): string => namedId(`demo/prescription/${key}`)

/** One of every state, encrypted as the product encrypts them. */
export async function addConsultations(services: Services, db: Db) {
  const { cipher, clock, settings } = services
  for (const story of consultationStories) await addOne({ cipher, clock, db }, story)
  await addOne({ cipher, clock, db }, unpaidConsultation)
  const { id, companyId, accountId } = keysOf(unpaidConsultation)
  const bought = { companyId, accountId, id, payer: settings.consultation }
  if (!(await orderConsultation(workAt(services, db, clock.now()), bought)))
    throw new Error('a demo consultation cannot be ordered')
}

async function addOne(ctx: SeedConsultationDeps, story: ConsultationStory) {
  const { db, clock } = ctx
  const { id, companyId, accountId, familyId } = keysOf(story)
  const { open, ended, cancelled } = consultationStates
  const started = new Date(clock.now().getTime() - story.minutesAgo * minuteMs)
  const after = (minutes: number) => new Date(started.getTime() + minutes * minuteMs)
  const encrypt = (column: string, content: unknown) =>
    encryptContent(ctx, accountId, consultationRow(id, column), content)
  const complaint: ConsultationRequest = {
    patientName: story.patient.name,
    gender: story.patient.gender,
    birth: story.patient.birth,
    labels: [story.label],
    words: story.complaint,
    allergies: story.account === 'linxiao' && !story.family ? ['青霉素'] : null,
    pictureIds: [],
  }
  const hasDoctor = story.state === open || story.state === ended
  const isUnpaid = story.state === consultationStates.unpaid
  const messages = isUnpaid ? [] : await messagesOf(ctx, story, after)
  await takeKeys(db, [{ kind: idKey, key: id, holder: companyId }])
  await db
    .insertInto('consultation')
    .values({
      company_id: companyId,
      id,
      account_id: accountId,
      family_id: familyId,
      state: story.state,
      package_id: story.package ? idOf('package', story.package) : null,
      request_encrypted: await encrypt('request_encrypted', complaint),
      doctor_encrypted: hasDoctor
        ? await encrypt('doctor_encrypted', { ...doctor, department: story.label.department })
        : null,
      summary_encrypted: story.conclusion
        ? await encrypt('summary_encrypted', { ...story.conclusion, followUpDay: null })
        : null,
      evaluation_encrypted: story.stars ? await encrypt('evaluation_encrypted', '医生很耐心') : null,
      stars: story.stars ?? null,
      cancel_reason: story.cancelled ?? null,
      follows_id: null,
      seq: messages.length,
      // Consultations in progress have an unread update.
      patient_read_seq: story.state === ended ? messages.length : Math.min(messages.length, 1),
      doctor_read_seq: messages.length,
      started_at: started,
      gives_up_at: after(30),
      delivered_at: isUnpaid ? null : after(0),
      accepted_at: hasDoctor ? after(4) : null,
      ended_at: story.state === ended || story.state === cancelled ? after(30) : null,
    })
    .execute()
  if (messages.length > 0) await db.insertInto('consultation_message').values(messages).execute()
  await addTimeline(ctx, story, after)
  if (story.prescription) await addPrescription(ctx, story, after(20))
  if (story.sickDays) await addSickNote(ctx, story, after(21))
}

const keysOf = (story: ConsultationStory) => ({
  id: storyConsultationId(story.key),
  companyId: idOf('company', 'xinghe-software'),
  accountId: idOf('account', story.account),
  familyId: story.family ? idOf('family', story.family) : idOf('account', story.account),
})

type After = (minutes: number) => Date

async function messagesOf(
  ctx: SeedConsultationDeps,
  story: ConsultationStory,
  after: After,
): Promise<ConsultationMessageTable[]> {
  const { id, companyId, accountId } = keysOf(story)
  const { talk, state, cancelled, prescription, sickDays } = story
  const system = (text: string) => ['system', text] as const
  const lines = [
    system('已提交，正在为您呼叫医生'),
    ...(state === consultationStates.open || state === consultationStates.ended
      ? [system('王海宁医生已接诊')]
      : []),
    ...talk,
  ]
  const row = (
    key: string,
    seq: number,
    more: Partial<ConsultationMessageTable>,
  ): ConsultationMessageTable => ({
    company_id: companyId,
    consultation_id: id,
    id: namedId(`demo/message/${story.key}/${key}`),
    account_id: accountId,
    seq,
    speaker: 'doctor',
    kind: 'words',
    text_encrypted: null,
    file_id: null,
    remote_file: null,
    card_id: null,
    written_at: after(seq === 1 ? 0 : 2 + seq * 2),
    ...more,
  })
  const worded = async (key: string, seq: number, [speaker, text]: (typeof lines)[number]) => {
    const { id: messageId } = row(key, seq, {})
    const text_encrypted = await encryptContent(ctx, accountId, messageRow(messageId), text)
    return row(key, seq, { speaker, kind: speaker === 'system' ? 'notice' : 'words', text_encrypted })
  }
  const rows = await Promise.all(lines.map((line, at) => worded(String(at), at + 1, line)))
  if (prescription)
    rows.push(
      row('prescription', rows.length + 1, { kind: 'prescription', card_id: storyPrescriptionId(story.key) }),
    )
  if (sickDays) rows.push(row('sickNote', rows.length + 1, { kind: 'sickNote', card_id: sickNoteId(story) }))
  if (state === consultationStates.ended)
    rows.push(await worded('end', rows.length + 1, system('医生结束了问诊')))
  if (cancelled) rows.push(await worded('end', rows.length + 1, system(cancelText(cancelled, false))))
  return rows
}

async function addTimeline({ db }: SeedConsultationDeps, story: ConsultationStory, after: After) {
  const { id, companyId, accountId } = keysOf(story)
  const { waiting, open, ended, cancelled, unpaid } = consultationStates
  const subject = { companyId, kind: 'consultation', id }
  const move = (from: number | null, to: number, actor: string, reason: string, minutes: number) =>
    recordState(db, subject, { from, to }, { actor, reason, at: after(minutes) })
  await move(null, story.state === unpaid ? unpaid : waiting, accountId, '发起问诊', 0)
  if (story.state === open || story.state === ended) await move(waiting, open, 'hospital', '医生已接诊', 4)
  if (story.state === ended) await move(open, ended, 'hospital', '医生结束了问诊', 30)
  if (story.cancelled) await move(waiting, cancelled, 'system', cancelText(story.cancelled, false), 30)
}

async function addPrescription(ctx: SeedConsultationDeps, story: ConsultationStory, writtenAt: Date) {
  const { id: consultationId, companyId, accountId, familyId } = keysOf(story)
  const id = storyPrescriptionId(story.key)
  const { state, medicines, refusal } = story.prescription!
  const content: PrescriptionContent = {
    patientName: story.patient.name,
    doctor: { name: doctor.name, department: story.label.department },
    diagnosis: story.conclusion?.diagnosis ?? story.label.name,
    advice: story.conclusion?.advice ?? '',
    medicines,
  }
  const isUsed = state === prescriptionStates.ordered || state === prescriptionStates.delivered
  const encrypt = (column: string, value: unknown) =>
    encryptContent(ctx, accountId, prescriptionRow(id, column), value)
  await ctx.db
    .insertInto('prescription')
    .values({
      company_id: companyId,
      id,
      consultation_id: consultationId,
      account_id: accountId,
      family_id: familyId,
      prescription_no: `RX-${story.key}`,
      state,
      content_encrypted: await encrypt('content_encrypted', content),
      refusal_encrypted: refusal ? await encrypt('refusal_encrypted', refusal) : null,
      written_at: writtenAt,
      reviewed_at: state === prescriptionStates.reviewing ? null : writtenAt,
      order_id: isUsed ? namedId(`demo/order/${story.key}`) : null,
    })
    .execute()
  const subject = { companyId, kind: 'prescription', id }
  await recordState(
    ctx.db,
    subject,
    { from: null, to: state },
    { actor: 'hospital', reason: '医生开具处方', at: writtenAt },
  )
}

const sickNoteId = ({ key }: ConsultationStory): string => namedId(`demo/sick-note/${key}`)

async function addSickNote(ctx: SeedConsultationDeps, story: ConsultationStory, writtenAt: Date) {
  const { id: consultationId, companyId, accountId } = keysOf(story)
  const id = sickNoteId(story)
  const content = {
    diagnosis: story.conclusion?.diagnosis ?? '',
    fromDay: shanghaiDay(writtenAt),
    days: story.sickDays,
    words: '建议休息，按时服药',
  }
  await ctx.db
    .insertInto('sick_note')
    .values({
      company_id: companyId,
      id,
      consultation_id: consultationId,
      account_id: accountId,
      note_no: `SN-${story.key}`,
      content_encrypted: await encryptContent(ctx, accountId, sickNoteRow(id), content),
      written_at: writtenAt,
    })
    .execute()
}
