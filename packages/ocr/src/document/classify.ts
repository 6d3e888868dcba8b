import { isIdNumber } from '../fields/id-number.ts'
import { invoiceCodeOf } from '../fields/qr-payload.ts'
import { passesLuhn } from '../fields/luhn.ts'
import { issuerOf } from '../fields/bank-of-card.ts'
import type { DocumentKind } from './outcome.ts'

export interface Classification {
  readonly kind: DocumentKind
  readonly confidence: number
}

type KindPatterns = ReadonlyArray<readonly [pattern: RegExp, weight: number]>

/** Words that indicate a kind, with weights. Titles count most: words of one kind occur on others too. */
const signs: Record<DocumentKind, KindPatterns> = {
  medicalReceipt: [
    [/医疗.{0,6}(收费|票据)|(门诊|住院).{0,4}(收费|结算).{0,2}票据|收费票据|医疗收费/, 5],
    [/票据(代码|号码|校验码)/, 3],
    [/交款人|缴款人|收款单位/, 2],
    [/医保统筹|个人(现金|账户)支付|业务流水号|医疗机构类型/, 1.5],
    [/(大写|小写)/, 0.5],
  ],
  vatInvoice: [
    [/增值税|电子发票|普通发票|专用发票/, 5],
    [/发票(代码|号码)/, 2],
    [/价税合计/, 3],
    [/纳税人识别号|统一社会信用代码|购买方|销售方|税率|税额/, 1.5],
  ],
  bankCard: [
    [/银联|unionpay|debit|credit|储蓄卡|借记卡|信用卡|贷记卡|validthru|valid|monthyear/i, 2],
    [/银行|BANK/i, 1.5],
  ],
  idCardFront: [
    [/公民身份号码/, 5],
    [/住址/, 2],
    [/性别.{0,4}民族|民族/, 1.5],
    [/姓名/, 0.5],
    [/出生/, 1],
  ],
  idCardBack: [
    [/居民身份证/, 4],
    [/中华人民共和国/, 2],
    [/签发机关/, 3],
    [/有效期限/, 2],
  ],
  feeList: [
    [/费用.{0,4}清单|明细清单|费用明细|一日清单|收费明细/, 6],
    [/单价/, 1],
    [/数量/, 0.5],
    [/规格/, 1],
    [/医保(类别|类型|等级)|自付比例|甲类|乙类/, 0.7],
  ],
  medicalRecord: [
    [/病历|病案(记录|首页)|门诊记录|就诊记录/, 4],
    [/^主诉|主诉:/, 3],
    [/^现病史|现病史:/, 2.5],
    [/既往史|体格检查|查体|处理意见|初步诊断/, 1],
  ],
  diagnosis: [
    [/诊断证明|疾病证明|病情证明|病假证明|休假证明/, 7],
    [/兹证明|特此证明|建议休息|建议.{0,6}休/, 2],
    [/诊断/, 0.5],
  ],
  dischargeSummary: [
    [/出院.{0,3}(小结|记录|总结|证明)/, 7],
    [/^出院医/, 2.5],
    [/入院(情况|日期|诊断)|出院(诊断|情况|日期)|诊疗经过/, 1.2],
    [/住院天数/, 0.5],
  ],
  // Payment screens and till slips also mention hospitals and amounts, but are no receipts.
  other: [
    [/(?:交易|商户|订单|收单)(?:单号|号|编号|机构)|账单详情|支付凭证|付款凭证/, 5],
    [/支付成功|交易成功|当前状态|支付时间|付款方式|支付方式|收款方|转账|零钱/, 3],
    [/收银|会员|积分|找零|应收|实收|谢谢惠顾|欢迎下次|小票/, 4],
    [/语音通话|按住说话|聊天|\d{1,2}:\d{2}(?:昨天|星期)|撤回了一条/, 4],
  ],
}

/** The subtype of an unrelated document; a chat may show a payment, and a shop's slip its payment method. */
const [bill, payment, till, talk] = signs.other.map(([pattern]) => pattern)
const slips = [
  ['chat', [talk!]],
  ['shopSlip', [till!]],
  ['paymentBill', [bill!, payment!]],
] as const

export function slipOf(lines: readonly string[]): 'paymentBill' | 'shopSlip' | 'chat' | null {
  const texts = lines.map((line) => line.normalize('NFKC').replaceAll(/\s/g, ''))
  const found = slips.find(([, patterns]) => texts.some((text) => patterns.some((one) => one.test(text))))
  return found?.[0] ?? null
}

/** The kind of a picture, from its lines in reading order and its QR codes. */
export function classify(lines: readonly string[], qrCodes: readonly string[]): Classification {
  const texts = lines.map((line) => line.normalize('NFKC').replaceAll(/\s/g, ''))
  const scores = new Map<DocumentKind, number>()
  for (const [kind, patterns] of Object.entries(signs) as Array<[DocumentKind, KindPatterns]>) {
    scores.set(
      kind,
      patterns.reduce(
        (sum, [pattern, weight]) => sum + (texts.some((text) => pattern.test(text)) ? weight : 0),
        0,
      ),
    )
  }
  const add = (kind: DocumentKind, weight: number) => scores.set(kind, (scores.get(kind) ?? 0) + weight)
  for (const code of qrCodes.map(invoiceCodeOf)) if (code) add(code.kind, 5)
  if (texts.length < 25 && texts.some(holdsCardNumber)) add('bankCard', 5)
  if (texts.length < 15 && texts.some(holdsIdNumber)) add('idCardFront', 4)
  const [best, second] = [...scores].toSorted(([, one], [, other]) => other - one)
  if (!best || best[1] < 3) return { kind: 'other', confidence: 1 - (best?.[1] ?? 0) / 4 }
  const lead = (best[1] - (second?.[1] ?? 0)) / best[1]
  return { kind: best[0], confidence: Math.min(1, (0.5 + lead / 2) * Math.min(1, best[1] / 5)) }
}

/** Only on a card itself: records and forms also identify people by it. */
const holdsIdNumber = (text: string) =>
  isIdNumber(/(?<!\d)\d{17}[\dXx](?!\d)/.exec(text)?.[0].toUpperCase() ?? '')

const holdsCardNumber = (text: string) => {
  const number = /\d{15,19}/.exec(text)?.[0]
  return number !== undefined && passesLuhn(number) && issuerOf(number) !== null
}
