import type { examCalls } from '@yf/contract/exam'
import { isDay, shanghaiDay } from '@yf/domain/dates'
import { examStates } from '@yf/domain/exam-claim'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse, type BadInput } from '#platform/call/outcome.ts'
import { forgetFiles } from '#platform/files/stored-files.ts'
import { removeBytes } from '#platform/files/remove-bytes.ts'
import { ownExam, takeOwnExam } from '../own-exam.ts'
import { isWhole } from '../rules.ts'
import type { InvoiceValues } from '../tables.ts'
import { documentPageOf } from './facts.ts'
import { tidied } from './invoice-rules.ts'
import { toDocumentDtos } from './dto.ts'
import { changeDocument, columnsOf, documentsOf } from './store.ts'

export const files: RunCallHandler<typeof examCalls.files> = async ({ id }, ctx) => {
  const exam = await ownExam(ctx.db, ctx.caller.accountId, id)
  return exam ? answer(await documentPageOf(ctx, exam)) : refuse('notFound')
}

/** The row stays, so that a repeated upload does not restore the file; the picture is deleted. */
export const removeDocument: RunCallHandler<typeof examCalls.removePaper> = async ({ id, paperId }, ctx) => {
  const exam = await takeOwnExam(ctx.db, ctx.caller.accountId, id)
  const document = exam && (await documentsOf(ctx.db, exam)).find((one) => one.id === paperId)
  if (!document) return refuse('notFound')
  if (exam.state !== examStates.draft) return refuse('examSubmitted')
  await changeDocument(ctx.db, document, {
    removed_at: ctx.clock.now(),
    reading_encrypted: null,
    printed_encrypted: null,
  })
  const names = await forgetFiles(ctx.db, exam.account_id, [document.file_id])
  if (names.length > 0) await ctx.jobs.send(ctx.db, removeBytes, { names })
  return answer(null)
}

/** The corrected values apply; the recognised ones are kept beside them. */
export const correctInvoice: RunCallHandler<typeof examCalls.correctInvoice> = async (
  { id, paperId, ...written },
  ctx,
) => {
  const exam = await takeOwnExam(ctx.db, ctx.caller.accountId, id)
  const document = exam && (await documentsOf(ctx.db, exam)).find((one) => one.id === paperId)
  if (!document || document.kind !== 'invoice') return refuse('notFound')
  if (exam.state !== examStates.draft) return refuse('examSubmitted')
  const values = tidied(written)
  const fault = invoiceFault(values, ctx.clock.now())
  if (fault) return fault
  const changed = {
    ...columnsOf(values),
    // A member who enters the values by hand need not wait for the recognition.
    state: document.state === 'read' ? ('read' as const) : ('unreadable' as const),
    is_confirmed: isWhole(values),
    snapshot: { ...document.snapshot, byMember: values },
  }
  await changeDocument(ctx.db, document, changed)
  const [dto] = await toDocumentDtos(ctx, exam, [{ ...document, ...changed }])
  return dto ? answer(dto) : refuse('notFound')
}

export function invoiceFault({ invoiceNumber, day, billedFen }: InvoiceValues, now: Date): BadInput | null {
  if (invoiceNumber === null) return badInput('invoiceNumber', '请填写发票号码')
  if (day === null || !isDay(day)) return badInput('day', '请填写开票日期')
  if (day > shanghaiDay(now)) return badInput('day', '开票日期不能晚于今天')
  return billedFen === null ? badInput('billedFen', '请填写发票金额') : null
}
