import { examDocumentKinds } from '@yf/domain/exam-claim'
import { maskName } from '@yf/domain/masks'
import { formatFen } from '@yf/domain/money'
import type { ReadDocument } from '@yf/ocr/document/outcome'
import { isSamePerson, type RefusedInvoice } from '#features/claims/public.ts'
import type { InvoiceValues } from '../tables.ts'
import type { ExamDocumentRow } from '../documents/store.ts'

export interface ExamForDoubts {
  readonly memberName: string
  readonly applicantName: string
  readonly institution: string
  readonly documents: readonly { readonly row: ExamDocumentRow; readonly reading: ReadDocument | null }[]
  readonly refusedBefore: readonly RefusedInvoice[]
}

/** Points for a person to check, as text. None of them decides anything by itself. */
export function doubtsOf({ documents, refusedBefore, ...exam }: ExamForDoubts): string[] {
  return [
    ...refusedBefore.map(
      ({ invoiceNumber, caseNo, reason }) => `发票 ${invoiceNumber} 曾在 ${caseNo} 中被驳回：${reason}`,
    ),
    ...documents.flatMap(({ row, reading }) =>
      row.kind === 'invoice' ? invoiceDoubts(exam, row, reading) : reportDoubts(exam, row, reading),
    ),
  ]
}

type ExamNames = Pick<ExamForDoubts, 'memberName' | 'applicantName' | 'institution'>

function invoiceDoubts(
  { memberName, applicantName, institution }: ExamNames,
  { state, name, snapshot, payer }: ExamDocumentRow,
  reading: ReadDocument | null,
): string[] {
  if (state === 'kept') return []
  const isOurs = payer === null || [memberName, applicantName].some((one) => isSamePerson(payer, one))
  const seller = reading?.fields.hospital
  const isElsewhere = seller?.isSure === true && !isSameInstitution(seller.value, institution)
  return [
    ...(snapshot.byMember ? changes(name, snapshot.read, snapshot.byMember) : []),
    ...(isOurs ? [] : [`「${name}」的付款人是 ${maskName(payer)}，不是体检人或申请人`]),
    ...(isElsewhere ? [`「${name}」的开票单位是 ${seller.value}，与填写的体检机构不同`] : []),
  ]
}

const isSameInstitution = (one: string, other: string): boolean => one.includes(other) || other.includes(one)

const labels = { invoiceNumber: '号码', day: '日期', billedFen: '金额' } as const

function changes(name: string, read: InvoiceValues | null, corrected: InvoiceValues): string[] {
  if (!read) return [`「${name}」没有识别出来，内容由申请人填写，请与影像核对`]
  return (Object.keys(labels) as (keyof typeof labels)[])
    .filter((field) => read[field] !== corrected[field])
    .map(
      (field) =>
        `「${name}」的${labels[field]}由申请人改为 ${fieldText(field, corrected)}，识别为 ${fieldText(field, read)}`,
    )
}

const fieldText = (field: keyof typeof labels, values: InvoiceValues): string =>
  field === 'billedFen' && values.billedFen !== null
    ? formatFen(values.billedFen)
    : String(values[field] ?? '（空）')

/** A recognised report that does not contain the person's name. */
function reportDoubts(
  { memberName }: ExamNames,
  { name }: ExamDocumentRow,
  reading: ReadDocument | null,
): string[] {
  if (!reading || reading.lines.length === 0) return []
  const text = reading.lines.map((line) => line.text).join('')
  return text.replaceAll(/\s/g, '').includes(memberName)
    ? []
    : [`${examDocumentKinds.report}「${name}」首页没有读到姓名 ${maskName(memberName)}`]
}
