/**
 * The kinds of flags that the server's `checking` sets on a case. The text of a flag describes the finding; lists of
 * cases are filtered by these kinds.
 */
const names = {
  aboveAutomatic: '超过自动核定额度',
  alike: '图片与其他图片相近',
  altered: '相近图片的号码不同',
  automaticUsed: '自动核定额度已用完',
  copied: '图片与其他案件相同',
  blocked: '在重点核查名单中',
  charges: '费用明细存疑',
  corrected: '识别结果由会员修改',
  diagnosis: '诊断与资料不一致',
  doubt: '保单条款存疑',
  highSum: '接近申请上限',
  manyVisits: '同日多家医院',
  markedDiagnosis: '诊断曾被标记',
  nearCopy: '图片与其他案件相近',
  newHospital: '首次在该医院就诊',
  noPayer: '没有交款人',
  notRead: '旧版流程提交',
  oldReceipt: '发票日期较早',
  otherDay: '开票方登记的日期不同',
  otherHospital: '票据与申报的医院不同',
  otherInsured: '就诊人与保单的被保险人不一致',
  otherIssuedPayer: '开票方登记的交款人不同',
  otherPayer: '付款人与被保险人不一致',
  otherSeller: '开票方登记的医院不同',
  otherSum: '开票方登记的金额不同',
  overSingle: '超过单次申请上限',
  paper: '资料之间不一致',
  printed: '电子文件与图像不一致',
  refundedMedicine: '药品已退款',
  refusedBefore: '发票曾被拒赔',
  uncovered: '有发票不在保障范围',
  unknownInvoice: '开票方查无此票',
  unseenReceipt: '发票没有影像',
  unsure: '识别结果不确定',
  unverified: '尚未向开票方核验',
  visitDay: '就诊日期与资料不一致',
  voidedInvoice: '发票已作废或红冲',
} as const
/** Pace rules are rows of a table, each with its id. */
const pace = 'pace.'

export type FlagKind = keyof typeof names | `pace.${string}`

export interface Flag {
  readonly kind: FlagKind
  readonly words: string
  readonly weight: number
}

const isNamed = (kind: string): kind is keyof typeof names => Object.hasOwn(names, kind)

/**
 * The member's text: plain facts about their own documents. Findings from comparing people and pictures are left out,
 * because knowing the checks helps to evade them.
 */
const memberTexts: Readonly<Partial<Record<FlagKind, string>>> = {
  aboveAutomatic: '发票合计超过了可以当场核定的金额',
  charges: '费用明细里有需要核对的项目',
  corrected: '有发票内容由您填写或修改过',
  diagnosis: '资料上的诊断与填写的不一致，或没有看清',
  doubt: '有费用需要按保单约定逐项判断',
  manyVisits: '同一天有多家医院的发票',
  noPayer: '有发票上没有姓名',
  notRead: '发票由理赔专员录入',
  oldReceipt: '有发票开具的时间较早',
  otherHospital: '有发票上的医院与填写的不一致',
  otherInsured: '就诊人的姓名与保单上的被保险人不一致',
  otherPayer: '有发票上的姓名不是就诊人',
  paper: '病历等资料与填写的信息不一致，或没有看清',
  printed: '有电子文件的内容需要核对',
  refundedMedicine: '有药品退过款，发票与实付金额不符',
  uncovered: '有发票可能不在保障范围内',
  unsure: '有发票内容没有看清',
  unverified: '有发票还没有向开票方核验',
  visitDay: '资料上的就诊日期与填写的不一致，或没有看清',
}

/** Used alone: next to a plain reason it would reveal that there is another one. */
const untold = '需要理赔专员核对资料'

/** Why staff review a case, as text for its owner; never empty. */
export function memberReasons(kinds: readonly string[]): string[] {
  const words = new Set(kinds.flatMap((kind) => memberTexts[kind as FlagKind] ?? []))
  return words.size > 0 ? [...words] : [untold]
}

/** A row in the database may come from an earlier version. */
export const flagName = (kind: string): string =>
  isNamed(kind) ? names[kind] : kind.startsWith(pace) ? '近期案件较多' : '其他提示'
