import { expect, test } from 'vitest'
import {
  auditActionKinds,
  actionsOfKind,
  moneyEffectActions,
  partActions,
  payBlocker,
  auditActions,
  sumActions,
  type AuditActionKind,
} from './audit-actions.ts'

test('staff who changed an amount do not review, and staff who changed or decided do not pay', () => {
  expect(sumActions).toEqual([
    'correctReceipt',
    'enterReceipt',
    'removeReceipt',
    'correctVisit',
    'codeDiagnosis',
    'setLine',
    'correctExamInvoice',
  ])
  expect(moneyEffectActions.filter((action) => !sumActions.includes(action))).toEqual([
    'approveFirst',
    'approve',
    'confirm',
    'upholdDecision',
    'changeFirst',
    'changeDecision',
    'approveExamFirst',
    'approveExam',
    'confirmExam',
  ])
})

test.each([
  [[], null],
  [['readCase', 'acceptCase', 'takeOverCase', 'askMember', 'adjudicate', 'sendBack', 'makeBatch'], null],
  [['approve'], '您审核通过了本案，须由他人打款'],
  [['readCase', 'confirm'], '您审核通过了本案，须由他人打款'],
  [['approveFirst', 'setLine'], '您改动过本案金额，须由他人打款'],
] as const)('after %j the member gets a notice of a payment: %s', (actions, text) => {
  expect(payBlocker(actions)).toBe(text)
})

test('staff who did anything to a case or its money took part; those who only viewed it did not', () => {
  expect(partActions).toContain('acceptCase')
  expect(partActions).toContain('reject')
  expect(partActions).toContain('makeBatch')
  expect(partActions.filter((action) => auditActions[action].kind === 'read')).toEqual([])
})

/** Audit logs are stored for years and read by these codes. */
const codesByKind: Readonly<Record<AuditActionKind, string>> = {
  read: 'listEnrolments=查看参保记录 readCase=查看案件 readFile=查看影像 compareReceipts=比对发票影像 listCases=查看案件列表 searchCases=搜索案件 listPayments=查看打款列表 readTrail=查看审计记录 readAlerts=查看安全提醒 readAppErrors=查看应用错误 readRegistrations=查看注册申请 readReport=查看理赔报表 takeReport=下载理赔报表 listBills=查看账单列表 listAdjustments=查看积分调整 listExams=查看体检报销列表 readExam=查看体检报销 listConsultations=查看问诊列表 listServiceMessages=查看会员留言 listSuggestions=查看意见建议 readSuggestionPicture=查看意见建议的图片 listAdvice=查看活动建议 listEvaluations=查看服务评价 listLeads=查看活动留电 readLeadPhone=查看活动留电的号码 listCounselling=查看咨询预约 readCounselling=查看一个咨询预约 listCounsellingLine=查看咨询候补 listCounsellingRatings=查看咨询评价 listOrders=查看订单列表 readOrder=查看订单 listAfterSales=查看售后列表 readAfterSale=查看售后单 listInvoices=查看开票列表 listQuotaHolders=查看权益额度明细 previewQuotas=核对额度表格 listAppointments=查看线下服务预约 listWelfare=查看健康福利 readTrialCase=查看试算案件 takeTrialRun=下载试算结果 listPremiumLines=查看账单明细 exportPremium=导出保费账单 listCoverChanges=查看保全清单 exportCoverChanges=导出保全清单 listPeople=查看员工与家属 readPerson=查看人员资料 revealPerson=查看人员完整号码 readImportFaults=下载导入错误明细 exportPeople=导出员工与家属 findMembers=查找会员 readMember=查看会员 readMemberPart=查看会员资料 revealMember=查看会员完整号码 previewMerge=预览账号合并',
  case: 'acceptCase=受理案件 takeOverCase=接手案件 assignCase=分派案件 changeAssignment=修改派件规则 changeAbsence=登记请假 correctReceipt=更正发票 enterReceipt=录入发票 removeReceipt=移除发票 correctVisit=更正就诊 codeDiagnosis=诊断编码 markDiagnosis=标记诊断 liftDiagnosisMark=解除诊断标记 setLine=人工核定 recheckInvoice=重新核验发票 addBlock=加入重点核查名单 removeBlock=移出重点核查名单 askMember=要求补充 adjudicate=进入理算 approveFirst=初审通过 approve=通过 confirm=复核通过 sendBack=复核退回 rejectFirst=初审拒赔 reject=拒赔 confirmReject=复核拒赔 writeNote=登记备注或通话 takeAppeal=受理复核申请 upholdDecision=维持原决定 changeFirst=改判初审 changeDecision=复核改判 reopenCase=重新审核 agreeRecovery=登记退款协议',
  money:
    'makeBatch=生成打款批次 takeBatchFile=下载打款文件 sendBatch=发送打款批次 recordPaid=登记打款到账 recordFailed=登记打款失败 askPayment=查询打款结果 payAgain=重新打款 receiveRecovery=登记退款到账 dropRecovery=取消退款协议',
  exam: 'correctExamInvoice=更正体检发票 approveExamFirst=体检报销初审通过 approveExam=体检报销通过 confirmExam=体检报销复核通过 sendExamBack=体检报销复核退回 refuseExamFirst=体检报销初审驳回 refuseExam=体检报销驳回 confirmExamRefusal=体检报销复核驳回',
  service:
    'returnRight=退回问诊权益 answerServiceMessage=回复会员留言 answerSuggestion=回复意见建议 handleVoice=处理会员心声 changeAdviser=修改专属顾问 changeAdviserHours=修改顾问排班 changeSelfPaying=修改企业自费规则',
  orders:
    'shipOrder=订单发货 handOutPrize=交付奖品 agreeRefund=同意售后退款 askGoodsBack=同意退换，等待寄回 refuseAfterSale=拒绝售后 confirmRefund=复核售后退款 sendRefundBack=退回售后退款 sendExchange=寄出换货 grantAppeal=支持售后申诉 upholdRefusal=维持售后拒绝 compareBill=核对支付账单 settleDifference=处理对账差异 refundAgain=重新发起退款',
  counselling:
    'changeCounsellor=修改咨询师 changeCounsellorHours=修改咨询排班 closeCounsellingDays=登记咨询休息日 finishCounselling=登记咨询完成 missCounselling=登记咨询未到场 cancelCounselling=取消咨询预约',
  mall: 'changeProduct=修改商品 changePrice=修改规格与价格 changeStock=调整库存 changeSale=商品上下架 draftCanvas=编辑商城页面 publishCanvas=发布商城页面',
  operate:
    'changeCoupons=修改优惠券批次 enterCalendar=录入放假安排 giveCoupons=发放优惠券 changeContact=修改企业联系方式 changeBenefit=修改企业权益说明 changeMedicalService=修改高端医疗服务说明 addAdvert=新增广告 changeAdvert=修改广告 endAdvert=结束广告 addQuestion=新增常见问题 changeQuestion=修改常见问题 removeQuestion=删除常见问题',
  finance: 'retryInvoice=重新开票或冲红',
  offers:
    'changeActivity=编辑活动 proposeActivity=提交活动审核 confirmActivity=通过并发布活动 refuseActivity=驳回活动 contactLead=登记活动留电已联系 makeBill=开出账单 sendBill=重发账单链接 voidBill=作废账单',
  points:
    'proposePoints=提交积分调整 confirmPoints=通过积分调整 refusePoints=驳回积分调整 changePointsRules=修改积分规则 proposePointsRules=提交积分规则修改 confirmPointsRules=通过积分规则修改 refusePointsRules=驳回积分规则修改 withdrawPointsRules=撤回积分规则修改 changeStepsChannel=设置运动平台',
  catalogue:
    'saveHospital=维护医院 closeHospital=关停或恢复医院 importHospitals=导入医院 saveDiseaseLabel=维护常见症状 saveExclusionGroup=维护除外责任组 removeExclusionGroup=删除除外责任组 addManual=上传使用手册 changeManual=修改使用手册 removeManual=删除使用手册',
  cards:
    'addWelfare=发放健康福利 removeWelfare=收回健康福利 proposeGrant=提交发放审核 confirmGrant=通过发放 refuseGrant=驳回发放 withdrawGrant=撤回发放 makeCardBatch=新建卡券批次 takeCardCodes=导出卡券码 voidCardBatch=作废卡券批次 makeOptional=新建自选福利 voidOptional=停止自选福利 importQuotas=导入权益额度 addFreeBenefit=新建免费权益 changeFreeBenefit=修改免费权益',
  plans:
    'addPlan=新建方案 changePlan=修改方案草稿 copyPlan=复制方案版本 submitPlan=提交方案审核 withdrawPlan=撤回方案审核 approvePlan=通过方案版本 returnPlan=退回方案版本 startTrialRun=开始规则试算 cancelTrialRun=取消规则试算 addContract=新建合同 changeContract=修改合同草稿 endorseContract=编写合同批改 submitContract=提交合同审核 withdrawContract=撤回合同审核 approveContract=通过合同或批改 returnContract=退回合同或批改',
  premiums:
    'addPremium=计算保费账单 recomputePremium=重新计算账单 discardPremium=删除账单草稿 submitPremium=提交保费账单 withdrawPremium=撤回保费账单 issuePremium=出具保费账单 returnPremium=退回保费账单',
  schedules:
    'changeService=修改线下服务 changeSite=修改服务网点 changeSiteHours=修改网点排班 closeSiteDays=登记网点休息日 cancelAppointment=取消线下服务预约',
  people:
    'hirePerson=添加员工 changePerson=修改人员资料 leavePerson=登记离职 cancelLeave=取消离职 rejoinPerson=重新入职 uploadImport=上传导入表格 confirmImport=确认导入 discardImport=放弃导入 undoImport=撤销导入 addDependant=添加家属 removeDependant=移除家属 addTag=新建会员标签 renameTag=修改会员标签 removeTag=删除会员标签 assignTag=给会员打标签 unassignTag=取消会员标签',
  account:
    'confirmRegistration=确认注册申请 refuseRegistration=拒绝注册申请 logIn=登录 logOut=退出登录 addAccount=账号开通 changeRole=岗位变更 resetPassword=密码重置 disableAccount=账号停用 enableAccount=账号恢复 endMemberSessions=结束会员登录 sendMemberCode=给会员发送验证码 proposePhoneChange=提交会员换号 proposeMerge=提交账号合并 mergeAccounts=合并会员账号 changeMemberPhone=更换会员手机号',
  companies:
    'addBenefit=新建企业权益 removeBenefit=删除企业权益 addMedicalService=新建高端医疗服务 removeMedicalService=删除高端医疗服务 addGroup=新建集团 changeGroup=修改集团 addCompany=新建企业 changeCompany=修改企业 changeCompanyStatus=启用或停用企业 changeFunctions=修改企业价格与功能 changeClaimRules=修改理赔规则 changeTheme=修改企业主题 changeLoginTheme=修改登录主题 removeLoginTheme=删除登录主题 changeCompanyPartner=修改企业合作方 addChannel=新建合作渠道 changeChannel=修改合作渠道 rotateChannelSecret=更换合作渠道密钥 addWorkChatApp=新建办公应用 changeWorkChatApp=修改办公应用 rotateWorkChatSecret=更换办公应用密钥 removeWorkChatApp=删除办公应用',
}

test('a code keeps its text and belongs to one kind', () => {
  expect(auditActionKinds).toEqual({
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
    points: '积分调整与规则',
    cards: '卡券与额度',
    catalogue: '目录与手册',
    premiums: '保费账单',
    plans: '方案与保单',
    schedules: '排班与预约',
    people: '员工与导入',
    account: '账号与登录',
    companies: '企业开通',
  })
  for (const [kind, actions] of Object.entries(codesByKind) as [AuditActionKind, string][])
    expect(
      actionsOfKind(kind)
        .map((action) => `${action}=${auditActions[action].words}`)
        .join(' '),
    ).toBe(actions)
})
