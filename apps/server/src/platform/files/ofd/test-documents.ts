import { crc32, deflateRawSync } from 'node:zlib'
import PdfKit from 'pdfkit'
import { toYuanText } from '@yf/domain/money'
import { capitalOf } from '@yf/ocr-pictures/amounts'
import { regularFontFile } from '@yf/papers/layout/fonts'

/** In millimetres on a page of 210 × 140, unless another height is given. */
export type PrintedTexts = readonly (readonly [x: number, y: number, text: string])[]

interface FiscalReceiptFields {
  readonly code?: string
  readonly payer?: string
  readonly hospital?: string
  readonly day?: string
  readonly fen?: number
  /** The share paid by social insurance, and the part of the rest that it does not cover. */
  readonly socialFen?: number
  readonly selfFundedFen?: number
}

/** The text of an electronic receipt; by default its total is 208.50, of which 62.55 are not covered. */
export function fiscalReceipt(number: string, values: FiscalReceiptFields = {}): PrintedTexts {
  const { code = '11060126', payer = '林晓', hospital = '北京协和医院', day = '2026-02-20' } = values
  const { fen = 20_850, socialFen = 0, selfFundedFen = 6255 } = values
  const rest = fen - socialFen
  return [
    [60, 12, '北京市医疗门诊收费票据（电子）'],
    [10, 24, `票据代码：${code}`],
    [120, 24, `票据号码：${number}`],
    [10, 32, `交款人：${payer}`],
    [120, 32, `开票日期：${day}`],
    [10, 44, '项目名称'],
    [70, 44, '数量/单位'],
    [110, 44, '金额（元）'],
    [150, 44, '备注'],
    [10, 52, '检查费'],
    [70, 52, '1/项'],
    [110, 52, toYuanText(fen)],
    [10, 70, `金额合计（大写）${capitalOf(fen)}`],
    [120, 70, `（小写）${toYuanText(fen)}`],
    [10, 82, `医保统筹基金支付：${toYuanText(socialFen)}`],
    [60, 82, '其他支付：0.00'],
    [100, 82, '个人账户支付：0.00'],
    [150, 82, `个人现金支付：${toYuanText(rest)}`],
    [10, 90, `个人自付：${toYuanText(rest - selfFundedFen)}`],
    [60, 90, `个人自费：${toYuanText(selfFundedFen)}`],
    [10, 104, `收款单位（章）：${hospital}`],
  ]
}

interface VisitFields {
  readonly patient: string
  readonly sex: '男' | '女'
  readonly hospital: string
  readonly day: string
}

/** A doctor's record of a visit for a sore throat, as a hospital's app exports it. */
export const medicalRecord = ({ patient, sex, hospital, day }: VisitFields): PrintedTexts => [
  [70, 12, `${hospital}门诊病历`],
  [10, 24, `姓名：${patient}`],
  [70, 24, `性别：${sex}`],
  [110, 24, `就诊日期：${day}`],
  [10, 36, '主诉：咽痛三天'],
  [10, 46, '现病史：三天前受凉后咽痛，无发热，无咳嗽'],
  [10, 56, '体格检查：咽部充血'],
  [10, 66, '初步诊断：急性咽炎'],
]

export const feeList: PrintedTexts = [
  [70, 12, '门诊病人费用明细清单'],
  [10, 24, '项目名称'],
  [70, 24, '规格'],
  [100, 24, '单价'],
  [125, 24, '数量'],
  [150, 24, '金额'],
  [10, 34, '血常规检查'],
  [70, 34, '次'],
  [100, 34, '25.00'],
  [125, 34, '1'],
  [150, 34, '25.00'],
]

export const digitalInvoice = (number: string): PrintedTexts => [
  [70, 12, '电子发票（普通发票）'],
  [140, 12, `发票号码：${number}`],
  [140, 20, '开票日期：2026年02月20日'],
  [14, 34, '名称：林晓'],
  [120, 34, '名称：北京协和医院'],
  [14, 42, '统一社会信用代码/纳税人识别号：'],
  [14, 54, '项目名称'],
  [90, 54, '数量'],
  [130, 54, '金额'],
  [14, 62, '*医疗服务*检查费'],
  [90, 62, '1'],
  [130, 62, '208.50'],
  [14, 90, '价税合计（大写）'],
  [60, 90, '贰佰零捌圆伍角整'],
  [130, 90, '（小写）¥208.50'],
]

const pointsPerMm = 72 / 25.4
/** White text on white, invisible to people and cameras. */
const faint = '#f8f8f8'
/** In the layout that hospitals print. */
export const dark = '#111111'

export const pdfSaying = (printed: PrintedTexts, { height = 140, ink = faint } = {}): Promise<Buffer> =>
  new Promise((resolve) => {
    const doc = new PdfKit({ size: [210 * pointsPerMm, height * pointsPerMm], margin: 0 })
    const parts: Buffer[] = []
    doc.on('data', (part: Buffer) => void parts.push(part))
    doc.on('end', () => resolve(Buffer.concat(parts)))
    doc.font(regularFontFile(), 9).fillColor(ink)
    for (const [x, y, text] of printed) doc.text(text, x * pointsPerMm, y * pointsPerMm, { lineBreak: false })
    doc.end()
  })

type Entries = Readonly<Record<string, string | Buffer>>

/** A zip as other programs write it; `lie` replaces the declared size of each entry. */
export function zipOf(entries: Entries, { lie }: { lie?: number } = {}): Buffer {
  const [bodies, heads]: [Buffer[], Buffer[]] = [[], []]
  let at = 0
  for (const [name, content] of Object.entries(entries)) {
    const [bytes, title] = [Buffer.from(content), Buffer.from(name)]
    const packed = deflateRawSync(bytes)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt32LE(crc32(bytes), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(lie ?? bytes.length, 18)
    facts.writeUInt16LE(title.length, 22)
    const positions = Buffer.alloc(14)
    positions.writeUInt32LE(at, 10)
    const body = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, title, packed])
    bodies.push(body)
    heads.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), facts, positions, title]))
    at += body.length
  }
  const table = Buffer.concat(heads)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(heads.length, 4)
  end.writeUInt16LE(heads.length, 6)
  end.writeUInt32LE(table.length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...bodies, table, Buffer.from('PK\u0005\u0006'), end])
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Each character has its step, as in real documents. */
const textObject = ([x, y, text]: PrintedTexts[number], id: number) =>
  `<ofd:TextObject ID="${id}" Boundary="${x} ${y} 80 6" Size="3.2"><ofd:FillColor Value="248 248 248"/>` +
  `<ofd:TextCode X="0" Y="4" DeltaX="g ${text.length - 1} 3.2">${escaped(text)}</ofd:TextCode></ofd:TextObject>`

const pageOf = (inside: string, head = '') =>
  `<?xml version="1.0" encoding="UTF-8"?><ofd:Page xmlns:ofd="http://www.ofdspec.org/2016">${head}<ofd:Content><ofd:Layer ID="9">${inside}</ofd:Layer></ofd:Content></ofd:Page>`

/** Form labels are in the template, as in real documents: here the first half of the text. */
export function ofdSaying(printed: PrintedTexts, more: Entries = {}): Buffer {
  const [form, filled] = [printed.slice(0, 3), printed.slice(3)]
  const frame =
    '<ofd:PathObject ID="8" Boundary="10 40 190 60" LineWidth="0.3"><ofd:AbbreviatedData>M 0 0 L 190 0 L 190 60 L 0 60 C</ofd:AbbreviatedData></ofd:PathObject>'
  return zipOf({
    'OFD.xml':
      '<?xml version="1.0" encoding="UTF-8"?><ofd:OFD xmlns:ofd="http://www.ofdspec.org/2016" Version="1.1"><ofd:DocBody><ofd:DocRoot>Doc_0/Document.xml</ofd:DocRoot></ofd:DocBody></ofd:OFD>',
    'Doc_0/Document.xml':
      '<ofd:Document xmlns:ofd="http://www.ofdspec.org/2016"><ofd:CommonData><ofd:PageArea><ofd:PhysicalBox>0 0 210 140</ofd:PhysicalBox></ofd:PageArea><ofd:TemplatePage ID="2" BaseLoc="Tpls/Tpl_0/Content.xml"/></ofd:CommonData><ofd:Pages><ofd:Page ID="1" BaseLoc="Pages/Page_0/Content.xml"/></ofd:Pages></ofd:Document>',
    'Doc_0/Tpls/Tpl_0/Content.xml': pageOf(frame + form.map(textObject).join('')),
    'Doc_0/Pages/Page_0/Content.xml': pageOf(
      filled.map(textObject).join(''),
      '<ofd:Template TemplateID="2" ZOrder="Background"/>',
    ),
    ...more,
  })
}
