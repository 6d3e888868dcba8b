import type { advertsAdminCalls } from '@yf/contract/adverts-admin'
import type { staffCalls } from '@yf/contract/staff'
import type { activitiesAdminCalls } from '@yf/contract/activities-admin'
import type { billsAdminCalls } from '@yf/contract/bills-admin'
import type { cardsAdminCalls } from '@yf/contract/cards-admin'
import type { companyAdminCalls } from '@yf/contract/company-admin'
import type { eapAdminCalls } from '@yf/contract/eap-admin'
import type { couponsAdminCalls } from '@yf/contract/coupons-admin'
import type { claimsAssignmentCalls } from '@yf/contract/claims-admin-assignment'
import type { ordersAdminCalls } from '@yf/contract/orders-admin'
import type { calendarAdminCalls } from '@yf/contract/calendar-admin'
import type { paymentsAdminCalls } from '@yf/contract/payments-admin'
import type { mallAdminCalls } from '@yf/contract/mall-admin'
import type { invoicesAdminCalls } from '@yf/contract/invoices-admin'
import type { approvalsAdminCalls } from '@yf/contract/approvals-admin'
import type { pointsAdminCalls } from '@yf/contract/points-admin'
import type { questionsAdminCalls } from '@yf/contract/questions-admin'
import type { examAdminCalls } from '@yf/contract/exam-admin'
import type { customerServiceAdminCalls } from '@yf/contract/customer-service-admin'
import type { feedbackAdminCalls } from '@yf/contract/feedback-admin'
import type { claimsAdminCalls } from '@yf/contract/claims-admin'

type CallName =
  | keyof typeof staffCalls
  | keyof typeof claimsAdminCalls
  | keyof typeof claimsAssignmentCalls
  | `company.${keyof typeof companyAdminCalls}`
  | `coupon.${keyof typeof couponsAdminCalls}`
  | `invoice.${keyof typeof invoicesAdminCalls}`
  | `cards.${keyof typeof cardsAdminCalls}`
  | `counselling.${keyof typeof eapAdminCalls}`
  | `mall.${keyof typeof mallAdminCalls}`
  | `exam.${keyof typeof examAdminCalls}`
  | `service.${keyof typeof customerServiceAdminCalls}`
  | `voices.${keyof typeof feedbackAdminCalls}`
  | `ordersAdmin.${keyof typeof ordersAdminCalls}`
  | `calendar.${keyof typeof calendarAdminCalls}`
  | `reconciliation.${keyof typeof paymentsAdminCalls}`
  | `adverts.${keyof typeof advertsAdminCalls}`
  | `questions.${keyof typeof questionsAdminCalls}`
  | `activities.${keyof typeof activitiesAdminCalls}`
  | `bills.${keyof typeof billsAdminCalls}`
  | `points.${keyof typeof pointsAdminCalls}`
  | `grants.${keyof typeof approvalsAdminCalls}`
  | 'staff-files'

/** Labels of the calls that staff requested. */
const names: Readonly<Record<CallName, string>> = {
  login: '登录',
  logout: '退出登录',
  alerts: '查看提醒',
  me: '查看本人信息',
  queue: '查看案件列表',
  next: '查找下一件',
  counts: '查看案件数量',
  open: '查看案件',
  accept: '受理案件',
  acceptMany: '批量受理',
  correct: '更正发票',
  removeReceipt: '移除发票',
  recheckInvoice: '重新核验发票',
  lookalikes: '比对发票影像',
  blocks: '查看重点核查名单',
  addBlock: '加入重点核查名单',
  removeBlock: '移出重点核查名单',
  setVisit: '更正就诊',
  diagnoses: '搜索诊断',
  codeDiagnosis: '诊断编码',
  markDiagnosis: '标记诊断',
  liftDiagnosisMark: '解除诊断标记',
  addNote: '登记备注或通话',
  setLine: '人工核定',
  reasons: '查看理由模板',
  ask: '要求补充',
  adjudicate: '进入理算',
  approve: '通过',
  confirm: '复核通过',
  sendBack: '复核退回',
  reject: '拒赔',
  confirmReject: '复核拒赔',
  takeAppeal: '受理复核申请',
  uphold: '维持原决定',
  changeDecision: '复核改判',
  reopen: '重新审核',
  agreeRecovery: '登记退款协议',
  endRecovery: '登记退款结果',
  payments: '查看打款列表',
  makeBatch: '生成打款批次',
  batches: '查看打款批次',
  batchFile: '下载打款文件',
  sendBatch: '发送打款批次',
  recordResults: '登记打款结果',
  retryPayment: '重新打款',
  auditLog: '查看审计记录',
  deniedRequests: '查看被拒记录',
  auditLogCheck: '查看核验结果',
  auditPeople: '查看人员名单',
  choices: '查看筛选条件',
  views: '查看我的视图',
  saveView: '保存视图',
  dropView: '删除视图',
  people: '查看处理人员',
  assign: '分派案件',
  setAbsence: '登记请假',
  dropAbsence: '取消请假',
  assignment: '查看派件规则',
  saveGroup: '修改小组',
  dropGroup: '删除小组',
  saveRules: '修改派件规则',
  statistics: '查看统计',
  report: '查看理赔报表',
  reportFile: '下载理赔报表',
  'exam.list': '查看体检报销列表',
  'exam.open': '查看体检报销',
  'exam.correct': '更正体检发票',
  'exam.approve': '通过体检报销',
  'exam.refuse': '驳回体检报销',
  'exam.confirm': '复核体检报销',
  'exam.sendBack': '退回体检报销',
  'service.overview': '查看问诊数量',
  'service.consultations': '查看问诊列表',
  'service.returnRight': '退回问诊权益',
  'service.messages': '查看会员留言',
  'service.answerMessage': '回复会员留言',
  'service.advisers': '查看专属顾问',
  'service.saveAdviser': '修改专属顾问',
  'service.switchAdviser': '停用或启用专属顾问',
  'service.adviserSchedule': '查看顾问排班',
  'service.saveAdviserHours': '修改顾问排班',
  'service.selfPaying': '查看自费规则',
  'service.saveSelfPaying': '修改自费规则',
  'service.troubles': '查看合作方状态',
  'adverts.companies': '查看企业名单',
  'adverts.list': '查看广告',
  'adverts.add': '新增广告',
  'adverts.change': '修改广告',
  'adverts.end': '结束广告',
  'questions.companies': '查看企业名单',
  'questions.list': '查看常见问题',
  'questions.add': '新增常见问题',
  'questions.change': '修改常见问题',
  'questions.remove': '删除常见问题',
  'voices.suggestions': '查看意见建议',
  'voices.advice': '查看活动建议',
  'voices.evaluations': '查看服务评价',
  'voices.handle': '处理会员心声',
  'voices.answerSuggestion': '回复意见建议',
  'coupon.companies': '查看企业名单',
  'coupon.products': '查看商品名单',
  'coupon.batches': '查看优惠券批次',
  'coupon.save': '修改优惠券批次',
  'coupon.pause': '暂停或恢复优惠券',
  'coupon.give': '发放优惠券',
  'invoice.bills': '查看开票列表',
  'invoice.tryAgain': '重新开票或冲红',
  'cards.companies': '查看企业名单',
  'cards.batches': '查看卡券批次',
  'cards.createBatch': '新建卡券批次',
  'cards.takeCodes': '导出卡券码',
  'cards.voidBatch': '作废卡券批次',
  'cards.quotas': '查看权益额度',
  'cards.holders': '查看权益额度明细',
  'cards.previewQuotas': '核对额度表格',
  'cards.importQuotas': '导入权益额度',
  'cards.optionals': '查看自选福利',
  'cards.createOptional': '新建自选福利',
  'cards.voidOptional': '停止自选福利',
  'counselling.counsellors': '查看咨询师',
  'counselling.saveCounsellor': '修改咨询师',
  'counselling.pauseCounsellor': '暂停或恢复咨询师',
  'counselling.schedule': '查看咨询排班',
  'counselling.saveHours': '修改咨询排班',
  'counselling.closeDays': '登记咨询休息日',
  'counselling.reopenDays': '取消咨询休息日',
  'counselling.bookings': '查看咨询预约',
  'counselling.booking': '查看一个咨询预约',
  'counselling.finish': '登记咨询完成',
  'counselling.markNoShow': '登记咨询未到场',
  'counselling.cancel': '取消咨询预约',
  'counselling.waits': '查看咨询候补',
  'counselling.appraisals': '查看咨询评价',
  'ordersAdmin.orders': '查看订单列表',
  'ordersAdmin.order': '查看订单',
  'ordersAdmin.ship': '订单发货',
  'ordersAdmin.handOut': '交付奖品',
  'ordersAdmin.importParcels': '导入运单号',
  'ordersAdmin.sales': '查看售后列表',
  'ordersAdmin.sale': '查看售后单',
  'ordersAdmin.decide': '处理售后',
  'ordersAdmin.sendOther': '寄出换货',
  'ordersAdmin.confirm': '复核售后退款',
  'ordersAdmin.answerAppeal': '答复售后申诉',
  'calendar.years': '查看工作日历',
  'calendar.enter': '录入放假安排',
  'calendar.known': '工作日历',
  'reconciliation.days': '查看对账',
  'reconciliation.differences': '查看对账差异',
  'reconciliation.compare': '核对支付账单',
  'reconciliation.settle': '处理对账差异',
  'reconciliation.failedRefunds': '查看失败的退款',
  'reconciliation.refundAgain': '重新发起退款',
  'mall.products': '查看商品',
  'mall.product': '查看一个商品',
  'mall.changes': '查看商品变更记录',
  'mall.uploadPicture': '上传商品图片',
  'mall.saveProduct': '修改商品',
  'mall.saveVariant': '修改规格与价格',
  'mall.changeStock': '调整库存',
  'mall.setSale': '商品上下架',
  'mall.canvases': '查看商城页面列表',
  'mall.canvas': '查看商城页面',
  'mall.saveCanvas': '编辑商城页面',
  'mall.publishCanvas': '发布商城页面',
  'mall.restoreCanvas': '取回商城页面的旧版本',
  'mall.figures': '查看商城数据',
  'activities.activities': '查看活动',
  'activities.saveActivity': '编辑活动',
  'activities.activityChanges': '查看活动审核',
  'activities.decideActivity': '审核活动',
  'activities.leads': '查看活动留电',
  'activities.leadPhone': '查看活动留电的号码',
  'activities.contactLead': '登记活动留电已联系',
  'bills.bills': '查看账单列表',
  'bills.makeBill': '开出账单',
  'bills.sendBill': '重发账单链接',
  'bills.voidBill': '作废账单',
  'company.companies': '查看企业资料',
  'company.profile': '查看企业资料',
  'company.saveContact': '修改企业联系方式',
  'company.saveBenefit': '修改企业权益说明',
  'company.saveService': '修改高端医疗服务说明',
  'points.adjustments': '查看积分调整',
  'points.propose': '提交积分调整',
  'points.decide': '审核积分调整',
  'points.ruleCompanies': '查看积分规则的企业',
  'points.rules': '查看积分规则',
  'points.ruleChanges': '查看积分规则修改记录',
  'points.changeRules': '修改积分规则',
  'points.decideRules': '审核积分规则修改',
  'points.withdrawRules': '撤回积分规则修改',
  'grants.proposals': '查看发放审核',
  'grants.decide': '审核发放',
  'grants.withdraw': '撤回发放',
  'staff-files': '查看影像',
}

const isKnown = (call: string): call is CallName => Object.hasOwn(names, call)

export const nameOfCall = (call: string): string => (isKnown(call) ? names[call] : call)
