import { advertPositions, type AdvertPosition } from '../advert.ts'
import { formatFen } from '../money.ts'
import { shortened, type AuditActionRows } from './row.ts'

interface NamedItem {
  readonly name: string
}

/** A company's text, and what was changed in it. */
interface ChangedText {
  readonly companyName: string
  readonly title: string
  readonly changes: string
}

interface ChangedChannel {
  readonly companyName: string
  readonly from: string | null
  readonly to: string | null
}

interface AddedAdvert {
  readonly companies: readonly string[]
  readonly title: string
  readonly position: AdvertPosition
  readonly from: string
  readonly to: string
}

interface EndedAdvert {
  readonly companyName: string
  readonly title: string
  readonly hasBegun: boolean
}

interface AuditedQuestion {
  readonly companies: readonly string[]
  readonly title: string
  readonly category: string
}

interface AuditedVariant {
  readonly product: string
  readonly variant: string
}

interface Stock extends AuditedVariant {
  readonly amount: number
  readonly reason: string
}

/** The number of modules, or the version that became the draft again. */
type CanvasDraft = NamedItem & ({ readonly modules: number } | { readonly restoredVersion: number })

/** A draft, or what the published version changes. */
type Activity = { readonly title: string } & (
  | { readonly isDraft: true }
  | { readonly changes: readonly string[] }
)

interface Proposal {
  readonly title: string
  readonly lines: readonly string[]
}

interface AuditedPoints {
  readonly points: number
  readonly reason: string
}

interface AuditedRuleChange {
  readonly companyName: string
  readonly startDay: string
  readonly reason: string
}

interface Batch extends NamedItem {
  readonly size: number
}

interface VoidedItem extends NamedItem {
  readonly reason: string
}

interface OptionalOffer {
  readonly companyName: string
  readonly title: string
  readonly items: number
  readonly pick: number
}

/** Its terms, a pause, or the coupons given. */
type CouponChange = NamedItem & ({ readonly terms: readonly string[] } | { readonly isPaused: boolean })

const changedText = ({ companyName, title, changes }: ChangedText): string =>
  shortened(`${companyName}「${title}」：${changes}`)
const questionText = ({ companies, title, category }: AuditedQuestion): string =>
  shortened(`${companies.join('、')}「${title}」：${category}`)
const proposalText = ({ title, lines }: Proposal): string => shortened([title, ...lines].join('；'))
const pointsText = ({ points, reason }: AuditedPoints): string => `${points} ${reason}`
const ruleText = ({ companyName, startDay, reason }: AuditedRuleChange): string =>
  `${companyName} ${startDay} 起，${reason}`
const newRuleText = ({
  changes,
  ...change
}: AuditedRuleChange & { readonly changes: readonly string[] }): string =>
  shortened(`${ruleText(change)}：${changes.join('；')}`)
const activityText = (activity: Activity): string =>
  'isDraft' in activity
    ? `${activity.title}（草稿）`
    : shortened([activity.title, ...activity.changes].join('；'))
const voidedText = ({ name, reason }: VoidedItem): string => `${name}：${reason}`

interface Welfare {
  readonly companyName: string
  readonly title: string
  readonly people: number
  readonly endDay: string
}

const welfareText = ({ companyName, title, people, endDay }: Welfare): string =>
  `${companyName}「${title}」${people} 人，至 ${endDay}`

export const offerActions = {
  changeCoupons: {
    kind: 'operate',
    words: '修改优惠券批次',
    text: (coupons: CouponChange) =>
      'isPaused' in coupons
        ? `${coupons.name}：${coupons.isPaused ? '暂停领取' : '恢复领取'}`
        : `${coupons.name}，${coupons.terms.join('，')}`,
  },
  enterCalendar: {
    kind: 'operate',
    words: '录入放假安排',
    text: ({ year, notice }: { readonly year: number; readonly notice: string }) => `${year} 年：${notice}`,
  },
  giveCoupons: {
    kind: 'operate',
    words: '发放优惠券',
    text: ({ name, size }: Batch) => `${name}，${size} 张`,
  },
  changeContact: {
    kind: 'operate',
    words: '修改企业联系方式',
    text: ({ companyName, changes }: { readonly companyName: string; readonly changes: string }) =>
      `${companyName}：${changes}`,
  },
  changeBenefit: { kind: 'operate', words: '修改企业权益说明', text: changedText },
  changeMedicalService: { kind: 'operate', words: '修改高端医疗服务说明', text: changedText },
  addAdvert: {
    kind: 'operate',
    words: '新增广告',
    text: ({ companies, title, position, from, to }: AddedAdvert) =>
      shortened(`${companies.join('、')}「${title}」：${advertPositions[position].name}，${from} 至 ${to}`),
  },
  changeAdvert: { kind: 'operate', words: '修改广告', text: changedText },
  endAdvert: {
    kind: 'operate',
    words: '结束广告',
    text: ({ companyName, title, hasBegun }: EndedAdvert) =>
      `${companyName}「${title}」：${hasBegun ? '立即结束' : '未开始即结束'}`,
  },
  addQuestion: { kind: 'operate', words: '新增常见问题', text: questionText },
  changeQuestion: { kind: 'operate', words: '修改常见问题', text: changedText },
  removeQuestion: { kind: 'operate', words: '删除常见问题', text: questionText },
  retryInvoice: { kind: 'finance', words: '重新开票或冲红', text: null },
  changeProduct: { kind: 'mall', words: '修改商品', text: ({ name }: NamedItem) => name },
  changePrice: {
    kind: 'mall',
    words: '修改规格与价格',
    text: ({ product, variant, priceFen }: AuditedVariant & { readonly priceFen: number }) =>
      `${product} ${variant} ${formatFen(priceFen)}`,
  },
  changeStock: {
    kind: 'mall',
    words: '调整库存',
    text: ({ product, variant, amount, reason }: Stock) =>
      `${product} ${variant} ${amount > 0 ? '+' : ''}${amount}：${reason}`,
  },
  changeSale: {
    kind: 'mall',
    words: '商品上下架',
    text: ({ name, isOnSale }: NamedItem & { readonly isOnSale: boolean }) =>
      `${name}：${isOnSale ? '上架' : '下架'}`,
  },
  draftCanvas: {
    kind: 'mall',
    words: '编辑商城页面',
    text: (canvas: CanvasDraft) =>
      'modules' in canvas
        ? `${canvas.name}，${canvas.modules} 个模块`
        : `${canvas.name}，取回第 ${canvas.restoredVersion} 版`,
  },
  publishCanvas: {
    kind: 'mall',
    words: '发布商城页面',
    text: ({ name, version }: NamedItem & { readonly version: number }) => `${name}，第 ${version} 版`,
  },
  changeActivity: { kind: 'offers', words: '编辑活动', text: activityText },
  proposeActivity: { kind: 'offers', words: '提交活动审核', text: activityText },
  confirmActivity: { kind: 'offers', words: '通过并发布活动', text: activityText },
  refuseActivity: { kind: 'offers', words: '驳回活动', text: activityText },
  contactLead: {
    kind: 'offers',
    words: '登记活动留电已联系',
    text: ({ activity }: { readonly activity: string }) => activity,
  },
  makeBill: {
    kind: 'offers',
    words: '开出账单',
    text: ({ billNo, amountFen }: { readonly billNo: string; readonly amountFen: number }) =>
      `${billNo} ${formatFen(amountFen)}`,
  },
  sendBill: {
    kind: 'offers',
    words: '重发账单链接',
    text: ({ billNo }: { readonly billNo: string }) => billNo,
  },
  voidBill: {
    kind: 'offers',
    words: '作废账单',
    text: ({ billNo, reason }: { readonly billNo: string; readonly reason: string }) => `${billNo} ${reason}`,
  },
  proposePoints: { kind: 'points', words: '提交积分调整', text: pointsText },
  confirmPoints: { kind: 'points', words: '通过积分调整', text: pointsText },
  refusePoints: { kind: 'points', words: '驳回积分调整', text: pointsText },
  changePointsRules: { kind: 'points', words: '修改积分规则', text: newRuleText },
  proposePointsRules: { kind: 'points', words: '提交积分规则修改', text: newRuleText },
  confirmPointsRules: { kind: 'points', words: '通过积分规则修改', text: ruleText },
  refusePointsRules: { kind: 'points', words: '驳回积分规则修改', text: ruleText },
  withdrawPointsRules: { kind: 'points', words: '撤回积分规则修改', text: ruleText },
  listWelfare: {
    kind: 'read',
    words: '查看健康福利',
    text: ({ companyName }: { readonly companyName: string }) => companyName,
  },
  addWelfare: { kind: 'cards', words: '发放健康福利', text: welfareText },
  removeWelfare: { kind: 'cards', words: '收回健康福利', text: welfareText },
  changeStepsChannel: {
    kind: 'points',
    words: '设置运动平台',
    text: ({ companyName, from, to }: ChangedChannel) => `${companyName}：${from ?? '无'} → ${to ?? '无'}`,
  },
  proposeGrant: { kind: 'cards', words: '提交发放审核', text: proposalText },
  confirmGrant: { kind: 'cards', words: '通过发放', text: proposalText },
  refuseGrant: { kind: 'cards', words: '驳回发放', text: proposalText },
  withdrawGrant: { kind: 'cards', words: '撤回发放', text: ({ title }: { readonly title: string }) => title },
  makeCardBatch: {
    kind: 'cards',
    words: '新建卡券批次',
    text: ({ companyName, name, size }: Batch & { readonly companyName: string }) =>
      `${companyName}：${name} ${size} 张`,
  },
  takeCardCodes: {
    kind: 'cards',
    words: '导出卡券码',
    text: ({ name, size }: Batch) => `${name} ${size} 张`,
  },
  voidCardBatch: { kind: 'cards', words: '作废卡券批次', text: voidedText },
  makeOptional: {
    kind: 'cards',
    words: '新建自选福利',
    text: ({ companyName, title, items, pick }: OptionalOffer) =>
      `${companyName}：${title}，${items} 选 ${pick}`,
  },
  voidOptional: { kind: 'cards', words: '停止自选福利', text: voidedText },
  importQuotas: {
    kind: 'cards',
    words: '导入权益额度',
    text: ({ companyName, rows }: { readonly companyName: string; readonly rows: number }) =>
      `${companyName} ${rows} 行`,
  },
} as const satisfies AuditActionRows
