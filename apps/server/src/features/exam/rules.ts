import { shanghaiDay } from '@yf/domain/dates'
import { formatFen } from '@yf/domain/money'
import type { UsableRight } from '#features/equity/public.ts'
import type { ExamDocumentTable, InvoiceValues } from './tables.ts'

type Term = Pick<UsableRight, 'startTime' | 'endTime' | 'left'>

export const covers = ({ startTime, endTime }: Omit<Term, 'left'>, day: string): boolean =>
  day >= shanghaiDay(startTime) && day <= shanghaiDay(endTime)

/** The first benefit by its end whose term includes the exam and that holds the whole amount. */
export const payingRight = <R extends Term>(
  rights: readonly R[],
  day: string,
  amountFen: number,
): R | undefined => rights.find((right) => covers(right, day) && right.left >= amountFen)

/** The benefit with the largest balance: the limit of a single request. */
export const largest = <R extends Term>(rights: readonly R[]): R | undefined =>
  rights.reduce<R | undefined>((most, right) => (most && most.left >= right.left ? most : right), undefined)

type InvoiceKey = Pick<InvoiceValues, 'invoiceNumber' | 'day' | 'billedFen'>

/** Required fields of every invoice. */
export const isWhole = ({ invoiceNumber, day, billedFen }: InvoiceKey): boolean =>
  invoiceNumber !== null && day !== null && billedFen !== null

export interface DocumentFacts {
  readonly kind: ExamDocumentTable['kind']
  readonly state: ExamDocumentTable['state']
  readonly values: InvoiceKey
  readonly isConfirmed: boolean
  /** As text: where the same invoice is already used. */
  readonly used: string | null
}

export interface ExamFacts {
  readonly amountFen: number
  readonly hasCard: boolean
  /** The balance of the package that would pay; null when none is left. */
  readonly leftFen: number | null
  readonly documents: readonly DocumentFacts[]
}

/** Pages that belong to an invoice or a report and are no documents of their own. */
const counts = ({ state }: DocumentFacts): boolean => state !== 'kept'

export const invoicesFen = (documents: readonly DocumentFacts[]): number =>
  documents
    .filter(({ kind }) => kind === 'invoice')
    .reduce((sum, { values }) => sum + (values.billedFen ?? 0), 0)

/** Open tasks before submission, as texts that say what to do. */
export function missingOf({ amountFen, hasCard, leftFen, documents }: ExamFacts): string[] {
  const invoices = documents.filter((document) => document.kind === 'invoice' && counts(document))
  const open = invoices.filter(({ state }) => state === 'waiting')
  const sum = invoicesFen(documents)
  return [
    hasCard ? null : '请填写收款银行卡',
    leftFen === null ? '没有可用的体检报销额度，请核对体检日期' : null,
    leftFen !== null && leftFen < amountFen ? `报销额度剩余 ${formatFen(leftFen)}，请修改报销金额` : null,
    invoices.length === 0 ? '请上传体检发票' : null,
    documents.some(({ kind }) => kind === 'report') ? null : '请上传体检报告',
    open.length > 0 ? '发票正在识别，请稍候' : null,
    ...invoices.flatMap((document, at) => invoiceFault(document, at + 1) ?? []),
    invoices.length > 0 && open.length === 0 && sum < amountFen
      ? `发票合计 ${formatFen(sum)}，少于报销金额 ${formatFen(amountFen)}，请补充发票或修改金额`
      : null,
  ].filter((text) => text !== null)
}

function invoiceFault({ state, values, isConfirmed, used }: DocumentFacts, position: number): string | null {
  if (state === 'waiting') return null
  if (used !== null) return used
  if (!isWhole(values)) return `第 ${position} 张发票缺少号码、日期或金额，请点开填写`
  return isConfirmed ? null : `第 ${position} 张发票有不确定的内容，请点开核对`
}
