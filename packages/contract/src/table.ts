import { activitiesAdminCalls } from './activities-admin.ts'
import { activityCalls } from './activities.ts'
import { addressCalls } from './address.ts'
import { advertCalls } from './adverts.ts'
import { advertsAdminCalls } from './adverts-admin.ts'
import { enrolmentAdminCalls } from './enrolment-admin.ts'
import { plansAdminCalls } from './plans-admin.ts'
import { equityAdminCalls } from './equity-admin.ts'
import { hospitalAdminCalls } from './hospital-admin.ts'
import { questionCalls } from './questions.ts'
import { staffCalls } from './staff.ts'
import { trackingAdminCalls } from './tracking-admin.ts'
import { adviserCalls } from './adviser.ts'
import { agendaCalls } from './agenda.ts'
import { billsAdminCalls } from './bills-admin.ts'
import { billCalls } from './bills.ts'
import { appointmentsAdminCalls } from './appointments-admin.ts'
import { appointmentCalls } from './appointments.ts'
import { cardCalls } from './cards.ts'
import { cardEvents } from './cards-events.ts'
import { cardsAdminCalls } from './cards-admin.ts'
import { claimCalls } from './claims.ts'
import { claimTrialCalls } from './claims-trial.ts'
import { claimEvents } from './claims-events.ts'
import { companyCalls } from './company.ts'
import { consultationCalls } from './consultation.ts'
import { consultationEvents } from './consultation-events.ts'
import { eapAdminCalls } from './eap-admin.ts'
import { couponCalls } from './coupons.ts'
import { couponsAdminCalls } from './coupons-admin.ts'
import { claimRuleCalls } from './claims-admin-rules.ts'
import { claimsAssignmentCalls } from './claims-admin-assignment.ts'
import { eapCalls } from './eap.ts'
import { equityCalls } from './equity.ts'
import { examCalls } from './exam.ts'
import { examAdminCalls } from './exam-admin.ts'
import { familyScanCalls } from './family-scan.ts'
import { familyCalls } from './family.ts'
import { identityCalls } from './identity.ts'
import { identitySteps } from './identity-steps.ts'
import { invoiceCalls } from './invoices.ts'
import { invoicesAdminCalls } from './invoices-admin.ts'
import { invoiceEvents } from './invoices-events.ts'
import { optionalBenefitCalls } from './optional-benefits.ts'
import { feedbackCalls } from './feedback.ts'
import { orderCalls } from './orders.ts'
import { mallOrderCalls } from './mall-orders.ts'
import { afterSaleCalls } from './after-sales.ts'
import { ordersAdminCalls } from './orders-admin.ts'
import { calendarAdminCalls } from './calendar-admin.ts'
import { paymentsAdminCalls } from './payments-admin.ts'
import { parcelEvents } from './parcels-events.ts'
import { paymentEvents } from './payments-events.ts'
import { feedbackAdminCalls } from './feedback-admin.ts'
import { wechatCalls } from './wechat.ts'
import { workChatCalls } from './work-chat.ts'
import { workChatAdminCalls } from './work-chat-admin.ts'
import { handoffCalls } from './handoff.ts'
import { handoffEvents } from './handoff-events.ts'
import { customerServiceAdminCalls } from './customer-service-admin.ts'
import { trackingCalls } from './tracking.ts'
import { fileCalls } from './files.ts'
import { highExamCalls } from './high-exam.ts'
import { highExamEvents } from './high-exam-events.ts'
import { hospitalCalls } from './hospital.ts'
import { claimsAdminCalls } from './claims-admin.ts'
import { trialRunCalls } from './claims-admin-trials.ts'
import { mallCalls } from './mall.ts'
import { mallAdminCalls } from './mall-admin.ts'
import { membersAdminCalls } from './members-admin.ts'
import { memberTagCalls } from './member-tags-admin.ts'
import { messageCalls } from './messages.ts'
import { serviceMessageCalls } from './service-messages.ts'
import { noticeChannelCalls } from './notice-channels.ts'
import { importsAdminCalls } from './imports-admin.ts'
import { peopleAdminCalls } from './people-admin.ts'
import { personnelAdminCalls } from './personnel-admin.ts'
import { pharmacyCalls } from './pharmacy.ts'
import { promotionCalls } from './promotion.ts'
import { questionsAdminCalls } from './questions-admin.ts'
import { pharmacyEvents } from './pharmacy-events.ts'
import { pointsCalls } from './points.ts'
import { companyAdminCalls } from './company-admin.ts'
import { companyChannelCalls } from './company-admin-channels.ts'
import { companySetUpCalls } from './company-admin-set-up.ts'
import { approvalsAdminCalls } from './approvals-admin.ts'
import { pointsAdminCalls } from './points-admin.ts'
import { pointsEvents } from './points-events.ts'
import { premiumsAdminCalls } from './premiums-admin.ts'
import { sleepCalls } from './sleep.ts'
import { welfareAdminCalls } from './welfare-admin.ts'
import { sleepEvents } from './sleep-events.ts'

/** The one call table, by domain. The server mounts it, OpenAPI prints it, tests iterate over it. */
export const callTable = {
  address: addressCalls,
  adverts: { ...advertCalls, ...promotionCalls },
  feedback: feedbackCalls,
  questions: questionCalls,
  advertsAdmin: advertsAdminCalls,
  agenda: agendaCalls,
  appointments: appointmentCalls,
  appointmentsAdmin: appointmentsAdminCalls,
  cards: { ...cardCalls, ...optionalBenefitCalls, ...cardEvents },
  cardsAdmin: cardsAdminCalls,
  claims: { ...claimCalls, ...claimTrialCalls, ...claimEvents },
  company: companyCalls,
  consultation: { ...consultationCalls, ...consultationEvents },
  equity: equityCalls,
  eapAdmin: eapAdminCalls,
  coupons: couponCalls,
  couponsAdmin: couponsAdminCalls,
  eap: eapCalls,
  exam: examCalls,
  examAdmin: examAdminCalls,
  family: { ...familyCalls, ...familyScanCalls },
  identity: { ...identityCalls, ...identitySteps },
  importsAdmin: importsAdminCalls,
  invoices: { ...invoiceCalls, ...invoiceEvents },
  invoicesAdmin: invoicesAdminCalls,
  wechat: wechatCalls,
  workChat: workChatCalls,
  workChatAdmin: workChatAdminCalls,
  handoff: { ...handoffCalls, ...handoffEvents },
  tracking: trackingCalls,
  files: fileCalls,
  highExam: { ...highExamCalls, ...highExamEvents },
  hospital: { ...hospitalCalls, ...adviserCalls },
  sleep: { ...sleepCalls, ...sleepEvents },
  mall: mallCalls,
  mallAdmin: mallAdminCalls,
  messages: { ...messageCalls, ...noticeChannelCalls, ...serviceMessageCalls },
  questionsAdmin: questionsAdminCalls,
  orders: orderCalls,
  mallOrders: mallOrderCalls,
  afterSales: afterSaleCalls,
  ordersAdmin: ordersAdminCalls,
  calendarAdmin: calendarAdminCalls,
  paymentsAdmin: paymentsAdminCalls,
  parcels: parcelEvents,
  payments: paymentEvents,
  pharmacy: { ...pharmacyCalls, ...pharmacyEvents },
  points: { ...pointsCalls, ...pointsEvents },
  companyAdmin: { ...companyAdminCalls, ...companySetUpCalls, ...companyChannelCalls },
  pointsAdmin: pointsAdminCalls,
  approvalsAdmin: approvalsAdminCalls,
  activities: activityCalls,
  activitiesAdmin: activitiesAdminCalls,
  bills: billCalls,
  billsAdmin: billsAdminCalls,
  staff: staffCalls,
  trackingAdmin: trackingAdminCalls,
  claimsAdmin: { ...claimsAdminCalls, ...claimsAssignmentCalls, ...claimRuleCalls, ...trialRunCalls },
  customerServiceAdmin: customerServiceAdminCalls,
  feedbackAdmin: feedbackAdminCalls,
  personnelAdmin: { ...personnelAdminCalls, ...peopleAdminCalls, ...memberTagCalls },
  plansAdmin: plansAdminCalls,
  enrolmentAdmin: enrolmentAdminCalls,
  membersAdmin: membersAdminCalls,
  premiumsAdmin: premiumsAdminCalls,
  hospitalAdmin: hospitalAdminCalls,
  equityAdmin: { ...equityAdminCalls, ...welfareAdminCalls },
} as const

export type Domain = keyof typeof callTable

/** The Chinese title of each domain, for the API page. A domain without one does not compile. */
export const domainTitles: Readonly<Record<Domain, string>> = {
  address: '收货地址',
  adverts: '广告',
  feedback: '意见与评价',
  questions: '常见问题',
  advertsAdmin: '后台：广告位',
  agenda: '待办与提醒',
  appointments: '预约',
  appointmentsAdmin: '后台：线下预约',
  cards: '原力卡包',
  cardsAdmin: '后台：卡券',
  claims: '理赔',
  company: '企业',
  consultation: '在线问诊',
  equity: '权益',
  eapAdmin: '后台：心理咨询',
  coupons: '优惠券',
  couponsAdmin: '后台：优惠券',
  eap: '心理咨询',
  exam: '体检报销',
  examAdmin: '后台：体检报销',
  family: '家庭成员',
  identity: '登录与身份',
  importsAdmin: '后台：导入',
  invoices: '发票',
  invoicesAdmin: '后台：发票',
  wechat: '微信',
  workChat: '办公应用',
  workChatAdmin: '后台：办公应用',
  handoff: '外部站点',
  tracking: '埋点',
  files: '文件',
  highExam: '高端体检',
  hospital: '医院与顾问',
  sleep: '睡眠数字疗法',
  mall: '福利商城',
  mallAdmin: '后台：商城',
  messages: '消息',
  questionsAdmin: '后台：常见问题',
  orders: '订单',
  mallOrders: '商城订单',
  afterSales: '售后',
  ordersAdmin: '后台：订单与售后',
  calendarAdmin: '后台：工作日历',
  paymentsAdmin: '后台：对账',
  parcels: '物流',
  payments: '支付通知',
  pharmacy: '药房',
  points: '积分与碳积分',
  companyAdmin: '后台：企业资料',
  pointsAdmin: '后台：积分',
  approvalsAdmin: '后台：双人审核',
  activities: '活动',
  activitiesAdmin: '后台：活动',
  bills: '公开账单',
  billsAdmin: '后台：公开账单',
  staff: '后台：账号、提醒与审计',
  trackingAdmin: '后台：应用错误',
  claimsAdmin: '后台：理赔工作台',
  customerServiceAdmin: '后台：服务台',
  feedbackAdmin: '后台：会员心声',
  personnelAdmin: '后台：企业人力资源',
  plansAdmin: '后台：方案与保单',
  enrolmentAdmin: '后台：参保记录',
  membersAdmin: '后台：会员',
  premiumsAdmin: '后台：保费账单',
  hospitalAdmin: '后台：目录',
  equityAdmin: '后台：权益',
}
