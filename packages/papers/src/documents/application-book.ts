import { capitalAmount } from '@yf/domain/capital-amount'
import { materialKinds, visitTypes, type MaterialKind, type VisitType } from '@yf/domain/claim-materials'
import { shanghaiDay } from '@yf/domain/dates'
import { maskBankCard, maskCertificate, maskPhone } from '@yf/domain/masks'
import { formatFen } from '@yf/domain/money'
import { contentHash } from '../content-hash.ts'
import { clause, facts, heading, paragraph, title, type LabelledFact } from '../layout/blocks.ts'
import { ink, openPdf, type PdfWriter } from '../layout/pdf-writer.ts'
import { isSignaturePng, signatureBlock, signatureRoom, type HandSignature } from '../layout/signature.ts'
import { table } from '../layout/table.ts'
import type { PrintedIssuer, PrintedPayee, PrintedPerson, PolicyFacts } from './parties.ts'

/** 理赔申请书: everything that the member declares and signs. */
export interface ApplicationBook {
  readonly caseNo: string
  readonly appliedAt: Date
  readonly issuer: PrintedIssuer
  readonly company: string
  readonly insured: PrintedPerson
  readonly applicant: PrintedPerson & { readonly relation: string }
  readonly policy: PolicyFacts
  readonly visit: {
    readonly type: VisitType
    readonly hospital: string
    readonly startDt: string
    readonly endDt: string
    readonly diagnosis: string
    readonly account: string
  }
  readonly payee: PrintedPayee
  readonly materials: readonly { readonly kind: MaterialKind; readonly count: number }[]
  readonly receipts: readonly BookReceipt[]
  readonly declarations: readonly string[]
}

export interface BookReceipt {
  readonly invoiceCode: string | null
  readonly invoiceNo: string
  readonly day: string
  readonly hospital: string
  readonly billedFen: number
}

/** The member's declarations where the company has no text of its own. */
export const usualDeclarations: readonly string[] = [
  '本人确认本申请书及所提交的全部资料真实、完整，没有隐瞒或虚假陈述；如有不实，愿意承担由此产生的法律责任。',
  '本人同意保险公司及受其委托的服务机构为核定本次理赔，向医疗机构、社会保险经办机构等查询与本次事故有关的就诊、费用及理赔信息。',
  '本人确认所填写的收款账户可以正常收款；因账户信息有误造成的延误或退款，由本人更正后重新办理。',
  '同一份票据已在其他保险机构或单位报销的，本人已如实告知；原始票据由本人妥善保存，并在需要时配合提供。',
]

/** The signature is bound to this hash; it is the same before and after signing. */
export const applicationBookHash = (book: ApplicationBook): string => contentHash(book)

export async function applicationBookPdf(
  book: ApplicationBook,
  signature: HandSignature | null,
): Promise<Uint8Array> {
  if (signature && !isSignaturePng(signature.png))
    throw new Error('a hand signature is a PNG of at most 4096 by 4096')
  const pdf = openPdf({
    title: '理赔申请书',
    issuer: book.issuer.name,
    number: `案件号 ${book.caseNo}`,
    madeAt: signature?.signedAt ?? book.appliedAt,
  })
  title(pdf, '理赔申请书', `申请日期 ${shanghaiDay(book.appliedAt)}　·　${book.company}`)
  people(pdf, book)
  accident(pdf, book)
  receipts(pdf, book)
  heading(pdf, '声明与授权')
  // A signature is below the signed text, never on a page of its own.
  const last = book.declarations.length - 1
  book.declarations.forEach((text, at) => clause(pdf, at + 1, text, at === last ? signatureRoom : 0))
  if (signature) signatureBlock(pdf, signature, applicationBookHash(book))
  else paragraph(pdf, '（本申请书尚未签名，仅供核对。）', { color: ink.soft, align: 'right' })
  return pdf.finish()
}

const personFacts = ({
  name,
  certificateKind,
  certificateNo,
  phone,
}: PrintedPerson): [[LabelledFact, LabelledFact], [LabelledFact, LabelledFact]] => [
  [
    ['姓名', name],
    ['手机号', maskPhone(phone)],
  ],
  [
    ['证件类型', certificateKind],
    ['证件号码', maskCertificate(certificateNo)],
  ],
]

function people(pdf: PdfWriter, { insured, applicant, policy, payee }: ApplicationBook): void {
  heading(pdf, '被保险人')
  facts(pdf, personFacts(insured))
  heading(pdf, '申请人')
  facts(pdf, [...personFacts(applicant), [['与被保险人关系', applicant.relation]]])
  heading(pdf, '保险合同')
  facts(pdf, [
    [['保险产品', policy.name]],
    [
      ['保单号', policy.policyNo],
      ['保障期间', `${policy.startDt} 至 ${policy.endDt}`],
    ],
    [['承保公司', policy.insurer]],
  ])
  heading(pdf, '赔款收款账户')
  facts(pdf, [
    [
      ['户名', payee.name],
      ['开户银行', payee.bank],
    ],
    [['银行卡号', maskBankCard(payee.cardNo)]],
  ])
}

function accident(pdf: PdfWriter, { visit }: ApplicationBook): void {
  const days = visit.startDt === visit.endDt ? visit.startDt : `${visit.startDt} 至 ${visit.endDt}`
  heading(pdf, '就诊情况')
  facts(pdf, [
    [
      ['就诊类型', visitTypes[visit.type]],
      ['就诊日期', days],
    ],
    [['就诊医院', visit.hospital]],
    [['诊断', visit.diagnosis]],
    [['经过说明', visit.account]],
  ])
}

function receipts(pdf: PdfWriter, { materials, receipts: list }: ApplicationBook): void {
  if (list.length > 0) receiptTable(pdf, list)
  // Receipts that were not read yet: the signer does not know the total.
  else {
    heading(pdf, '发票与收据')
    paragraph(pdf, '金额以所附发票、收据为准，由理赔专员录入并核定。')
  }
  heading(pdf, '随附资料')
  facts(pdf, inPairs(materials.map(({ kind, count }): LabelledFact => [materialKinds[kind], `${count} 份`])))
}

function receiptTable(pdf: PdfWriter, list: readonly BookReceipt[]): void {
  const sum = list.reduce((total, { billedFen }) => total + billedFen, 0)
  heading(pdf, `发票与收据（${list.length} 张）`)
  table(
    pdf,
    [
      { title: '序号', share: 7, align: 'center' },
      { title: '发票代码', share: 17 },
      { title: '发票号码', share: 25 },
      { title: '开票日期', share: 14 },
      { title: '医院', share: 34 },
      { title: '金额', share: 18, align: 'right' },
    ],
    [
      ...list.map(({ invoiceCode, invoiceNo, day, hospital, billedFen }, at) => ({
        cells: [String(at + 1), invoiceCode || '—', invoiceNo, day, hospital, formatFen(billedFen)],
      })),
      { cells: ['', '合计', '', '', capitalAmount(sum), formatFen(sum)], isTotal: true },
    ],
  )
}

function inPairs(list: readonly LabelledFact[]): ([LabelledFact] | [LabelledFact, LabelledFact])[] {
  const rows: ([LabelledFact] | [LabelledFact, LabelledFact])[] = []
  for (let at = 0; at < list.length; at += 2) {
    const [first, second] = [list[at]!, list[at + 1]]
    rows.push(second ? [first, second] : [first])
  }
  return rows
}
