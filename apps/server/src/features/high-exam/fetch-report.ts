import { bookingStates } from '@yf/domain/booking'
import { ageOn } from '@yf/domain/dates'
import { isAbnormal, judge } from '@yf/domain/exam/judge'
import { examNotices } from '@yf/domain/exam/notices'
import {
  confirmSlot,
  finish,
  ownBooking,
  notifyFinished,
  sendBookingNotice,
  type BookingRow,
} from '#features/slots/public.ts'
import type { DeliveredReport } from '#partners/exams/port.ts'
import type { JobContext } from '#platform/call/context.ts'
import { encryptContent } from '#platform/crypto/subject-content.ts'
import { putBytes, recordFile, type StoredBytes } from '#platform/files/stored-files.ts'
import { newId } from '#platform/ids.ts'
import type { Job } from '#platform/jobs/job.ts'
import { keyOfJob } from './ask-partner.ts'
import { dropDueReport } from './due-reports.ts'
import { bookingOf, orderOf, personIn, type OrderOf, type OrderRow } from './order-store.ts'
import { addReport, hasReport, setReportFile } from './report-store.ts'
import { reportRow, type ReportContent } from './encrypted.ts'

interface ReadyReport {
  readonly accountId: string
  readonly bookingId: string
  readonly reportNo: string
}

/** At once, with a few retries; if the partner is away for longer, the five-minute job continues. */
export const fetchJob: Job<ReadyReport> = {
  name: 'high-exam.fetch-report',
  retries: 14,
  run: ({ reportNo, ...of }, ctx) => fetchReport(ctx, { ...keyOfJob(of), report_no: reportNo }),
}

/** A report that could not be fetched stays due until it arrives. */
export async function fetchReport(
  ctx: JobContext,
  { report_no, ...key }: OrderOf & { readonly report_no: string },
): Promise<void> {
  const order = await orderOf(ctx.db, key)
  if (order) await fetch(ctx, order, report_no)
  await dropDueReport(ctx.db, { ...key, report_no })
}

/** Fetches the whole report: an event could not carry it, and is not trusted with its content. */
async function fetch(ctx: JobContext, order: OrderRow, reportNo: string): Promise<void> {
  if (await hasReport(ctx.db, order.account_id, reportNo)) return
  const result = await ctx.partners.exams.report(reportNo)
  if (result.kind === 'unavailable') throw new Error(`the exam provider is unavailable: ${result.reason}`)
  if (result.kind === 'refused') throw new Error(`the exam provider gives no report: ${result.providerCode}`)
  // A report of another order would show one person another's findings.
  if (result.answer.orderNo !== order.booking_id) {
    ctx.log.warn({}, 'the exam provider names a report that belongs to another order')
    return
  }
  await keep(ctx, order, reportNo, result.answer)
}

async function keep(
  ctx: JobContext,
  order: OrderRow,
  reportNo: string,
  report: DeliveredReport,
): Promise<void> {
  const person = await personIn(ctx, order)
  if (!person) return
  const { name, gender, birth } = person
  const { conclusion, values, day } = report
  const content = { name, gender, age: ageOn(birth, day), conclusion, values }
  const file = { body: report.pdf, contentType: 'application/pdf' }
  const bytes = await putBytes(ctx, order.account_id, file)
  const isSaved = await ctx.transaction((tx) => write(tx, order, { reportNo, day, content, bytes }))
  if (!isSaved) await ctx.files.remove(bytes.name)
}

interface FetchedReport {
  readonly reportNo: string
  readonly day: string
  readonly content: ReportContent
  readonly bytes: StoredBytes
}

async function write(
  tx: JobContext,
  order: OrderRow,
  { reportNo, day, content, bytes }: FetchedReport,
): Promise<boolean> {
  const booking = await tookSlot(tx, order)
  if (!booking) return false
  const id = newId()
  const { account_id, booking_id, family_id, institution_name, package_name } = order
  const isNew = await addReport(tx.db, {
    account_id,
    id,
    report_no: reportNo,
    booking_id,
    family_id,
    day,
    institution_name,
    package_name,
    file_id: null,
    content: await encryptContent(tx, account_id, reportRow(id), content),
    created_at: tx.clock.now(),
  })
  if (!isNew) return false
  const owner = { ownerId: account_id, companyId: booking.company_id, module: 'exam' }
  const { id: fileId } = await recordFile(tx, bytes, owner)
  await setReportFile(tx.db, { account_id, id }, fileId)
  const abnormal = content.values.filter((value) => isAbnormal(judge(value, content))).length
  await sendBookingNotice(tx, booking, examNotices.report(abnormal), `/tjserver?report=${id}`)
  return true
}

/**
 * The exam took place, so the slot was granted, even if the confirmation never arrived; null when it was cancelled
 * here.
 */
async function tookSlot(tx: JobContext, order: OrderRow): Promise<BookingRow | null> {
  const key = bookingOf(order)
  await confirmSlot(tx, key)
  const ended = await finish(tx, key, { actor: 'system', reason: '体检已完成' })
  if (ended.kind === 'ended') {
    await notifyFinished(tx, ended.booking)
    return ended.booking
  }
  const booking = await ownBooking(tx.db, 'exam', key.account_id, key.id)
  if (booking?.state === bookingStates.cancelled) {
    tx.log.warn({}, 'the exam provider delivers a report of an exam that was cancelled')
    return null
  }
  return booking
}
