import { noticeTabs, type JumpCode, type NoticeTab } from './notice-target.ts'

/** Where a tap on the notice leads. `chosen`: the sender names the page, because it depends on the subject. */
type NoticeDestination =
  | { readonly path: string }
  | { readonly pathBeforeId: string }
  | { readonly code: JumpCode; readonly needsId?: true }
  | 'chosen'
  | null

interface NoticeKindRow {
  /** The title that the member reads; where each notice composes its own, the name of the kind. */
  readonly title: string
  readonly hasOwnTitle?: true
  readonly tab: NoticeTab
  /**
   * Outside the app: `hint` says by text message and mail that something waits, without its content; `claim` sends
   * the row of `claimTransitions` through the channels that the member chose.
   */
  readonly outside: 'nothing' | 'hint' | 'claim'
  readonly leadsTo: NoticeDestination
}

const { messages, notices } = noticeTabs
const inApp = { tab: notices, outside: 'nothing' } as const

const toCase = { pathBeforeId: '/claimSettlement/detail?caseId=' } as const
const aboutCase = { tab: notices, outside: 'claim', leadsTo: toCase } as const
const aboutRecovery = { ...inApp, leadsTo: toCase } as const
const aboutExpense = { ...inApp, leadsTo: { pathBeforeId: '/expense/detail?id=' } } as const
const aboutInvoice = { ...inApp, leadsTo: { pathBeforeId: '/invoice/detail?id=' } } as const
const aboutAfterSale = { ...inApp, leadsTo: { pathBeforeId: '/mallAfterSales?id=' } } as const
const aboutMedicine = { ...inApp, leadsTo: { pathBeforeId: '/yf/order?id=' } } as const
const aboutBooking = { ...inApp, hasOwnTitle: true, leadsTo: 'chosen' } as const
const urgentBooking = { ...aboutBooking, outside: 'hint' } as const
const toRoom = { pathBeforeId: '/consultationRecord/' } as const
const inRoom = { tab: messages, outside: 'nothing', leadsTo: toRoom } as const
const callToRoom = { ...inRoom, outside: 'hint' } as const
const toCard = { pathBeforeId: '/yfCards/' } as const

/** Every kind of notice that the product writes to members: the server's `tell` accepts no other. */
export const noticeKinds = {
  caseSubmitted: { title: '理赔申请已提交', ...aboutCase },
  caseAccepted: { title: '理赔申请已受理', ...aboutCase },
  caseAdjudicating: { title: '理赔资料已审核', ...aboutCase },
  caseAsked: { title: '理赔案件需要补充资料', ...aboutCase },
  caseSettled: { title: '理赔核定完成', ...aboutCase },
  caseNothingPayable: { title: '理赔已结案', ...aboutCase },
  casePaid: { title: '赔款已到账', ...aboutCase },
  casePayFailed: { title: '赔款打款未成功', ...aboutCase },
  caseRejected: { title: '理赔申请未通过', ...aboutCase },
  caseAppealed: { title: '复核申请已收到', ...aboutCase },
  caseReopened: { title: '案件重新审核', ...aboutCase },
  caseUpheld: { title: '复核结果：维持原决定', ...aboutCase },
  caseDecidedAgain: { title: '理赔已重新核定', ...aboutCase },
  casePaysMore: { title: '复核结果：增加赔付', ...aboutCase },
  caseReviewed: { title: '复核结果：重新核定', ...aboutCase },
  recoveryAgreed: { title: '退款协议已登记', ...aboutRecovery },
  recoveryReceived: { title: '退款已收到', ...aboutRecovery },
  recoveryDropped: { title: '退款协议已作废', ...aboutRecovery },

  expenseApproved: { title: '体检报销审核通过', ...aboutExpense },
  expenseRefused: { title: '体检报销未通过', ...aboutExpense },
  expensePaid: { title: '体检报销已到账', ...aboutExpense },
  expensePayFailed: { title: '体检报销打款未成功', ...aboutExpense },

  invoiceIssued: { title: '发票已开具', ...aboutInvoice },
  invoiceFailed: { title: '开票未成功', ...aboutInvoice },
  invoiceReversed: { title: '发票已冲红', ...aboutInvoice },

  orderShipped: { title: '您的订单已发货', ...inApp, leadsTo: { pathBeforeId: '/order/wuliuList?orderId=' } },
  prizeHandedOut: { title: '您的奖品已领取', ...inApp, leadsTo: { pathBeforeId: '/order?id=' } },
  refundAgreed: { title: '退款已同意', ...aboutAfterSale },
  goodsAskedBack: { title: '请寄回商品', ...aboutAfterSale },
  afterSaleRefused: { title: '售后申请未通过', ...aboutAfterSale },
  exchangeSent: { title: '换货商品已寄出', ...aboutAfterSale },
  appealGranted: { title: '申诉已受理，重新处理', ...aboutAfterSale },
  appealUpheld: { title: '申诉结果：维持原处理', ...aboutAfterSale },
  medicineSent: { title: '药品已发出', ...aboutMedicine },
  medicineRefused: { title: '药房未能发药', ...aboutMedicine },

  slotOffered: { title: '候补有名额', ...urgentBooking },
  waitOver: { title: '候补已结束', ...aboutBooking },
  bookingReminder: { title: '预约提醒', ...urgentBooking },
  bookingPaid: { title: '预约成功', ...aboutBooking },
  bookingCancelled: { title: '预约已取消', ...urgentBooking },
  bookingMoved: { title: '预约已改期', ...urgentBooking },
  bookingLapsed: { title: '预约未能确认', ...urgentBooking },
  bookingFinished: { title: '服务已完成', ...aboutBooking },
  examConfirmed: { title: '体检预约成功', ...aboutBooking },
  examRefused: { title: '体检预约未成功', ...urgentBooking },
  examChanged: { title: '体检改期成功', ...aboutBooking },
  examNotChanged: { title: '体检改期未成功', ...aboutBooking },
  examReport: { title: '体检报告已出', ...aboutBooking },
  serviceToEvaluate: { title: '服务已完成，请评价', ...inApp, leadsTo: { code: 'FEEDBACK', needsId: true } },

  doctorAccepted: { title: '医生已接诊', ...callToRoom },
  doctorWrote: { title: '您有一条新消息', ...inRoom },
  prescriptionChecked: { title: '处方审核有结果了', ...callToRoom },
  consultationEnded: { title: '问诊已结束', ...inRoom },
  consultationCancelled: { title: '问诊未能开始', ...callToRoom },
  rightReturned: { title: '权益次数已退回', ...inApp, leadsTo: { path: '/consultationRecord' } },
  feeReturned: { title: '服务费用将原路退回', ...inApp, leadsTo: { path: '/consultationRecord' } },

  cardGiven: { title: '卡券已转赠', ...inApp, leadsTo: toCard },
  cardReceived: { title: '收到一张卡券', ...inApp, leadsTo: toCard },
  cardTakenBack: { title: '卡券已收回', ...inApp, leadsTo: toCard },
  cardWithdrawn: { title: '卡券已被收回', ...inApp, leadsTo: { path: '/yfCards' } },
  benefitsEnding: { title: '权益即将到期', hasOwnTitle: true, ...inApp, leadsTo: { path: '/yfCards' } },
  choiceOpenForSelf: { title: '自选福利可以选择了', ...inApp, leadsTo: { code: 'OPTIONAL_BENEFIT_SELF' } },
  choiceOpenForFamily: {
    title: '自选福利可以选择了',
    ...inApp,
    leadsTo: { code: 'OPTIONAL_BENEFIT_FAMILY' },
  },
  couponGiven: { title: '您收到一张优惠券', ...inApp, leadsTo: { path: '/coupons/index' } },
  couponEnding: { title: '优惠券即将到期', ...inApp, leadsTo: { path: '/coupons/index' } },
  pointsAdded: { title: '积分到账', ...inApp, leadsTo: { path: '/vip' } },
  pointsDeducted: { title: '积分调整', ...inApp, leadsTo: { path: '/vip' } },

  employmentEnded: { title: '企业权益已停止', tab: notices, outside: 'hint', leadsTo: null },
  suggestionAnswered: { title: '意见回复', tab: messages, outside: 'nothing', leadsTo: null },
  messageAnswered: { title: '客服已回复您的留言', tab: messages, outside: 'nothing', leadsTo: null },
  wrongTries: { title: '账号安全提醒', ...inApp, leadsTo: { path: '/setup' } },
  phoneChanged: { title: '手机号已更换', ...inApp, leadsTo: { path: '/setup' } },
  accountMerged: { title: '账号已合并', ...inApp, leadsTo: { path: '/setup' } },
  phoneMoving: { title: '账号安全提醒', tab: notices, outside: 'hint', leadsTo: { path: '/setup' } },
} as const satisfies Readonly<Record<string, NoticeKindRow>>

export type NoticeKind = keyof typeof noticeKinds
type RowOf<Kind extends NoticeKind> = (typeof noticeKinds)[Kind]

/** Kinds whose rows have this property. */
export type KindsWith<Property> = {
  [Kind in NoticeKind]: RowOf<Kind> extends Property ? Kind : never
}[NoticeKind]

/** A kind whose notices compose their titles needs one; the others have the title of the row. */
type TitleOfKind<Kind extends NoticeKind> =
  RowOf<Kind> extends { readonly hasOwnTitle: true } ? { readonly title: string } : { readonly title?: never }

type LinkOfKind<Kind extends NoticeKind> = RowOf<Kind>['leadsTo'] extends
  | { readonly pathBeforeId: string }
  | { readonly needsId: true }
  ? { readonly id: string; readonly page?: never }
  : RowOf<Kind>['leadsTo'] extends 'chosen'
    ? { readonly page: string; readonly id?: never }
    : { readonly id?: never; readonly page?: never }

/** What a sender says besides the kind. */
export type NoticeFacts<Kind extends NoticeKind> = { readonly kind: Kind } & TitleOfKind<Kind> &
  LinkOfKind<Kind>

export interface NoticeJump {
  readonly jumpUrl: string | null
  readonly jumpCode: JumpCode | null
}

/** The stored address of a notice: a page of the app, or a code with the id that it needs. */
export function noticeJump(
  kind: NoticeKind,
  { id = '', page = '' }: { id?: string; page?: string },
): NoticeJump {
  const leadsTo: NoticeDestination = noticeKinds[kind].leadsTo
  if (leadsTo === null) return { jumpUrl: null, jumpCode: null }
  if (leadsTo === 'chosen') return { jumpUrl: page, jumpCode: null }
  if ('path' in leadsTo) return { jumpUrl: leadsTo.path, jumpCode: null }
  if ('pathBeforeId' in leadsTo) return { jumpUrl: leadsTo.pathBeforeId + id, jumpCode: null }
  return { jumpUrl: leadsTo.needsId ? id : null, jumpCode: leadsTo.code }
}
