import type { Line } from '@yf/domain/adjudication'
import { capitalAmount } from '@yf/domain/capital-amount'
import { shanghaiDay } from '@yf/domain/dates'
import { maskBankCard } from '@yf/domain/masks'
import { formatFen } from '@yf/domain/money'
import { clause, facts, heading, paragraph, title } from '../layout/blocks.ts'
import { ink, inner, openPaper, page, type Paper } from '../layout/paper.ts'
import { table, type Column, type Row } from '../layout/table.ts'
import type { Issuer, Payee, PolicyFacts } from './parties.ts'

/** 理赔决定通知书: what is paid, line by line, and why. */
export interface DecisionLetter {
  readonly caseNo: string
  readonly appliedAt: Date
  readonly decidedAt: Date
  readonly issuer: Issuer
  readonly addressee: string
  readonly insuredName: string
  readonly policy: PolicyFacts
  readonly lines: readonly DecisionLine[]
  /** The increase of earlier cases, paid with this one. */
  readonly earlierFen: number
  /** Settled: something is covered, even if nothing is payable. */
  readonly isSettled: boolean
  /** Null where nothing is paid out. */
  readonly payee: Payee | null
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

export interface DecisionLine extends Line {
  readonly invoiceNo: string
  readonly day: string
  readonly hospital: string
  readonly liabilityName: string | null
}

export async function decisionLetterPdf(letter: DecisionLetter): Promise<Uint8Array> {
  const name = letter.review ? '复核决定通知书' : '理赔决定通知书'
  const paper = openPaper({
    title: name,
    issuer: letter.issuer.name,
    number: `案件号 ${letter.caseNo}`,
    madeAt: letter.decidedAt,
  })
  const payableFen = letter.lines.reduce((sum, line) => sum + line.payableFen, letter.earlierFen)
  title(paper, name)
  opening(paper, letter, payableFen)
  verdict(paper, letter, payableFen)
  if (letter.explanation) {
    heading(paper, letter.review ? '复核理由' : '决定说明')
    paragraph(paper, letter.explanation, { lineGap: 4 })
  }
  lines(paper, letter)
  payment(paper, letter, payableFen)
  objection(paper, letter)
  signOff(paper, letter)
  return paper.finish()
}

function opening(paper: Paper, letter: DecisionLetter, payableFen: number): void {
  const { addressee, insuredName, appliedAt, policy, isSettled, review } = letter
  paragraph(paper, `尊敬的 ${addressee}：`, { size: 11, bold: true })
  if (review) {
    paragraph(paper, reviewOpening(letter, review, payableFen), { size: 10.5, lineGap: 5 })
    return
  }
  const result =
    payableFen > 0 || isSettled ? '现将核定结果通知如下' : '经核定，本次申请的费用不予赔付，现将理由通知如下'
  const text = `您于 ${shanghaiDay(appliedAt)} 就被保险人${insuredName}在《${policy.name}》（保单号 ${policy.policyNo}，由${policy.insurer}承保）项下提出的理赔申请，我们已审核完毕。${result}。`
  paragraph(paper, text, { size: 10.5, lineGap: 5 })
}

function reviewOpening({ insuredName, policy }: DecisionLetter, review: Review, payableFen: number): string {
  const { appealedAt, firstDecidedAt, isUpheld, beforeFen } = review
  const asked = `您于 ${shanghaiDay(appealedAt)} 就我们 ${shanghaiDay(firstDecidedAt)} 对被保险人${insuredName}在《${policy.name}》（保单号 ${policy.policyNo}，由${policy.insurer}承保）项下理赔申请作出的决定申请复核。`
  const by = '我们已安排未参与原决定的人员重新审核完毕，'
  const result = isUpheld
    ? `维持原决定（核定赔付 ${formatFen(beforeFen)}）`
    : `原决定核定赔付 ${formatFen(beforeFen)}，现变更为核定赔付 ${formatFen(payableFen)}`
  return `${asked}${by}${result}，理由如下。`
}

/** The one thing that a reader looks for, before any table. */
function verdict(paper: Paper, { lines: list }: DecisionLetter, payableFen: number): void {
  const height = 56
  paper.y += 6
  paper.makeRoom(height)
  paper.doc.rect(page.left, paper.y, inner, height).fill(ink.band)
  paper.doc.rect(page.left, paper.y, 3.5, height).fill(ink.accent)
  const billed = list.reduce((sum, line) => sum + line.billedFen, 0)
  const left = page.left + 18
  paper.write('核定赔付金额', left, paper.y + 9, 150, { size: 9.5, color: ink.soft })
  paper.write(formatFen(payableFen), left, paper.y + 23, 210, { size: 18, bold: true, color: ink.accent })
  const right = page.left + 230
  paper.write(`人民币大写　${capitalAmount(payableFen)}`, right, paper.y + 11, inner - 244, { size: 9.5 })
  paper.write(`票据 ${list.length} 张，票面合计 ${formatFen(billed)}`, right, paper.y + 31, inner - 244, {
    size: 9.5,
    color: ink.soft,
  })
  paper.y += height + 4
}

/** Widths in points: twenty digits of a fully digital invoice, and amounts up to 999,999.99. */
const columns: readonly Column[] = [
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

function lines(paper: Paper, { lines: list, earlierFen }: DecisionLetter): void {
  heading(paper, '逐项核定', 90)
  paragraph(paper, '金额单位：元', { size: 8, color: ink.faint, align: 'right' })
  const [billed, excluded, social, deductible, over, payable] = amounts.map((name) =>
    yuan(list.reduce((sum, line) => sum + line[name], 0)),
  ) as [string, string, string, string, string, string]
  table(paper, columns, [
    ...list.map(rowOf),
    { cells: ['', '合计', billed, excluded, social, deductible, '', over, payable], isTotal: true },
  ])
  if (earlierFen > 0)
    paragraph(paper, `另按就诊顺序重新计算此前案件，补付 ${formatFen(earlierFen)}，与本案一并支付。`, {
      lineGap: 4,
    })
  if (earlierFen < 0)
    paragraph(paper, `其中 ${formatFen(-earlierFen)} 已随此后的案件支付，不再重复支付。`, { lineGap: 4 })
}

const yuan = (fen: number) => formatFen(fen).replace('¥', '')
const taken = (fen: number) => (fen === 0 ? '—' : yuan(fen))

const rowOf = (line: DecisionLine, at: number): Row => ({
  cells: [
    String(at + 1),
    line.invoiceNo,
    yuan(line.billedFen),
    taken(line.excludedFen),
    taken(line.socialFen),
    taken(line.deductibleFen),
    line.liabilityId === null ? '—' : `${line.ratio}%`,
    taken(line.overLimitFen),
    yuan(line.payableFen),
  ],
  note: `${[line.day, line.hospital, line.liabilityName].filter(Boolean).join('　')}\n理由：${line.reason}`,
})

function payment(paper: Paper, { payee, review }: DecisionLetter, payableFen: number): void {
  const paidFen = review?.paidFen ?? 0
  if (paidFen > payableFen) {
    heading(paper, '已付赔款')
    const over = formatFen(paidFen - payableFen)
    paragraph(paper, `此前已支付 ${formatFen(paidFen)}，多付的 ${over} 未经您书面同意不会收回。`, {
      lineGap: 4,
    })
  }
  if (!payee || payableFen <= paidFen) return
  heading(paper, '赔款支付', 80)
  facts(paper, [
    [
      ['收款人', payee.name],
      ['开户银行', payee.bank],
    ],
    [
      ['银行卡号', maskBankCard(payee.cardNo)],
      [paidFen > 0 ? '补付金额' : '支付金额', formatFen(payableFen - paidFen)],
    ],
  ])
  paper.y += 4
  paragraph(paper, '赔款将转入上述账户，到账后您会收到通知，实际到账时间以银行处理为准。', {
    size: 9,
    color: ink.soft,
  })
}

/** The signatory is below the text, never on a page of its own. */
const signOffRoom = 58

function objection(paper: Paper, { issuer, objectionDays, review }: DecisionLetter): void {
  // Its two clauses and the name below them stay on one page.
  heading(paper, '如有异议', 70 + signOffRoom)
  if (review) {
    paragraph(
      paper,
      `对复核结果仍有异议的，您可以拨打 ${issuer.phone}（${issuer.hours}）向我们说明，也可以依法向保险监督管理机构反映，或者按照保险合同的约定申请仲裁、向人民法院提起诉讼。`,
      { lineGap: 4 },
      signOffRoom,
    )
    return
  }
  clause(
    paper,
    1,
    `您可以在收到本通知书之日起 ${objectionDays} 日内，在“原力星球”的案件详情中申请复核并补充资料，也可以拨打 ${issuer.phone}（${issuer.hours}）向我们说明。我们会安排未参与本次核定的人员重新审核。`,
  )
  clause(
    paper,
    2,
    '对复核结果仍有异议的，您可以依法向保险监督管理机构反映，或者按照保险合同的约定申请仲裁、向人民法院提起诉讼。',
    signOffRoom,
  )
}

function signOff(paper: Paper, { issuer, decidedAt }: DecisionLetter): void {
  const [year, month, day] = shanghaiDay(decidedAt).split('-').map(Number)
  paper.y += 10
  paper.makeRoom(44)
  paper.y += paper.write(issuer.name, page.left, paper.y, inner, { size: 11, bold: true, align: 'right' })
  paper.y += paper.write(`${year}年${month}月${day}日`, page.left, paper.y + 3, inner, {
    size: 10.5,
    align: 'right',
  })
}
