import { redirect, screen, type ScreenModule } from './route.ts'

/**
 * The route table, one line per route: path, title, depth, screen. Guard, title bar, back, keep-alive and links all
 * read it.
 */
// oxfmt-ignore
export const routes = [
  redirect('/', '/home'),

  // home
  screen('/home', '原力星球', 1, () => import('#features/home/screens/home.screen.tsx'), { name: 'Home', isTab: true }),
  screen('/userCenter', '个人中心', 1, () => import('#features/home/screens/user-center.screen.tsx'), { isTab: true }),
  screen('/companyCenter', '企业专区', 1, () => import('#features/home/screens/company-center.screen.tsx'), { isTab: true }),

  // hospital
  screen('/hospital', '互联网医院', 1, () => import('#features/hospital/screens/hospital.screen.tsx'), { name: 'Hospital', isTab: true }),
  screen('/hospital/toConsultation', '去问诊', 2, () => import('#features/consultation/screens/to-consultation.screen.tsx'), { name: 'toConsultation', parent: '/hospital' }),
  screen('/hospital/describtion', '病情描述', 3, () => import('#features/consultation/screens/description.screen.tsx'), { name: 'describtion', parent: '/hospital/toConsultation' }),
  screen('/hospital/end', '问诊结束', 3, () => import('#features/consultation/screens/end.screen.tsx'), { name: 'hospitalEnd', parent: '/consultationRecord' }),
  screen('/hospital/result', '问诊结果', 4, () => import('#features/consultation/screens/result.screen.tsx'), { name: 'result', parent: '/hospital', isPublic: true }),
  screen('/consultationRecord', '问诊记录', 2, () => import('#features/consultation/screens/consultation-records.screen.tsx'), { parent: '/hospital' }),
  screen('/consultationRecord/:id', '问诊详情', 3, () => import('#features/consultation/screens/consultation-detail.screen.tsx'), { name: 'consultationDetail', parent: '/consultationRecord' }),
  screen('/RxRecords', '处方记录', 2, () => import('#features/consultation/screens/prescriptions.screen.tsx'), { parent: '/hospital' }),
  screen('/hospitalList', '医院列表', 2, () => import('#features/hospital/screens/hospital-list.screen.tsx')),
  screen('/bxserver', '保险服务', 2, () => import('#features/hospital/screens/insurance-services.screen.tsx')),
  screen('/publicHospital', '公立医院互联网医院', 2, () => import('#features/hospital/screens/public-hospital.screen.tsx'), { parent: '/hospital' }),
  screen('/publicHospitalList', '公立医院列表', 2, () => import('#features/hospital/screens/public-hospital-list.screen.tsx'), { parent: '/publicHospital' }),
  screen('/1v1', '专属顾问', 2, () => import('#features/hospital/screens/one-to-one.screen.tsx'), { name: 'oneToOne', parent: '/hospital' }),
  screen('/publicHospitalClaims', '公立医院理赔', 3, () => import('#features/hospital/screens/public-hospital-claims.screen.tsx'), { parent: '/bxserver' }),

  // exam
  screen('/examination', '体检预约', 2, () => import('#features/exam/screens/examination.screen.tsx')),

  screen('/expense', '体检报销', 2, () => import('#features/exam/screens/expense-index.screen.tsx')),
  screen('/expense/index', '体检报销', 2, () => import('#features/exam/screens/expense-index.screen.tsx'), { name: 'expenseIndex' }),
  screen('/expense/bank', '银行卡信息', 3, () => import('#features/exam/screens/expense-bank.screen.tsx'), { name: 'expenseBank', parent: '/expense/index' }),
  screen('/expense/uploadApply', '上传资料', 4, () => import('#features/exam/screens/expense-upload.screen.tsx'), { name: 'expenseUploadApply', parent: '/expense/bank' }),
  screen('/expense/record', '报销记录', 3, () => import('#features/exam/screens/expense-records.screen.tsx'), { name: 'expenseRecords', parent: '/userCenter', keepAlive: true }),
  screen('/expense/detail', '报销详情', 4, () => import('#features/exam/screens/expense-detail.screen.tsx'), { name: 'expenseDetail', parent: '/expense/record' }),
  screen('/tjserver', '体检服务', 2, () => import('#features/high-exam/screens/checkup-services.screen.tsx')),

  // high-exam
  redirect('/highEndPhysicalExamination', '/highEndPhysicalExamination/highExamInfo'),
  screen('/highEndPhysicalExamination/highExamInfo', '高端体检', 2, () => import('#features/high-exam/screens/high-exam-info.screen.tsx'), { name: 'highExamInfo', parent: '/tjserver' }),
  screen('/highEndPhysicalExamination/highExamAgency', '选择机构', 3, () => import('#features/high-exam/screens/high-exam-agency.screen.tsx'), { name: 'highExamAgency', parent: '/highEndPhysicalExamination/highExamInfo' }),
  screen('/highEndPhysicalExamination/highExamPackages', '选择套餐', 4, () => import('#features/high-exam/screens/high-exam-packages.screen.tsx'), { name: 'highExamPackages', parent: '/highEndPhysicalExamination/highExamAgency' }),
  screen('/highEndPhysicalExamination/highExamDate', '选择日期', 5, () => import('#features/high-exam/screens/high-exam-date.screen.tsx'), { name: 'highExamDate', parent: '/highEndPhysicalExamination/highExamPackages' }),
  screen('/highEndPhysicalExamination/highExamResult', '预约结果', 6, () => import('#features/high-exam/screens/high-exam-result.screen.tsx'), { name: 'highExamResult', parent: '/tjserver' }),

  // equity
  screen('/insurance', '我的保险', 2, () => import('#features/equity/screens/insurance.screen.tsx'), { parent: '/userCenter' }),
  screen('/insurance/detail', '保险详情', 3, () => import('#features/equity/screens/insurance-detail.screen.tsx'), { name: 'insuranceDetail', parent: '/insurance' }),
  screen('/insurance/particulars', '保障详情', 4, () => import('#features/equity/screens/insurance-particulars.screen.tsx'), { name: 'insuranceParticulars', parent: '/insurance' }),
  screen('/freeBenefits', '免费权益', 2, () => import('#features/equity/screens/free-benefits.screen.tsx')),

  // cards
  screen('/yfCards', '原力卡包', 2, () => import('#features/cards/screens/yf-cards.screen.tsx'), { parent: '/userCenter', keepAlive: true }),
  screen('/yfCards/:cardInfoId', '卡片详情', 3, () => import('#features/cards/screens/yf-card-detail.screen.tsx'), { name: 'yfCardDetail', parent: '/yfCards' }),
  screen('/yfCards/optional', '自选福利', 3, () => import('#features/cards/screens/optional-benefits.screen.tsx'), { parent: '/yfCards' }),
  screen('/collectCard', '领取卡券', 3, () => import('#features/cards/screens/collect-card.screen.tsx'), { parent: '/yfCards' }),

  // claims: the new flow
  screen('/claimSettlement', '理赔申请', 2, () => import('#features/claims/apply/screens/claim.screen.tsx')),
  screen('/claimSettlement/applyInfo', '申请信息', 2, () => import('#features/claims/apply/screens/apply-info.screen.tsx'), { name: 'claimApplyInfo' }),
  screen('/claimSettlement/bankCard', '银行卡信息', 3, () => import('#features/claims/apply/screens/bank-card.screen.tsx'), { name: 'claimBankCard', parent: '/claimSettlement/applyInfo' }),
  screen('/claimSettlement/uploadApply', '上传资料', 4, () => import('#features/claims/apply/screens/upload-apply.screen.tsx'), { name: 'claimUploadApply', parent: '/claimSettlement/bankCard' }),
  screen('/claimSettlement/materialAnalysis', '资料分析', 5, () => import('#features/claims/apply/screens/material-analysis.screen.tsx'), { name: 'materialAnalysis', parent: '/claimSettlement/uploadApply' }),
  screen('/claimSettlement/viewApply', '查看申请书', 5, () => import('#features/claims/apply/screens/view-apply.screen.tsx'), { name: 'claimViewApply', parent: '/claimRecords' }),
  screen('/claimSettlement/uploadResult', '提交结果', 5, () => import('#features/claims/apply/screens/upload-result.screen.tsx'), { name: 'claimUploadResult' }),

  // sign
  screen('/sign', '签名', 5, () => import('#features/claims/sign/screens/sign.screen.tsx'), { parent: '/userCenter', keepAlive: true }),
  screen('/sign/edit', '手写签名', 6, () => import('#features/claims/sign/screens/sign-edit.screen.tsx'), { name: 'signEdit', parent: '/sign', isLandscape: true }),

  // claims: records, and the old flow
  screen('/claimRecords', '理赔记录', 3, () => import('#features/claims/records/screens/claim-records.screen.tsx'), { parent: '/userCenter', keepAlive: true }),
  screen('/claimSettlement/detail', '理赔详情', 4, () => import('#features/claims/records/screens/claim-detail.screen.tsx'), { name: 'claimDetail', parent: '/claimRecords' }),
  screen('/claimSettlement/caseDetails', '案件详情', 5, () => import('#features/claims/records/screens/case-details.screen.tsx'), { name: 'caseDetails', parent: '/claimRecords' }),
  screen('/claimSettlement/toEmail', '发送邮箱', 5, () => import('#features/claims/records/screens/to-email.screen.tsx'), { name: 'toEmail', parent: '/claimRecords', keepAlive: true }),
  screen('/claimResult', '理赔结果', 5, () => import('#features/claims/records/screens/claim-result.screen.tsx'), { parent: '/claimRecords' }),
  screen('/claimSettlementOld', '理赔申请', 2, () => import('#features/claims/apply-old/screens/old-claim.screen.tsx')),
  screen('/claimSettlementOld/applyInfo', '申请信息', 2, () => import('#features/claims/apply-old/screens/old-apply-info.screen.tsx'), { name: 'claimOldApplyInfo' }),
  screen('/claimSettlementOld/bankCard', '银行卡信息', 3, () => import('#features/claims/apply-old/screens/old-bank-card.screen.tsx'), { name: 'claimOldBankCard', parent: '/claimSettlementOld/applyInfo' }),
  screen('/claimSettlementOld/uploadApply', '上传资料', 4, () => import('#features/claims/apply-old/screens/old-upload-apply.screen.tsx'), { name: 'claimOldUploadApply', parent: '/claimSettlementOld/bankCard' }),
  screen('/claimSettlementOld/viewApply', '查看申请', 5, () => import('#features/claims/apply-old/screens/old-view-apply.screen.tsx'), { name: 'claimOldViewApply', parent: '/claimRecords' }),

  // mall
  screen('/welfare', '福利商城', 2, () => import('#features/mall/screens/welfare.screen.tsx')),

  // points
  screen('/carbon', '碳积分', 2, () => import('#features/points/screens/carbon.screen.tsx')),
  screen('/vip', '会员中心', 2, () => import('#features/points/screens/vip.screen.tsx'), { parent: '/userCenter' }),
  screen('/yue_action', '约行动', 2, () => import('#features/points/screens/yue-action.screen.tsx')),

  // activities
  screen('/active', '活动', 2, () => import('#features/activities/screens/active.screen.tsx')),
  screen('/active2', '活动', 2, () => import('#features/activities/screens/active2.screen.tsx')),
  screen('/huhuiActive', '互惠活动', 2, () => import('#features/activities/screens/huhui-active.screen.tsx')),

  // bills
  screen('/btcBill', '账单支付', 3, () => import('#features/bills/screens/btc-bill.screen.tsx'), { isPublic: true }),

  // eap
  screen('/eap', '心理咨询', 2, () => import('#features/eap/screens/eap.screen.tsx')),
  screen('/eap/:id', '咨询师详情', 3, () => import('#features/eap/screens/eap-detail.screen.tsx'), { name: 'eapDetail', parent: '/eap' }),
  screen('/appraise', '评价', 4, () => import('#features/eap/screens/appraise.screen.tsx'), { parent: '/eap' }),

  // appointments
  screen('/appointmentRecords', '预约记录', 3, () => import('#features/appointments/screens/appointment-records.screen.tsx'), { parent: '/userCenter' }),
  screen('/appointmentDeatil', '预约详情', 4, () => import('#features/appointments/screens/appointment-detail.screen.tsx'), { parent: '/appointmentRecords' }),
  screen('/appointmentSuccess', '预约成功', 5, () => import('#features/appointments/screens/appointment-success.screen.tsx'), { parent: '/appointmentRecords' }),

  // sleep
  screen('/somnus', '睡眠数字疗法', 2, () => import('#features/sleep/screens/somnus.screen.tsx'), { name: 'somnus' }),
  screen('/somnus/share', '睡眠分享', 3, () => import('#features/sleep/screens/somnus-share.screen.tsx'), { name: 'somnusShare', parent: '/somnus', isPublic: true }),

  // identity
  screen('/login', '登录', 1, () => import('#features/identity/screens/login.screen.tsx'), { name: 'Login', isSignIn: true, keepAlive: true }),
  screen('/password', '登录', 1, () => import('#features/identity/screens/password.screen.tsx'), { name: 'Password', isSignIn: true }),
  screen('/register', '注册', 2, () => import('#features/identity/screens/register.screen.tsx'), { parent: '/password', isSignIn: true }),
  screen('/qw-ssoLogin', '企业微信登录', 1, () => import('#features/identity/screens/wecom-sign-on.screen.tsx'), { name: 'qwssoLogin', isPassing: true }),
  screen('/dd-ssoLogin', '钉钉登录', 1, () => import('#features/identity/screens/dingtalk-sign-on.screen.tsx'), { name: 'ddssoLogin', isPassing: true }),
  screen('/fs-ssoLogin', '飞书登录', 1, () => import('#features/identity/screens/feishu-sign-on.screen.tsx'), { name: 'fsssoLogin', isPassing: true }),
  screen('/openIdLogin', '微信登录', 1, () => import('#features/identity/screens/open-id-login.screen.tsx'), { isPassing: true }),
  screen('/active_login', '活动登录', 1, () => import('#features/identity/screens/promotion-login.screen.tsx'), { isWayIn: true }),
  screen('/jlLogin', '登录', 1, () => import('#features/identity/screens/jinli-login.screen.tsx'), { isPassing: true }),
  screen('/ssoPage', '单点登录', 1, () => import('#features/identity/screens/sso.screen.tsx'), { isPassing: true, shownTitle: '登录' }),
  screen('/ssoRljPage', '单点登录', 1, () => import('#features/identity/screens/sso-rlj.screen.tsx'), { isPassing: true, shownTitle: '登录' }),

  // messages
  screen('/message', '消息中心', 2, () => import('#features/messages/screens/message.screen.tsx')),
  screen('/faq', '常见问题', 2, () => import('#features/messages/screens/faq.screen.tsx'), { parent: '/message' }),

  // settings
  screen('/setup', '设置', 2, () => import('#features/settings/screens/setup.screen.tsx'), { parent: '/userCenter' }),
  screen('/setup/resetPhone', '修改手机号', 3, () => import('#features/settings/screens/reset-phone.screen.tsx'), { name: 'resetPhone', parent: '/setup', isPublic: true }),
  screen('/setup/resetIdCard', '修改证件号', 3, () => import('#features/settings/screens/reset-id-card.screen.tsx'), { name: 'resetIdCard', parent: '/setup' }),
  screen('/setup/editIdCard', '编辑证件号', 4, () => import('#features/settings/screens/edit-id-card.screen.tsx'), { name: 'editIdCard', parent: '/setup' }),

  // pharmacy
  screen('/yf/order', '药房订单', 3, () => import('#features/pharmacy/screens/pharmacy-orders.screen.tsx'), { name: 'yf_order', parent: '/RxRecords', keepAlive: true }),
  screen('/yf/logistics', '物流信息', 4, () => import('#features/pharmacy/screens/pharmacy-logistics.screen.tsx'), { name: 'yfLogistics', parent: '/yf/order' }),
  screen('/yf/feedback', '订单反馈', 4, () => import('#features/pharmacy/screens/pharmacy-feedback.screen.tsx'), { name: 'yfFeedback', parent: '/yf/order' }),
  screen('/yf/address/list', '收货地址', 4, () => import('#features/address/screens/pharmacy-address.screen.tsx'), { name: 'yfAddressList', parent: '/RxRecords' }),
  screen('/yf/address/edit', '编辑地址', 5, () => import('#features/address/screens/address-edit.screen.tsx'), { name: 'yfAddressEdit', parent: '/yf/address/list' }),

  // orders
  screen('/order', '我的订单', 2, () => import('#features/orders/screens/order.screen.tsx'), { parent: '/userCenter' }),
  screen('/order/cardDetail', '订单详情', 3, () => import('#features/orders/screens/card-detail.screen.tsx'), { name: 'orderCardDetail', parent: '/order' }),
  screen('/order/wuliuDetail', '物流详情', 4, () => import('#features/orders/screens/parcel-detail.screen.tsx'), { name: 'wuliuDetail', parent: '/order' }),
  screen('/order/wuliuList', '物流列表', 3, () => import('#features/orders/screens/parcel-list.screen.tsx'), { name: 'wuliuList', parent: '/order' }),
  screen('/order/feedback', '订单评价', 4, () => import('#features/orders/screens/feedback.screen.tsx'), { name: 'orderFeedback', parent: '/order' }),
  screen('/order/requestRefund', '申请退款', 4, () => import('#features/orders/screens/request-refund.screen.tsx'), { name: 'requestRefund', parent: '/order' }),
  screen('/order/yStartOrderDetail', '订单详情', 3, () => import('#features/orders/screens/activity-order.screen.tsx'), { name: 'yStartOrderDetail', parent: '/order' }),
  screen('/order/exchange', '申请换货', 4, () => import('#features/orders/screens/exchange.screen.tsx'), { name: 'orderExchange', parent: '/order' }),
  screen('/order/addressList', '选择地址', 4, () => import('#features/orders/screens/order-address.screen.tsx'), { name: 'orderAddressList', parent: '/order' }),
  screen('/order/longActRefund', '活动退款', 4, () => import('#features/orders/screens/long-act-refund.screen.tsx'), { name: 'longActRefund', parent: '/order' }),
  screen('/order/longActRefundDetail', '退款详情', 5, () => import('#features/orders/screens/long-act-refund-detail.screen.tsx'), { name: 'longActRefundDetail', parent: '/order' }),
  screen('/mallReturnGoods', '退货退款', 4, () => import('#features/orders/screens/return-goods.screen.tsx'), { parent: '/order' }),
  screen('/mallLogistics', '物流信息', 4, () => import('#features/orders/screens/parcel-detail.screen.tsx'), { parent: '/order' }),
  screen('/mallAfterSales', '售后服务', 4, () => import('#features/orders/screens/after-sales.screen.tsx'), { parent: '/order' }),
  screen('/mallRefundOnly', '仅退款', 4, () => import('#features/orders/screens/refund-only.screen.tsx'), { parent: '/order' }),

  // coupons
  screen('/coupons/index', '我的优惠券', 2, () => import('#features/coupons/screens/my-coupons.screen.tsx'), { name: 'coupons', parent: '/userCenter', keepAlive: true }),
  screen('/coupons/receive', '领券中心', 3, () => import('#features/coupons/screens/receive.screen.tsx'), { name: 'couponReceive', parent: '/coupons/index' }),
  screen('/coupons/products', '可用商品', 3, () => import('#features/coupons/screens/coupon-products.screen.tsx'), { name: 'couponProducts', parent: '/coupons/index' }),

  // invoices
  screen('/invoice/apply', '申请开票', 3, () => import('#features/invoices/screens/invoice-apply.screen.tsx'), { name: 'invoiceApply', parent: '/invoice/mine' }),
  screen('/invoice/add', '新增抬头', 4, () => import('#features/invoices/screens/invoice-add.screen.tsx'), { name: 'invoiceAdd', parent: '/invoice/mine' }),
  screen('/invoice/edit', '编辑抬头', 4, () => import('#features/invoices/screens/invoice-edit.screen.tsx'), { name: 'invoiceEdit', parent: '/invoice/mine' }),
  screen('/invoice/mine', '我的发票', 3, () => import('#features/invoices/screens/invoice-mine.screen.tsx'), { name: 'invoiceMine', parent: '/userCenter' }),
  screen('/invoice/detail', '发票详情', 4, () => import('#features/invoices/screens/invoice-detail.screen.tsx'), { name: 'invoiceDetail', parent: '/invoice/mine' }),

  // address
  screen('/address', '收货地址', 3, () => import('#features/address/screens/address.screen.tsx'), { parent: '/userCenter' }),
  screen('/address/edit', '编辑地址', 4, () => import('#features/address/screens/address-edit.screen.tsx'), { name: 'addressEdit', parent: '/address' }),

  // family
  screen('/family/index', '家庭成员', 2, () => import('#features/family/screens/family.screen.tsx'), { name: 'family', parent: '/userCenter' }),
  screen('/family/edit', '编辑家庭成员', 3, () => import('#features/family/screens/family-edit.screen.tsx'), { name: 'familyEdit', parent: '/family/index' }),
  screen('/family/editSelf', '个人信息', 3, () => import('#features/family/screens/family-edit-self.screen.tsx'), { name: 'familyEditSelf', parent: '/family/index' }),
  screen('/family/editPhone', '修改手机号', 4, () => import('#features/family/screens/family-edit-phone.screen.tsx'), { name: 'familyEditPhone', parent: '/family/index' }),

  // content
  screen('/agreement', '用户协议', 2, () => import('#features/content/screens/agreement.screen.tsx')),
  screen('/suggetion', '意见反馈', 2, () => import('#features/content/screens/suggestion.screen.tsx'), { parent: '/userCenter' }),
  screen('/feedback', '满意度评价', 3, () => import('#features/content/screens/feedback.screen.tsx'), { isPublic: true }),
  screen('/imageDisplay', '图片查看', 5, () => import('#features/content/screens/image-display.screen.tsx')),
  screen('/pdf', '文件预览', 5, () => import('#features/content/screens/pdf.screen.tsx')),
  screen('/excel', '文件预览', 5, () => import('#features/content/screens/excel.screen.tsx')),
  screen('/outreach', '外部链接', 3, () => import('#features/content/screens/outreach.screen.tsx')),
  screen('/privacyPolicy', '隐私政策', 2, () => import('#features/content/screens/privacy-policy.screen.tsx'), { isPublic: true }),
] as const

/** The rows that the screen at a path links to. The build derives them and stores them in the separate chunk. */
export const nearbyLocations = (_path: string): Promise<readonly number[]> => Promise.resolve([])

type RouteRow = (typeof routes)[number]
export type RoutePath = RouteRow['path']

declare module '#platform/navigation/register.ts' {
  interface Register {
    path: RoutePath
  }
}

/** Only compiles while every loader returns a screen as its default export. */
type LoadedScreenModule = RouteRow extends infer R
  ? R extends { load: () => Promise<infer M> }
    ? M
    : never
  : never
export type EveryScreenLoads = LoadedScreenModule extends ScreenModule ? true : never
true satisfies EveryScreenLoads

/** Only compiles while every parent is a path of the table. */
type Parent = RouteRow extends infer R ? (R extends { parent: infer P extends string } ? P : never) : never
export type EveryParentStands = Parent extends RoutePath ? true : never
true satisfies EveryParentStands
