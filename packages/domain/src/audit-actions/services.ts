import { feedbackKinds, type FeedbackKind } from '../feedback.ts'
import { formatFen } from '../money.ts'
import { differenceKinds, type DifferenceKind } from '../reconciliation.ts'
import { rightReturnReasons, type RightReturnReason } from '../right-returns.ts'
import { staffRoles, type StaffRole } from '../staff.ts'
import { spanText, type AuditActionRows } from './row.ts'

interface ExamSum {
  readonly amountFen: number
}

interface NamedService {
  readonly name: string
}

interface Hours extends NamedService {
  readonly hours: number
}

interface OrderNumber {
  readonly orderNo: string
}

interface AnsweredSale extends OrderNumber {
  readonly words: string
}

interface PaymentDifference {
  readonly day: string
  readonly kind: DifferenceKind
  readonly note: string
}

/** Saved with its companies, or switched off and on. */
type AdviserChange = NamedService & ({ readonly companies: number } | { readonly isOff: boolean })

/** Saved, or the bookings paused and resumed. */
type BookableChange = NamedService & { readonly isPaused: boolean | null }

/** Null: the days are open again. */
type ClosedDays = NamedService & { readonly days: { readonly first: string; readonly last: string } | null }

interface ClosedSite extends NamedService {
  readonly days: {
    readonly first: string
    readonly last: string
    readonly moveTo: string | null
    readonly bookings: number
  } | null
}

interface AuditedSelfPaying {
  readonly companyName: string
  readonly sellsConsultations: boolean
  readonly sellsCounselling: boolean
  /** Null: the common price. */
  readonly consultationFen: number | null
}

/** Masked. */
interface Registrant extends NamedService {
  readonly certificate: string
  readonly phone: string
}

const examSumText = ({ amountFen }: ExamSum): string => `报销 ${formatFen(amountFen)}`
const hoursText = ({ name, hours }: Hours): string => `${name}：${hours} 个时段`
const orderText = ({ orderNo }: OrderNumber): string => orderNo
const saleText = ({ orderNo, words }: AnsweredSale): string => `${orderNo} ${words}`
const refundText = ({ orderNo, moneyFen, words }: AnsweredSale & { readonly moneyFen: number }): string =>
  `${orderNo} ${formatFen(moneyFen)} ${words}`.trim()
const bookableText = ({ name, isPaused }: BookableChange): string =>
  isPaused === null ? name : `${name}：${isPaused ? '暂停预约' : '恢复预约'}`
const onOff = (isOn: boolean): string => (isOn ? '开通' : '关闭')
const registrantText = ({ name, certificate, phone }: Registrant): string =>
  `${name}，证件 ${certificate}，手机 ${phone}`
const roleText = ({ role }: { readonly role: StaffRole }): string => staffRoles[role]

function closedSiteText({ name, days }: ClosedSite): string {
  if (!days) return `${name}：重新开放`
  const where = days.moveTo === null ? '' : `，改到 ${days.moveTo}`
  return `${name}：${spanText(days.first, days.last)}${where}，影响 ${days.bookings} 个预约`
}

function selfPayingText(saved: AuditedSelfPaying): string {
  const price = saved.consultationFen === null ? '统一价格' : formatFen(saved.consultationFen)
  return `${saved.companyName}：自费问诊${onOff(saved.sellsConsultations)}（${price}），自费心理咨询${onOff(saved.sellsCounselling)}`
}

/** Exams, customer service, counselling, orders, schedules and accounts. */
export const serviceActions = {
  correctExamInvoice: {
    kind: 'exam',
    words: '更正体检发票',
    moneyEffect: 'sums',
    text: ({ name }: NamedService) => name,
  },
  approveExamFirst: { kind: 'exam', words: '体检报销初审通过', moneyEffect: 'decision', text: examSumText },
  approveExam: { kind: 'exam', words: '体检报销通过', moneyEffect: 'decision', text: examSumText },
  confirmExam: { kind: 'exam', words: '体检报销复核通过', moneyEffect: 'decision', text: examSumText },
  sendExamBack: {
    kind: 'exam',
    words: '体检报销复核退回',
    text: ({ reason }: { readonly reason: string }) => reason,
  },
  refuseExamFirst: { kind: 'exam', words: '体检报销初审驳回', text: null },
  refuseExam: { kind: 'exam', words: '体检报销驳回', text: null },
  confirmExamRefusal: { kind: 'exam', words: '体检报销复核驳回', text: null },
  returnRight: {
    kind: 'service',
    words: '退回问诊权益',
    text: ({ reason }: { readonly reason: RightReturnReason }) => rightReturnReasons[reason],
  },
  answerServiceMessage: { kind: 'service', words: '回复会员留言', text: null },
  answerSuggestion: { kind: 'service', words: '回复意见建议', text: null },
  /** The note is stored with its subject: it may contain health data. */
  handleVoice: {
    kind: 'service',
    words: '处理会员心声',
    text: ({ kind }: { readonly kind: FeedbackKind }) => feedbackKinds[kind],
  },
  changeAdviser: {
    kind: 'service',
    words: '修改专属顾问',
    text: (adviser: AdviserChange) =>
      'isOff' in adviser
        ? `${adviser.name}：${adviser.isOff ? '停用' : '启用'}`
        : `${adviser.name}，服务 ${adviser.companies} 家企业`,
  },
  changeAdviserHours: { kind: 'service', words: '修改顾问排班', text: hoursText },
  changeSelfPaying: { kind: 'service', words: '修改企业自费规则', text: selfPayingText },
  changeCounsellor: { kind: 'counselling', words: '修改咨询师', text: bookableText },
  changeCounsellorHours: { kind: 'counselling', words: '修改咨询排班', text: hoursText },
  closeCounsellingDays: {
    kind: 'counselling',
    words: '登记咨询休息日',
    text: ({ name, days }: ClosedDays) => `${name}：${days ? spanText(days.first, days.last) : '重新开放'}`,
  },
  finishCounselling: { kind: 'counselling', words: '登记咨询完成', text: null },
  missCounselling: { kind: 'counselling', words: '登记咨询未到场', text: null },
  cancelCounselling: { kind: 'counselling', words: '取消咨询预约', text: null },
  shipOrder: { kind: 'orders', words: '订单发货', text: orderText },
  handOutPrize: { kind: 'orders', words: '交付奖品', text: orderText },
  agreeRefund: { kind: 'orders', words: '同意售后退款', text: saleText },
  askGoodsBack: { kind: 'orders', words: '同意退换，等待寄回', text: saleText },
  refuseAfterSale: { kind: 'orders', words: '拒绝售后', text: saleText },
  confirmRefund: { kind: 'orders', words: '复核售后退款', text: refundText },
  sendRefundBack: { kind: 'orders', words: '退回售后退款', text: refundText },
  sendExchange: { kind: 'orders', words: '寄出换货', text: orderText },
  grantAppeal: { kind: 'orders', words: '支持售后申诉', text: saleText },
  upholdRefusal: { kind: 'orders', words: '维持售后拒绝', text: saleText },
  compareBill: { kind: 'orders', words: '核对支付账单', text: ({ day }: { readonly day: string }) => day },
  settleDifference: {
    kind: 'orders',
    words: '处理对账差异',
    text: ({ day, kind, note }: PaymentDifference) => `${day} ${differenceKinds[kind].name} ${note}`,
  },
  refundAgain: {
    kind: 'orders',
    words: '重新发起退款',
    text: ({ orderNo, amountFen }: { readonly orderNo: string; readonly amountFen: number }) =>
      `${orderNo} ${formatFen(amountFen)}`,
  },
  changeService: { kind: 'schedules', words: '修改线下服务', text: ({ name }: NamedService) => name },
  changeSite: { kind: 'schedules', words: '修改服务网点', text: bookableText },
  changeSiteHours: { kind: 'schedules', words: '修改网点排班', text: hoursText },
  closeSiteDays: { kind: 'schedules', words: '登记网点休息日', text: closedSiteText },
  cancelAppointment: { kind: 'schedules', words: '取消线下服务预约', text: null },
  confirmRegistration: { kind: 'account', words: '确认注册申请', text: registrantText },
  refuseRegistration: { kind: 'account', words: '拒绝注册申请', text: registrantText },
  logIn: { kind: 'account', words: '登录', text: null },
  logOut: { kind: 'account', words: '退出登录', text: null },
  addAccount: { kind: 'account', words: '账号开通', text: roleText },
  changeRole: { kind: 'account', words: '岗位变更', text: roleText },
  resetPassword: { kind: 'account', words: '密码重置', text: null },
  disableAccount: { kind: 'account', words: '账号停用', text: null },
  enableAccount: { kind: 'account', words: '账号恢复', text: null },
} as const satisfies AuditActionRows
