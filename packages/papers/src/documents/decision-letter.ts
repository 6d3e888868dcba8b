import type { AdjudicatedLine } from '@yf/domain/adjudication'
import { capitalAmount } from '@yf/domain/capital-amount'
import { shanghaiDay } from '@yf/domain/dates'
import { maskBankCard } from '@yf/domain/masks'
import { formatFen, toGroupedYuanText } from '@yf/domain/money'
import { clause, facts, heading, paragraph, title } from '../layout/blocks.ts'
import { ink, inner, openPdf, page, type PdfWriter } from '../layout/pdf-writer.ts'
import { table, type PdfTableColumn, type PdfTableRow } from '../layout/table.ts'
import type { PrintedIssuer, PrintedPayee, PolicyFacts } from './parties.ts'

/** 理赔决定通知书: what is paid, line by line, and why. */
export interface DecisionLetter {
  readonly caseNo: string
  readonly appliedAt: Date
  readonly decidedAt: Date
  readonly issuer: PrintedIssuer
  readonly addressee: string
  readonly insuredName: string
  readonly policy: PolicyFacts
  readonly lines: readonly DecisionLine[]
  /** The increase of earlier cases, paid with this one. */
  readonly earlierFen: number
  /** Settled: something is covered, even if nothing is payable. */
  readonly isSettled: boolean
  /** Null where nothing is paid out. */
  readonly payee: PrintedPayee | null
  /** The handler's own text, such as why a case was rejected. */
  readonly explanation: string | null
  /** Days within which the member may object. */
  readonly objectionDays: number
  /** After an appeal: 复核决定通知书. Null for a first decision. */
  readonly review: Review | null
}

/** The reviewed decision, and what was paid before. */
export interface Review {
  readonly appealedAt: Date
  readonly firstDecidedAt: Date
  readonly isUpheld: boolean
  readonly beforeFen: number
  readonly paidFen: number
}

export interface DecisionLine extends AdjudicatedLine {
  readonly invoiceNo: string
  readonly day: string
  readonly hospital: string
  readonly liabilityName: string | null
}

export async function decisionLetterPdf(letter: DecisionLetter): Promise<Uint8Array> {
  const name = letter.review ? '复核决定通知书' : '理赔决定通知书'
  const pdf = openPdf({
    title: name,
    issuer: letter.issuer.name,
    number: `案件号 ${letter.caseNo}`,
    madeAt: letter.decidedAt,
  })
  const payableFen = letter.lines.reduce((sum, line) => sum + line.payableFen, letter.earlierFen)
  title(pdf, name)
  opening(pdf, letter, payableFen)
  verdict(pdf, letter, payableFen)
  if (letter.explanation) {
    heading(pdf, letter.review ? '复核理由' : '决定说明')
    paragraph(pdf, letter.explanation, { lineGap: 4 })
  }
  lines(pdf, letter)
  payment(pdf, letter, payableFen)
  objection(pdf, letter)
  signOff(pdf, letter)
  return pdf.finish()
}

function opening(pdf: PdfWriter, letter: DecisionLetter, payableFen: number): void {
  const { addressee, insuredName, appliedAt, policy, isSettled, review } = letter
  paragraph(pdf, `尊敬的 ${addressee}：`, { size: 11, bold: true })
  if (review) {
    paragraph(pdf, reviewOpening(letter, review, payableFen), { size: 10.5, lineGap: 5 })
    return
  }
  const result =
    payableFen > 0 || isSettled ? '现将核定结果通知如下' : '经核定，本次申请的费用不予赔付，现将理由通知如下'
  const text = `您于 ${shanghaiDay(appliedAt)} 就被保险人${insuredName}在《${policy.name}》（保单号 ${policy.policyNo}，由${policy.insurer}承保）项下提出的理赔申请，我们已审核完毕。${result}。`
  paragraph(pdf, text, { size: 10.5, lineGap: 5 })
}

function reviewOpening({ insuredName, policy }: DecisionLetter, review: Review, payableFen: number): string {
  const { appealedAt, firstDecidedAt, isUpheld, beforeFen } = review
  const appealSentence = `您于 ${shanghaiDay(appealedAt)} 就我们 ${shanghaiDay(firstDecidedAt)} 对被保险人${insuredName}在《${policy.name}》（保单号 ${policy.policyNo}，由${policy.insurer}承保）项下理赔申请作出的决定申请复核。`
  const by = '我们已安排未参与原决定的人员重新审核完毕，'
  const result = isUpheld
    ? `维持原决定（核定赔付 ${formatFen(beforeFen)}）`
    : `原决定核定赔付 ${formatFen(beforeFen)}，现变更为核定赔付 ${formatFen(payableFen)}`
  return `${appealSentence}${by}${result}，理由如下。`
}

/** The one thing that a reader looks for, before any table. */
function verdict(pdf: PdfWriter, { lines: list }: DecisionLetter, payableFen: number): void {
  const height = 56
  pdf.y += 6
  pdf.makeRoom(height)
  pdf.doc.rect(page.left, pdf.y, inner, height).fill(ink.band)
  pdf.doc.rect(page.left, pdf.y, 3.5, height).fill(ink.accent)
  const billed = list.reduce((sum, line) => sum + line.billedFen, 0)
  const left = page.left + 18
  pdf.write('核定赔付金额', left, pdf.y + 9, 150, { size: 9.5, color: ink.soft })
  pdf.write(formatFen(payableFen), left, pdf.y + 23, 210, { size: 18, bold: true, color: ink.accent })
  const right = page.left + 230
  pdf.write(`人民币大写　${capitalAmount(payableFen)}`, right, pdf.y + 11, inner - 244, { size: 9.5 })
  pdf.write(`票据 ${list.length} 张，票面合计 ${formatFen(billed)}`, right, pdf.y + 31, inner - 244, {
    size: 9.5,
    color: ink.soft,
  })
  pdf.y += height + 4
}

/** Widths in points: twenty digits of a fully digital invoice, and amounts up to 999,999.99. */
const columns: readonly PdfTableColumn[] = [
  { title: '序号', share: 26, align: 'center' },
  { title: '票据号码', share: 100 },
  { title: '票面金额', share: 55, align: 'right' },
  { title: '不予保障', share: 53, align: 'right' },
  { title: '社保等已付', share: 53, align: 'right' },
  { title: '免赔额', share: 53, align: 'right' },
  { title: '比例', share: 34, align: 'right' },
  { title: '超出限额', share: 53, align: 'right' },
  { title: '赔付金额', share: 56, align: 'right' },
]

const amounts = [
  'billedFen',
  'excludedFen',
  'socialFen',
  'deductibleFen',
  'overLimitFen',
  'payableFen',
] as const

function lines(pdf: PdfWriter, { lines: list, earlierFen }: DecisionLetter): void {
  heading(pdf, '逐项核定', 90)
  paragraph(pdf, '金额单位：元', { size: 8, color: ink.faint, align: 'right' })
  const [billed, excluded, social, deductible, over, payable] = amounts.map((name) =>
    toGroupedYuanText(list.reduce((sum, line) => sum + line[name], 0)),
  ) as [string, string, string, string, string, string]
  table(pdf, columns, [
    ...list.map(rowOf),
    { cells: ['', '合计', billed, excluded, social, deductible, '', over, payable], isTotal: true },
  ])
  if (earlierFen > 0)
    paragraph(pdf, `另按就诊顺序重新计算此前案件，补付 ${formatFen(earlierFen)}，与本案一并支付。`, {
      lineGap: 4,
    })
  if (earlierFen < 0)
    paragraph(pdf, `其中 ${formatFen(-earlierFen)} 已随此后的案件支付，不再重复支付。`, { lineGap: 4 })
}

const deducted = (fen: number) => (fen === 0 ? '—' : toGroupedYuanText(fen))

const rowOf = (line: DecisionLine, at: number): PdfTableRow => ({
  cells: [
    String(at + 1),
    line.invoiceNo,
    toGroupedYuanText(line.billedFen),
    deducted(line.excludedFen),
    deducted(line.socialFen),
    deducted(line.deductibleFen),
    line.liabilityId === null ? '—' : `${line.ratio}%`,
    deducted(line.overLimitFen),
    toGroupedYuanText(line.payableFen),
  ],
  note: `${[line.day, line.hospital, line.liabilityName].filter(Boolean).join('　')}\n理由：${line.reason}`,
})

function payment(pdf: PdfWriter, { payee, review }: DecisionLetter, payableFen: number): void {
  const paidFen = review?.paidFen ?? 0
  if (paidFen > payableFen) {
    heading(pdf, '已付赔款')
    const over = formatFen(paidFen - payableFen)
    paragraph(pdf, `此前已支付 ${formatFen(paidFen)}，多付的 ${over} 未经您书面同意不会收回。`, {
      lineGap: 4,
    })
  }
  if (!payee || payableFen <= paidFen) return
  heading(pdf, '赔款支付', 80)
  facts(pdf, [
    [
      ['收款人', payee.name],
      ['开户银行', payee.bank],
    ],
    [
      ['银行卡号', maskBankCard(payee.cardNo)],
      [paidFen > 0 ? '补付金额' : '支付金额', formatFen(payableFen - paidFen)],
    ],
  ])
  pdf.y += 4
  paragraph(pdf, '赔款将转入上述账户，到账后您会收到通知，实际到账时间以银行处理为准。', {
    size: 9,
    color: ink.soft,
  })
}

/** The signatory is below the text, never on a page of its own. */
const signOffRoom = 58

function objection(pdf: PdfWriter, { issuer, objectionDays, review }: DecisionLetter): void {
  // Its two clauses and the name below them stay on one page.
  heading(pdf, '如有异议', 70 + signOffRoom)
  if (review) {
    paragraph(
      pdf,
      `对复核结果仍有异议的，您可以拨打 ${issuer.phone}（${issuer.hours}）向我们说明，也可以依法向保险监督管理机构反映，或者按照保险合同的约定申请仲裁、向人民法院提起诉讼。`,
      { lineGap: 4 },
      signOffRoom,
    )
    return
  }
  clause(
    pdf,
    1,
    `您可以在收到本通知书之日起 ${objectionDays} 日内，在“原力星球”的案件详情中申请复核并补充资料，也可以拨打 ${issuer.phone}（${issuer.hours}）向我们说明。我们会安排未参与本次核定的人员重新审核。`,
  )
  clause(
    pdf,
    2,
    '对复核结果仍有异议的，您可以依法向保险监督管理机构反映，或者按照保险合同的约定申请仲裁、向人民法院提起诉讼。',
    signOffRoom,
  )
}

function signOff(pdf: PdfWriter, { issuer, decidedAt }: DecisionLetter): void {
  const [year, month, day] = shanghaiDay(decidedAt).split('-').map(Number)
  pdf.y += 10
  pdf.makeRoom(44)
  pdf.y += pdf.write(issuer.name, page.left, pdf.y, inner, { size: 11, bold: true, align: 'right' })
  pdf.y += pdf.write(`${year}年${month}月${day}日`, page.left, pdf.y + 3, inner, {
    size: 10.5,
    align: 'right',
  })
}
