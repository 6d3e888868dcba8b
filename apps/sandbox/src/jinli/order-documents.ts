import { toYuanText } from '@yf/domain/money'
import type { PharmacyDocumentName } from '@yf/partner-contract/jinli-pharmacy'
import { newPdf } from '../pdf/new-pdf.ts'
import type { Inquiry } from './inquiries.ts'
import { shanghaiDay, type StoredMedicineOrder, type PharmacyInvoice } from './pharmacy.ts'

const hospital = '锦鲤互联网医院'
const pointsPerMm = 72 / 25.4

/** In millimetres on a page of 210 × 140. */
type PrintedTexts = readonly (readonly [x: number, y: number, text: string])[]

/** The inquiry in which the medicine was prescribed: the patient's, who may differ from the payer. */
function sourceOf({ prescriptionNo }: StoredMedicineOrder, inquiries: readonly Inquiry[]) {
  for (const inquiry of inquiries) {
    const prescribed = inquiry.prescribed.find((one) => one.prescriptionNo === prescriptionNo)
    if (prescribed) return { inquiry, prescribed }
  }
  return null
}

/** null if there is none: no invoice was issued, or the medicine was not prescribed here. */
export async function drawDocument(
  documentName: PharmacyDocumentName,
  order: StoredMedicineOrder,
  inquiries: readonly Inquiry[],
): Promise<Buffer | null> {
  const source = sourceOf(order, inquiries)
  if (!source) return null
  const { inquiry, prescribed } = source
  if (documentName === 'invoice')
    return order.invoice && print(invoicePage(order.invoice, order, inquiry.patient.name))
  return print(recordPage(inquiry, prescribed))
}

function invoicePage(
  { number, day, totalFen, seller }: PharmacyInvoice,
  order: StoredMedicineOrder,
  payer: string,
): PrintedTexts {
  const [year, month, date] = day.split('-')
  const sum = order.medicines.reduce((fen, { priceFen, quantity }) => fen + priceFen * quantity, 0)
  const rows = order.medicines.map(({ name, quantity, priceFen }): [string, string, string] => [
    `*医药*${name}`,
    String(quantity),
    toYuanText(priceFen * quantity),
  ])
  // The amount paid by the company's benefit or points is deducted on a line of its own.
  if (sum > totalFen) rows.push(['*医药*权益抵扣', '', toYuanText(totalFen - sum)])
  return [
    [70, 12, '电子发票（普通发票）'],
    [140, 12, `发票号码：${number}`],
    [140, 20, `开票日期：${year}年${month}月${date}日`],
    [14, 34, `名称：${payer}`],
    [120, 34, `名称：${seller}`],
    [14, 42, '统一社会信用代码/纳税人识别号：'],
    [14, 54, '项目名称'],
    [90, 54, '数量'],
    [130, 54, '金额'],
    ...rows.flatMap(([name, quantity, fen], at): PrintedTexts => [
      [14, 62 + at * 7, name],
      [90, 62 + at * 7, quantity],
      [130, 62 + at * 7, fen],
    ]),
    [14, 112, '价税合计（小写）'],
    [130, 112, `¥${toYuanText(totalFen)}`],
  ]
}

const recordPage = (
  { patient, symptoms, words }: Inquiry,
  prescribed: Inquiry['prescribed'][number],
): PrintedTexts => [
  [70, 12, `${hospital}门诊病历`],
  [10, 24, `姓名：${patient.name}`],
  [70, 24, `性别：${patient.gender === 1 ? '男' : '女'}`],
  [110, 24, `就诊日期：${shanghaiDay(prescribed.writtenAt)}`],
  [10, 36, `主诉：${symptoms.map(({ name }) => name).join('、') || words.slice(0, 30)}`],
  [10, 46, `现病史：${words.slice(0, 40)}`],
  [10, 66, `初步诊断：${prescribed.diagnosis}`],
  [10, 76, `处方：${prescribed.names.join('、')}`],
]

async function print(printed: PrintedTexts): Promise<Buffer> {
  const { pdf: documentName, finished } = await newPdf({
    size: [210 * pointsPerMm, 140 * pointsPerMm],
    margin: 0,
  })
  documentName.fontSize(9)
  for (const [x, y, text] of printed)
    documentName.text(text, x * pointsPerMm, y * pointsPerMm, { lineBreak: false })
  documentName.end()
  return finished
}
