export const deedKinds = {
  read: '查看',
  case: '案件处理',
  money: '打款',
  exam: '体检报销',
  service: '客户服务',
  orders: '订单与售后',
  counselling: '心理服务',
  mall: '商城运营',
  operate: '运营',
  finance: '财务',
  offers: '活动与账单',
  points: '积分调整',
  cards: '卡券与额度',
  schedules: '排班与预约',
  account: '账号与登录',
} as const
export type DeedKind = keyof typeof deedKinds

interface DeedRow {
  readonly kind: DeedKind
  /** As the auditor and, in the timeline of a case, colleagues read it. */
  readonly words: string
  /** What it does to the money of a case. */
  readonly hand?: 'sums' | 'decision'
}

/** Everything that people do at the console, under the code that the trail keeps. A code once given keeps its meaning. */
export const staffDeeds = {
  readCase: { kind: 'read', words: '查看案件' },
  readFile: { kind: 'read', words: '查看影像' },
  compareReceipts: { kind: 'read', words: '比对发票影像' },
  listCases: { kind: 'read', words: '查看案件列表' },
  searchCases: { kind: 'read', words: '搜索案件' },
  listPayments: { kind: 'read', words: '查看打款列表' },
  readTrail: { kind: 'read', words: '查看审计记录' },
  readAlerts: { kind: 'read', words: '查看安全提醒' },
  readAppErrors: { kind: 'read', words: '查看应用错误' },
  readRegistrations: { kind: 'read', words: '查看注册申请' },
  readReport: { kind: 'read', words: '查看理赔报表' },
  takeReport: { kind: 'read', words: '下载理赔报表' },
  listBills: { kind: 'read', words: '查看账单列表' },
  listAdjustments: { kind: 'read', words: '查看积分调整' },
  listExams: { kind: 'read', words: '查看体检报销列表' },
  readExam: { kind: 'read', words: '查看体检报销' },
  listConsultations: { kind: 'read', words: '查看问诊列表' },
  listServiceMessages: { kind: 'read', words: '查看会员留言' },
  listCounselling: { kind: 'read', words: '查看咨询预约' },
  readCounselling: { kind: 'read', words: '查看一个咨询预约' },
  listCounsellingLine: { kind: 'read', words: '查看咨询候补' },
  listCounsellingRatings: { kind: 'read', words: '查看咨询评价' },
  listOrders: { kind: 'read', words: '查看订单列表' },
  readOrder: { kind: 'read', words: '查看订单' },
  listAfterSales: { kind: 'read', words: '查看售后列表' },
  readAfterSale: { kind: 'read', words: '查看售后单' },
  listInvoices: { kind: 'read', words: '查看开票列表' },
  listQuotaHolders: { kind: 'read', words: '查看权益额度明细' },
  previewQuotas: { kind: 'read', words: '核对额度表格' },
  listAppointments: { kind: 'read', words: '查看线下服务预约' },
  acceptCase: { kind: 'case', words: '受理案件' },
  takeOverCase: { kind: 'case', words: '接手案件' },
  assignCase: { kind: 'case', words: '分派案件' },
  changeAssignment: { kind: 'case', words: '修改派件规则' },
  changeAbsence: { kind: 'case', words: '登记请假' },
  correctReceipt: { kind: 'case', words: '更正发票', hand: 'sums' },
  enterReceipt: { kind: 'case', words: '录入发票', hand: 'sums' },
  removeReceipt: { kind: 'case', words: '移除发票', hand: 'sums' },
  correctVisit: { kind: 'case', words: '更正就诊', hand: 'sums' },
  codeDiagnosis: { kind: 'case', words: '诊断编码', hand: 'sums' },
  setLine: { kind: 'case', words: '人工核定', hand: 'sums' },
  recheckInvoice: { kind: 'case', words: '重新核验发票' },
  addBlock: { kind: 'case', words: '加入重点核查名单' },
  removeBlock: { kind: 'case', words: '移出重点核查名单' },
  askMember: { kind: 'case', words: '要求补充' },
  adjudicate: { kind: 'case', words: '进入理算' },
  approveFirst: { kind: 'case', words: '初审通过', hand: 'decision' },
  approve: { kind: 'case', words: '通过', hand: 'decision' },
  confirm: { kind: 'case', words: '复核通过', hand: 'decision' },
  sendBack: { kind: 'case', words: '复核退回' },
  rejectFirst: { kind: 'case', words: '初审拒赔' },
  reject: { kind: 'case', words: '拒赔' },
  confirmReject: { kind: 'case', words: '复核拒赔' },
  writeNote: { kind: 'case', words: '登记备注或通话' },
  takeAppeal: { kind: 'case', words: '受理复核申请' },
  upholdDecision: { kind: 'case', words: '维持原决定', hand: 'decision' },
  changeFirst: { kind: 'case', words: '改判初审', hand: 'decision' },
  changeDecision: { kind: 'case', words: '复核改判', hand: 'decision' },
  reopenCase: { kind: 'case', words: '重新审核' },
  agreeRecovery: { kind: 'case', words: '登记退款协议' },
  correctExamInvoice: { kind: 'exam', words: '更正体检发票', hand: 'sums' },
  approveExamFirst: { kind: 'exam', words: '体检报销初审通过', hand: 'decision' },
  approveExam: { kind: 'exam', words: '体检报销通过', hand: 'decision' },
  confirmExam: { kind: 'exam', words: '体检报销复核通过', hand: 'decision' },
  sendExamBack: { kind: 'exam', words: '体检报销复核退回' },
  refuseExamFirst: { kind: 'exam', words: '体检报销初审驳回' },
  refuseExam: { kind: 'exam', words: '体检报销驳回' },
  confirmExamRefusal: { kind: 'exam', words: '体检报销复核驳回' },
  makeBatch: { kind: 'money', words: '生成打款批次' },
  takeBatchFile: { kind: 'money', words: '下载打款文件' },
  sendBatch: { kind: 'money', words: '发送打款批次' },
  recordPaid: { kind: 'money', words: '登记打款到账' },
  recordFailed: { kind: 'money', words: '登记打款失败' },
  askPayment: { kind: 'money', words: '查询打款结果' },
  payAgain: { kind: 'money', words: '重新打款' },
  receiveRecovery: { kind: 'money', words: '登记退款到账' },
  dropRecovery: { kind: 'money', words: '取消退款协议' },
  returnRight: { kind: 'service', words: '退回问诊权益' },
  answerServiceMessage: { kind: 'service', words: '回复会员留言' },
  changeCounsellor: { kind: 'counselling', words: '修改咨询师' },
  changeCounsellorHours: { kind: 'counselling', words: '修改咨询排班' },
  closeCounsellingDays: { kind: 'counselling', words: '登记咨询休息日' },
  finishCounselling: { kind: 'counselling', words: '登记咨询完成' },
  missCounselling: { kind: 'counselling', words: '登记咨询未到场' },
  cancelCounselling: { kind: 'counselling', words: '取消咨询预约' },
  shipOrder: { kind: 'orders', words: '订单发货' },
  agreeRefund: { kind: 'orders', words: '同意售后退款' },
  askGoodsBack: { kind: 'orders', words: '同意退换，等待寄回' },
  refuseAfterSale: { kind: 'orders', words: '拒绝售后' },
  confirmRefund: { kind: 'orders', words: '复核售后退款' },
  sendRefundBack: { kind: 'orders', words: '退回售后退款' },
  sendExchange: { kind: 'orders', words: '寄出换货' },
  grantAppeal: { kind: 'orders', words: '支持售后申诉' },
  upholdRefusal: { kind: 'orders', words: '维持售后拒绝' },
  compareBill: { kind: 'orders', words: '核对支付账单' },
  settleDifference: { kind: 'orders', words: '处理对账差异' },
  changeCoupons: { kind: 'operate', words: '修改优惠券批次' },
  giveCoupons: { kind: 'operate', words: '发放优惠券' },
  retryInvoice: { kind: 'finance', words: '重新开票或冲红' },
  changeProduct: { kind: 'mall', words: '修改商品' },
  changePrice: { kind: 'mall', words: '修改规格与价格' },
  changeStock: { kind: 'mall', words: '调整库存' },
  changeSale: { kind: 'mall', words: '商品上下架' },
  draftCanvas: { kind: 'mall', words: '编辑商城页面' },
  publishCanvas: { kind: 'mall', words: '发布商城页面' },
  changeActivity: { kind: 'offers', words: '编辑活动' },
  makeBill: { kind: 'offers', words: '开出账单' },
  sendBill: { kind: 'offers', words: '重发账单链接' },
  voidBill: { kind: 'offers', words: '作废账单' },
  proposePoints: { kind: 'points', words: '提交积分调整' },
  confirmPoints: { kind: 'points', words: '通过积分调整' },
  refusePoints: { kind: 'points', words: '驳回积分调整' },
  makeCardBatch: { kind: 'cards', words: '新建卡券批次' },
  takeCardCodes: { kind: 'cards', words: '导出卡券码' },
  voidCardBatch: { kind: 'cards', words: '作废卡券批次' },
  importQuotas: { kind: 'cards', words: '导入权益额度' },
  changeSite: { kind: 'schedules', words: '修改服务网点' },
  changeSiteHours: { kind: 'schedules', words: '修改网点排班' },
  closeSiteDays: { kind: 'schedules', words: '登记网点休息日' },
  cancelAppointment: { kind: 'schedules', words: '取消线下服务预约' },
  confirmRegistration: { kind: 'account', words: '确认注册申请' },
  refuseRegistration: { kind: 'account', words: '拒绝注册申请' },
  logIn: { kind: 'account', words: '登录' },
  logOut: { kind: 'account', words: '退出登录' },
  addAccount: { kind: 'account', words: '账号开通' },
  changeRole: { kind: 'account', words: '岗位变更' },
  resetPassword: { kind: 'account', words: '密码重置' },
  disableAccount: { kind: 'account', words: '账号停用' },
  enableAccount: { kind: 'account', words: '账号恢复' },
} as const satisfies Record<string, DeedRow>
export type StaffDeed = keyof typeof staffDeeds

const codes = Object.keys(staffDeeds) as StaffDeed[]
const rowOf = (deed: StaffDeed): DeedRow => staffDeeds[deed]

export const deedsOfKind = (kind: DeedKind): StaffDeed[] => codes.filter((deed) => rowOf(deed).kind === kind)

/** Whoever changed what a case pays does not review it. */
export const sumDeeds: readonly StaffDeed[] = codes.filter((deed) => rowOf(deed).hand === 'sums')

/** And neither he nor whoever approved or confirmed it pays it. */
export const handDeeds: readonly StaffDeed[] = codes.filter((deed) => rowOf(deed).hand !== undefined)

/** Whoever has done any of these to a case took part in its decision: an appeal is looked at by somebody else. */
export const partDeeds: readonly StaffDeed[] = [...deedsOfKind('case'), ...deedsOfKind('money')]

/** Why somebody with these deeds on a case does not pay it, in words for him; null where nothing speaks against it. */
export function payHindrance(deeds: readonly StaffDeed[]): string | null {
  const hands = new Set(deeds.map((deed) => rowOf(deed).hand))
  if (hands.has('sums')) return '您改动过本案金额，须由他人打款'
  return hands.has('decision') ? '您审核通过了本案，须由他人打款' : null
}
