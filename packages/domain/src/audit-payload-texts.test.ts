import { expect, test } from 'vitest'
import { auditActions, auditPayloadText, type AuditAction, type AuditDeclaration } from './audit-actions.ts'

const receipt = {
  day: '2026-02-20',
  visitDay: '2026-02-19',
  billedFen: 300_00,
  socialFen: 100_00,
  ownExpenseFen: 20_00,
  excludedFen: 5_00,
  excludedReason: '挂号费',
}
const emptyReceipt = {
  day: null,
  visitDay: null,
  billedFen: null,
  socialFen: 0,
  ownExpenseFen: 0,
  excludedFen: 0,
  excludedReason: null,
}
const invoices = { hospital: null, firstNumber: '001', lastNumber: '009', reason: '虚开' }
const batch = { batchNo: 'P1', count: 2, totalFen: 300_00 }
const days = { first: '2026-02-01', last: '2026-02-03' }
const sale = { orderNo: 'D1', words: '同意' }
const upload = { company: '星河', fileName: '名单.xlsx' }
const ofXinghe = { company: '星河', name: '林晓' }
const person = { name: '林晓', certificate: '3****1', phone: '138****0001' }
const rule = { companyName: '星河', startDay: '2026-03-01', reason: '调整' }
const contract = { companyName: '星河', contractNo: 'HT1' }
const statement = { ...contract, month: '2026-03' }
const summed = { ...statement, people: 3, totalFen: 300_00 }
const version = { name: '补充医疗', no: 2 }
const text = { companyName: '星河', title: '体检', changes: '名称 A → B' }
const edited = { name: '星河', changes: ['名称：甲 → 乙', '简称：空 → 乙'] }
const question = { companies: ['星河', '海纳'], title: '怎么报销', category: '理赔' }

/** Each action with a payload, with the text that auditors have always read. */
const samples: readonly (readonly [AuditDeclaration, string])[] = [
  [{ action: 'readFile', payload: { what: '发票' } }, '发票'],
  [{ action: 'listCases', payload: { list: 'late' } }, '将超时'],
  [{ action: 'searchCases', payload: { keyword: '林晓' } }, '林晓'],
  [{ action: 'listPayments', payload: { list: 'failed' } }, '失败'],
  [{ action: 'listPayments', payload: { list: null } }, '全部'],
  [{ action: 'readTrail', payload: { list: 'denied' } }, '被拒与失败'],
  [{ action: 'readTrail', payload: { list: 'events', search: [] } }, ''],
  [
    {
      action: 'readTrail',
      payload: { list: 'events', search: ['138****0001', '打款', '2026-03-01'] },
    },
    '138****0001 打款 2026-03-01',
  ],
  [{ action: 'listPeople', payload: { company: '星河', list: 'left', isSearch: false } }, '星河 已离职'],
  [
    { action: 'listPeople', payload: { company: '星河', list: 'active', isSearch: true } },
    '星河 在职（搜索）',
  ],
  [{ action: 'readPerson', payload: ofXinghe }, '星河 林晓'],
  [{ action: 'revealPerson', payload: { ...ofXinghe, reason: '核对社保' } }, '星河 林晓：核对社保'],
  [{ action: 'findMembers', payload: { by: 'phone' } }, '按手机号'],
  [{ action: 'findMembers', payload: { by: 'certificate' } }, '按证件号码'],
  [{ action: 'findMembers', payload: { by: 'name' } }, '按姓名'],
  [{ action: 'sendMemberCode', payload: { name: '林晓', phone: '138****0001' } }, '林晓 138****0001'],
  [
    { action: 'proposePhoneChange', payload: { name: '林晓', reason: '遗失', from: '138', to: '139' } },
    '138 → 139 林晓：遗失',
  ],
  [{ action: 'previewMerge', payload: { name: '林晓', phone: '138****0002' } }, '林晓 138****0002'],
  [
    { action: 'proposeMerge', payload: { name: '林晓', reason: '重复注册', from: '139', to: '138' } },
    '139 → 138 林晓：重复注册',
  ],
  [
    {
      action: 'mergeAccounts',
      payload: {
        name: '林晓',
        reason: '重复注册',
        before: { companies: [], phones: ['138', '139'] },
        after: { companies: ['海纳', '星河'], phones: ['138'] },
        moved: ['保单 1', '权益 2'],
      },
    },
    '138、139 → 138 企业 无 → 海纳、星河 保单 1，权益 2 林晓：重复注册',
  ],
  [
    { action: 'changeMemberPhone', payload: { name: '林晓', reason: '遗失', from: '138', to: '139' } },
    '138 → 139 林晓：遗失',
  ],
  [{ action: 'readMember', payload: { name: '林晓' } }, '林晓'],
  [{ action: 'readMemberPart', payload: { name: '林晓', part: 'covers' } }, '林晓 保障'],
  [{ action: 'revealMember', payload: { name: '林晓', reason: '核对身份' } }, '林晓：核对身份'],
  [
    { action: 'endMemberSessions', payload: { name: '林晓', reason: '遗失', isEverything: false } },
    '登录 林晓：遗失',
  ],
  [
    { action: 'endMemberSessions', payload: { name: '林晓', reason: '遗失', isEverything: true } },
    '登录、已知设备和绑定 林晓：遗失',
  ],
  [{ action: 'hirePerson', payload: ofXinghe }, '星河 林晓'],
  [{ action: 'changePerson', payload: ofXinghe }, '星河 林晓'],
  [{ action: 'leavePerson', payload: ofXinghe }, '星河 林晓'],
  [{ action: 'cancelLeave', payload: ofXinghe }, '星河 林晓'],
  [{ action: 'rejoinPerson', payload: ofXinghe }, '星河 林晓'],
  [{ action: 'addDependant', payload: ofXinghe }, '星河 林晓'],
  [{ action: 'removeDependant', payload: ofXinghe }, '星河 林晓'],
  [{ action: 'uploadImport', payload: upload }, '星河 名单.xlsx'],
  [{ action: 'confirmImport', payload: { ...upload, rows: 12 } }, '星河 名单.xlsx 12 行'],
  [{ action: 'discardImport', payload: upload }, '星河 名单.xlsx'],
  [{ action: 'undoImport', payload: { ...upload, rows: 12 } }, '星河 名单.xlsx 12 行'],
  [{ action: 'readImportFaults', payload: upload }, '星河 名单.xlsx'],
  [{ action: 'exportPeople', payload: { company: '星河', rows: 9, reason: '续保' } }, '星河 9 人：续保'],
  [{ action: 'readRegistrations', payload: { isWaiting: true } }, '待确认'],
  [{ action: 'readRegistrations', payload: { isWaiting: false } }, '已处理'],
  [
    { action: 'readReport', payload: { from: '2026-01', to: '2026-02', insurer: null } },
    '2026-01 至 2026-02',
  ],
  [
    {
      action: 'takeReport',
      payload: { reader: 'reinsurer', from: '2026-01', to: '2026-01', insurer: '国寿' },
    },
    '再保险公司 2026-01 国寿',
  ],
  [{ action: 'listExams', payload: { state: null, isToConfirm: false, keyword: '' } }, '全部'],
  [{ action: 'listExams', payload: { state: 1, isToConfirm: true, keyword: 'E1' } }, '审核中 待复核 E1'],
  [{ action: 'readLeadPhone', payload: { activity: '邻里计划' } }, '邻里计划'],
  [{ action: 'readOrder', payload: { orderNo: 'D1' } }, 'D1'],
  [{ action: 'readAfterSale', payload: { orderNo: 'D1' } }, 'D1'],
  [{ action: 'readAfterSale', payload: { orderNo: null } }, '查看凭证图片'],
  [{ action: 'listQuotaHolders', payload: { benefit: '洁牙' } }, '洁牙'],
  [{ action: 'previewQuotas', payload: { companyName: '星河', rows: 3 } }, '星河 3 行'],
  [{ action: 'assignCase', payload: { name: '李核赔' } }, '李核赔'],
  [
    { action: 'changeAssignment', payload: { change: 'group', name: '一组', people: 2 } },
    '小组 一组（2 人）',
  ],
  [{ action: 'changeAssignment', payload: { change: 'groupDropped', name: '一组' } }, '删除小组 一组'],
  [{ action: 'changeAssignment', payload: { change: 'rules', rules: 4 } }, '共 4 条规则'],
  [
    { action: 'changeAbsence', payload: { name: '王', firstDay: '1', lastDay: '2', isDropped: false } },
    '王 1 至 2',
  ],
  [
    { action: 'changeAbsence', payload: { name: '王', firstDay: '1', lastDay: '2', isDropped: true } },
    '取消 王 1 至 2',
  ],
  [
    { action: 'correctReceipt', payload: receipt },
    '日期 2026-02-20，就诊日期 2026-02-19，金额 ¥300.00，社保 ¥100.00，自费 ¥20.00，除外 ¥5.00（挂号费）',
  ],
  [{ action: 'enterReceipt', payload: emptyReceipt }, '日期 空，金额 空'],
  [{ action: 'removeReceipt', payload: { billedFen: null } }, '金额 空'],
  [{ action: 'correctVisit', payload: { visitType: 'dental', hospital: '口腔', days: null } }, '牙科，口腔'],
  [
    { action: 'correctVisit', payload: { visitType: 'dental', hospital: '口腔', days } },
    '牙科，口腔，2026-02-01 至 2026-02-03',
  ],
  [{ action: 'codeDiagnosis', payload: { codes: 2 } }, '编码 2 项'],
  [{ action: 'codeDiagnosis', payload: { codes: 0 } }, '恢复会员填写的诊断'],
  [{ action: 'markDiagnosis', payload: { verdict: 'doubtful' } }, '存疑'],
  [{ action: 'liftDiagnosisMark', payload: { caseNo: 'C1', reason: '已核' } }, 'C1：已核'],
  [{ action: 'setLine', payload: { payableFen: 1_00, reason: '超标' } }, '¥1.00（超标）'],
  [{ action: 'setLine', payload: { payableFen: null, reason: '' } }, '恢复按规则理算'],
  [{ action: 'addBlock', payload: invoices }, '发票 001 至 009：虚开'],
  [{ action: 'addBlock', payload: { ...invoices, lastNumber: '001' } }, '发票 001：虚开'],
  [
    {
      action: 'removeBlock',
      payload: { hospital: '美丽诊所', firstNumber: null, lastNumber: null, reason: '已整改' },
    },
    '美丽诊所：已整改',
  ],
  [
    { action: 'askMember', payload: { kinds: ['receipt', 'medicalRecord'], words: '请补' } },
    '发票/收据、病历：请补',
  ],
  [{ action: 'askMember', payload: { kinds: [], words: '请补' } }, '请补'],
  [{ action: 'approveFirst', payload: { payableFen: 1_00 } }, '应赔 ¥1.00，待复核'],
  [{ action: 'approve', payload: { payableFen: 1_00 } }, '赔付 ¥1.00'],
  [{ action: 'confirm', payload: { payableFen: 1_00 } }, '赔付 ¥1.00'],
  [{ action: 'sendBack', payload: { reason: '请核对' } }, '请核对'],
  [{ action: 'rejectFirst', payload: { reason: '不在保障' } }, '不在保障（待复核）'],
  [{ action: 'reject', payload: { reason: '不在保障' } }, '不在保障'],
  [{ action: 'confirmReject', payload: { reason: '不在保障' } }, '不在保障'],
  [{ action: 'writeNote', payload: { kind: 'calledMember', wasReached: true } }, '致电会员（已接通）'],
  [{ action: 'upholdDecision', payload: { reason: '无误' } }, '无误'],
  [{ action: 'changeFirst', payload: { payableFen: 1_00 } }, '应赔 ¥1.00，待第二人确认'],
  [{ action: 'changeDecision', payload: { payableFen: 1_00, reason: '已补' } }, '赔付 ¥1.00：已补'],
  [{ action: 'changeDecision', payload: { payableFen: 1_00, reason: null } }, '赔付 ¥1.00'],
  [{ action: 'reopenCase', payload: { reason: '漏算' } }, '漏算'],
  [{ action: 'agreeRecovery', payload: { amountFen: 1_00, day: '2026-02-20' } }, '¥1.00，2026-02-20 签署'],
  [{ action: 'correctExamInvoice', payload: { name: '发票一' } }, '发票一'],
  [{ action: 'approveExamFirst', payload: { amountFen: 1_00 } }, '报销 ¥1.00'],
  [{ action: 'approveExam', payload: { amountFen: 1_00 } }, '报销 ¥1.00'],
  [{ action: 'confirmExam', payload: { amountFen: 1_00 } }, '报销 ¥1.00'],
  [{ action: 'sendExamBack', payload: { reason: '请核对' } }, '请核对'],
  [{ action: 'makeBatch', payload: batch }, 'P1 共 2 笔 ¥300.00'],
  [{ action: 'takeBatchFile', payload: { ...batch, encoding: 'gbk' } }, 'P1 共 2 笔 ¥300.00，gbk'],
  [{ action: 'sendBatch', payload: batch }, 'P1 共 2 笔 ¥300.00'],
  [{ action: 'recordPaid', payload: { batchNo: 'P1' } }, 'P1'],
  [{ action: 'recordFailed', payload: { batchNo: '' } }, ''],
  [{ action: 'receiveRecovery', payload: { amountFen: 1_00, note: '流水' } }, '¥1.00：流水'],
  [{ action: 'dropRecovery', payload: { amountFen: 1_00, note: '误登记' } }, '¥1.00：误登记'],
  [{ action: 'returnRight', payload: { reason: 'noAnswer' } }, '医生长时间未回复'],
  [{ action: 'handleVoice', payload: { kind: 'advice' } }, '活动建议'],
  [{ action: 'changeAdviser', payload: { name: '秦', companies: 2 } }, '秦，服务 2 家企业'],
  [{ action: 'changeAdviser', payload: { name: '秦', isOff: true } }, '秦：停用'],
  [{ action: 'changeAdviserHours', payload: { name: '秦', hours: 3 } }, '秦：3 个时段'],
  [
    {
      action: 'changeSelfPaying',
      payload: {
        companyName: '星河',
        sellsConsultations: true,
        sellsCounselling: false,
        consultationFen: null,
      },
    },
    '星河：自费问诊开通（统一价格），自费心理咨询关闭',
  ],
  [{ action: 'changeCounsellor', payload: { name: '苏', isPaused: null } }, '苏'],
  [{ action: 'changeCounsellor', payload: { name: '苏', isPaused: true } }, '苏：暂停预约'],
  [{ action: 'changeCounsellorHours', payload: { name: '苏', hours: 3 } }, '苏：3 个时段'],
  [{ action: 'closeCounsellingDays', payload: { name: '苏', days } }, '苏：2026-02-01 至 2026-02-03'],
  [{ action: 'closeCounsellingDays', payload: { name: '苏', days: null } }, '苏：重新开放'],
  [{ action: 'shipOrder', payload: { orderNo: 'D1' } }, 'D1'],
  [{ action: 'handOutPrize', payload: { orderNo: 'D1' } }, 'D1'],
  [{ action: 'agreeRefund', payload: sale }, 'D1 同意'],
  [{ action: 'askGoodsBack', payload: sale }, 'D1 同意'],
  [{ action: 'refuseAfterSale', payload: sale }, 'D1 同意'],
  [{ action: 'confirmRefund', payload: { ...sale, moneyFen: 1_00 } }, 'D1 ¥1.00 同意'],
  [{ action: 'sendRefundBack', payload: { orderNo: 'D1', words: '', moneyFen: 1_00 } }, 'D1 ¥1.00'],
  [{ action: 'sendExchange', payload: { orderNo: 'D1' } }, 'D1'],
  [{ action: 'grantAppeal', payload: sale }, 'D1 同意'],
  [{ action: 'upholdRefusal', payload: sale }, 'D1 同意'],
  [{ action: 'compareBill', payload: { day: '2026-02-20' } }, '2026-02-20'],
  [
    {
      action: 'settleDifference',
      payload: { day: '2026-02-20', kind: 'paymentNotHere', note: '已核' },
    },
    '2026-02-20 我方缺少收款 已核',
  ],
  [{ action: 'refundAgain', payload: { orderNo: 'D1', amountFen: 1_00 } }, 'D1 ¥1.00'],
  [
    { action: 'changeCoupons', payload: { name: '券', terms: ['满 10 减 1', '共 2 张'] } },
    '券，满 10 减 1，共 2 张',
  ],
  [{ action: 'changeCoupons', payload: { name: '券', isPaused: false } }, '券：恢复领取'],
  [{ action: 'enterCalendar', payload: { year: 2026, notice: '国办' } }, '2026 年：国办'],
  [{ action: 'giveCoupons', payload: { name: '券', size: 3 } }, '券，3 张'],
  [{ action: 'changeContact', payload: { companyName: '星河', changes: '电话 1 → 2' } }, '星河：电话 1 → 2'],
  [{ action: 'changeBenefit', payload: text }, '星河「体检」：名称 A → B'],
  [{ action: 'changeMedicalService', payload: text }, '星河「体检」：名称 A → B'],
  [
    {
      action: 'addAdvert',
      payload: { companies: ['星河', '海纳'], title: '夏', position: 'dialog', from: '1', to: '2' },
    },
    '星河、海纳「夏」：首页弹窗，1 至 2',
  ],
  [{ action: 'changeAdvert', payload: text }, '星河「体检」：名称 A → B'],
  [
    { action: 'endAdvert', payload: { companyName: '星河', title: '夏', hasBegun: true } },
    '星河「夏」：立即结束',
  ],
  [
    { action: 'endAdvert', payload: { companyName: '星河', title: '夏', hasBegun: false } },
    '星河「夏」：未开始即结束',
  ],
  [{ action: 'saveHospital', payload: { name: '一院', changes: null } }, '一院：新增'],
  [
    { action: 'saveHospital', payload: { name: '一院', changes: '等级：二级 → 三级' } },
    '一院：等级：二级 → 三级',
  ],
  [{ action: 'closeHospital', payload: { name: '一院', isClosed: true } }, '一院：关停'],
  [{ action: 'closeHospital', payload: { name: '一院', isClosed: false } }, '一院：恢复'],
  [{ action: 'importHospitals', payload: { added: 2, changed: 1 } }, '新增 2 家，修改 1 家'],
  [{ action: 'saveExclusionGroup', payload: { name: '牙科', changes: null } }, '牙科：新增'],
  [{ action: 'removeExclusionGroup', payload: { name: '牙科' } }, '牙科'],
  [{ action: 'saveDiseaseLabel', payload: { name: '眼科 干涩', changes: null } }, '眼科 干涩：新增'],
  [{ action: 'addBenefit', payload: { companyName: '星河', title: '疫苗' } }, '星河「疫苗」'],
  [{ action: 'removeBenefit', payload: { companyName: '星河', title: '疫苗' } }, '星河「疫苗」'],
  [{ action: 'addMedicalService', payload: { companyName: '星河', title: '绿通' } }, '星河「绿通」'],
  [{ action: 'removeMedicalService', payload: { companyName: '星河', title: '绿通' } }, '星河「绿通」'],
  [{ action: 'addManual', payload: { companyName: '星河', title: '指南' } }, '星河「指南」'],
  [{ action: 'changeManual', payload: { companyName: '星河', title: '甲 → 乙' } }, '星河「甲 → 乙」'],
  [{ action: 'removeManual', payload: { companyName: '星河', title: '指南' } }, '星河「指南」'],
  [
    { action: 'addFreeBenefit', payload: { companyName: '星河', title: '问诊', lines: ['3 次', '90 天'] } },
    '星河「问诊」：3 次；90 天',
  ],
  [
    {
      action: 'changeFreeBenefit',
      payload: { companyName: '星河', title: '问诊', lines: ['名称：甲 → 乙'] },
    },
    '星河「问诊」：名称：甲 → 乙',
  ],
  [{ action: 'listEnrolments', payload: { keyword: '林' } }, '林'],
  [{ action: 'addContract', payload: { ...contract, changes: ['补充医疗'] } }, '星河 HT1；补充医疗'],
  [{ action: 'changeContract', payload: { ...contract, changes: [] } }, '星河 HT1'],
  [{ action: 'endorseContract', payload: { ...contract, changes: ['新增 家属'] } }, '星河 HT1；新增 家属'],
  [{ action: 'submitContract', payload: { ...contract, no: 1 } }, '星河 HT1'],
  [{ action: 'withdrawContract', payload: { ...contract, no: 2 } }, '星河 HT1 第 1 次批改'],
  [{ action: 'approveContract', payload: { ...contract, no: 2, note: '' } }, '星河 HT1 第 1 次批改'],
  [{ action: 'returnContract', payload: { ...contract, no: 1, note: '日期有误' } }, '星河 HT1：日期有误'],
  [
    { action: 'startTrialRun', payload: { ...version, ...days, companies: 3 } },
    '补充医疗 第 2 版，2026-02-01 至 2026-02-03，3 家企业',
  ],
  [
    { action: 'cancelTrialRun', payload: { ...version, ...days } },
    '补充医疗 第 2 版，2026-02-01 至 2026-02-03',
  ],
  [
    { action: 'takeTrialRun', payload: { ...version, ...days } },
    '补充医疗 第 2 版，2026-02-01 至 2026-02-03',
  ],
  [{ action: 'listPremiumLines', payload: statement }, '星河 HT1 2026-03'],
  [{ action: 'listCoverChanges', payload: statement }, '星河 HT1 2026-03'],
  [{ action: 'exportCoverChanges', payload: { ...statement, people: 2 } }, '星河 HT1 2026-03：2 人次'],
  [{ action: 'addPremium', payload: statement }, '星河 HT1 2026-03'],
  [{ action: 'exportPremium', payload: summed }, '星河 HT1 2026-03：3 人 ¥300.00'],
  [{ action: 'recomputePremium', payload: summed }, '星河 HT1 2026-03：3 人 ¥300.00'],
  [{ action: 'discardPremium', payload: summed }, '星河 HT1 2026-03：3 人 ¥300.00'],
  [{ action: 'submitPremium', payload: summed }, '星河 HT1 2026-03：3 人 ¥300.00'],
  [{ action: 'withdrawPremium', payload: summed }, '星河 HT1 2026-03：3 人 ¥300.00'],
  [
    { action: 'issuePremium', payload: { ...statement, totalFen: 1_00, note: '' } },
    '星河 HT1 2026-03：¥1.00',
  ],
  [
    { action: 'returnPremium', payload: { ...statement, totalFen: 1_00, note: '人数不符' } },
    '星河 HT1 2026-03：¥1.00，人数不符',
  ],
  [{ action: 'changeStepsChannel', payload: { companyName: '星河', from: null, to: 'a' } }, '星河：无 → a'],
  [{ action: 'changeStepsChannel', payload: { companyName: '星河', from: 'a', to: null } }, '星河：a → 无'],
  [{ action: 'listWelfare', payload: { companyName: '星河' } }, '星河'],
  [
    {
      action: 'addWelfare',
      payload: { companyName: '星河', title: '疫苗', people: 3, endDay: '2026-12-31' },
    },
    '星河「疫苗」3 人，至 2026-12-31',
  ],
  [
    {
      action: 'removeWelfare',
      payload: { companyName: '星河', title: '疫苗', people: 1, endDay: '2026-12-31' },
    },
    '星河「疫苗」1 人，至 2026-12-31',
  ],
  [{ action: 'addTag', payload: { companyName: '星河', name: '骨干' } }, '星河「骨干」'],
  [
    { action: 'renameTag', payload: { companyName: '星河', name: '骨干', to: '专家' } },
    '星河「骨干」 → 专家',
  ],
  [{ action: 'removeTag', payload: { companyName: '星河', name: '骨干', people: 2 } }, '星河「骨干」 2 人'],
  [{ action: 'assignTag', payload: { companyName: '星河', name: '骨干', people: 2 } }, '星河「骨干」 2 人'],
  [{ action: 'unassignTag', payload: { companyName: '星河', name: '骨干', people: 2 } }, '星河「骨干」 2 人'],
  [{ action: 'addPlan', payload: { name: '补充医疗' } }, '补充医疗'],
  [
    { action: 'changePlan', payload: { ...version, changes: ['总保额：1 → 2'] } },
    '补充医疗 第 2 版；总保额：1 → 2',
  ],
  [{ action: 'copyPlan', payload: { ...version, from: 1 } }, '补充医疗 第 2 版，复制自第 1 版'],
  [{ action: 'submitPlan', payload: { ...version, changes: [] } }, '补充医疗 第 2 版'],
  [{ action: 'withdrawPlan', payload: version }, '补充医疗 第 2 版'],
  [
    { action: 'approvePlan', payload: { ...version, startDay: '2026-03-01', note: '' } },
    '补充医疗 第 2 版，2026-03-01 起生效',
  ],
  [
    { action: 'approvePlan', payload: { ...version, startDay: '2026-03-01', note: '同意' } },
    '补充医疗 第 2 版，2026-03-01 起生效：同意',
  ],
  [{ action: 'returnPlan', payload: { ...version, note: '比例过高' } }, '补充医疗 第 2 版：比例过高'],
  [{ action: 'addQuestion', payload: question }, '星河、海纳「怎么报销」：理赔'],
  [{ action: 'changeQuestion', payload: text }, '星河「体检」：名称 A → B'],
  [{ action: 'removeQuestion', payload: question }, '星河、海纳「怎么报销」：理赔'],
  [{ action: 'changeProduct', payload: { name: '浴巾' } }, '浴巾'],
  [{ action: 'changePrice', payload: { product: '浴巾', variant: '大', priceFen: 1_00 } }, '浴巾 大 ¥1.00'],
  [
    { action: 'changeStock', payload: { product: '浴巾', variant: '大', amount: 4, reason: '到货' } },
    '浴巾 大 +4：到货',
  ],
  [
    { action: 'changeStock', payload: { product: '浴巾', variant: '大', amount: -4, reason: '损耗' } },
    '浴巾 大 -4：损耗',
  ],
  [{ action: 'changeSale', payload: { name: '浴巾', isOnSale: true } }, '浴巾：上架'],
  [{ action: 'draftCanvas', payload: { name: '星河', modules: 3 } }, '星河，3 个模块'],
  [{ action: 'draftCanvas', payload: { name: '星河', restoredVersion: 2 } }, '星河，取回第 2 版'],
  [{ action: 'publishCanvas', payload: { name: '星河', version: 2 } }, '星河，第 2 版'],
  [{ action: 'changeActivity', payload: { title: '抽奖', isDraft: true } }, '抽奖（草稿）'],
  [{ action: 'proposeActivity', payload: { title: '抽奖', changes: ['一', '二'] } }, '抽奖；一；二'],
  [{ action: 'confirmActivity', payload: { title: '抽奖', changes: [] } }, '抽奖'],
  [
    { action: 'refuseActivity', payload: { title: '抽奖', changes: ['长'.repeat(900)] } },
    `抽奖；${'长'.repeat(497)}`,
  ],
  [{ action: 'contactLead', payload: { activity: '抽奖' } }, '抽奖'],
  [{ action: 'makeBill', payload: { billNo: 'B1', amountFen: 1_00 } }, 'B1 ¥1.00'],
  [{ action: 'sendBill', payload: { billNo: 'B1' } }, 'B1'],
  [{ action: 'voidBill', payload: { billNo: 'B1', reason: '开错' } }, 'B1 开错'],
  [{ action: 'proposePoints', payload: { points: -5, reason: '多发' } }, '-5 多发'],
  [{ action: 'confirmPoints', payload: { points: 5, reason: '补发' } }, '5 补发'],
  [{ action: 'refusePoints', payload: { points: 5, reason: '补发' } }, '5 补发'],
  [
    { action: 'changePointsRules', payload: { ...rule, changes: ['签到：5 → 8'] } },
    '星河 2026-03-01 起，调整：签到：5 → 8',
  ],
  [
    { action: 'proposePointsRules', payload: { ...rule, changes: ['一', '二'] } },
    '星河 2026-03-01 起，调整：一；二',
  ],
  [{ action: 'confirmPointsRules', payload: rule }, '星河 2026-03-01 起，调整'],
  [{ action: 'refusePointsRules', payload: rule }, '星河 2026-03-01 起，调整'],
  [{ action: 'withdrawPointsRules', payload: rule }, '星河 2026-03-01 起，调整'],
  [{ action: 'proposeGrant', payload: { title: '导入', lines: ['一', '二'] } }, '导入；一；二'],
  [{ action: 'confirmGrant', payload: { title: '导入', lines: [] } }, '导入'],
  [{ action: 'refuseGrant', payload: { title: '导入', lines: [] } }, '导入'],
  [{ action: 'withdrawGrant', payload: { title: '导入' } }, '导入'],
  [{ action: 'makeCardBatch', payload: { companyName: '星河', name: '卡', size: 3 } }, '星河：卡 3 张'],
  [{ action: 'takeCardCodes', payload: { name: '卡', size: 3 } }, '卡 3 张'],
  [{ action: 'voidCardBatch', payload: { name: '卡', reason: '作废' } }, '卡：作废'],
  [
    { action: 'makeOptional', payload: { companyName: '星河', title: '福利', items: 3, pick: 1 } },
    '星河：福利，3 选 1',
  ],
  [{ action: 'voidOptional', payload: { name: '福利', reason: '停止' } }, '福利：停止'],
  [{ action: 'importQuotas', payload: { companyName: '星河', rows: 3 } }, '星河 3 行'],
  [{ action: 'changeService', payload: { name: '中医' } }, '中医'],
  [{ action: 'changeSite', payload: { name: '静安', isPaused: false } }, '静安：恢复预约'],
  [{ action: 'changeSiteHours', payload: { name: '静安', hours: 2 } }, '静安：2 个时段'],
  [
    {
      action: 'closeSiteDays',
      payload: { name: '静安', days: { ...days, moveTo: '2026-02-09', bookings: 2 } },
    },
    '静安：2026-02-01 至 2026-02-03，改到 2026-02-09，影响 2 个预约',
  ],
  [
    { action: 'closeSiteDays', payload: { name: '静安', days: { ...days, moveTo: null, bookings: 0 } } },
    '静安：2026-02-01 至 2026-02-03，影响 0 个预约',
  ],
  [{ action: 'closeSiteDays', payload: { name: '静安', days: null } }, '静安：重新开放'],
  [{ action: 'confirmRegistration', payload: person }, '林晓，证件 3****1，手机 138****0001'],
  [{ action: 'refuseRegistration', payload: person }, '林晓，证件 3****1，手机 138****0001'],
  [{ action: 'addAccount', payload: { role: 'handler' } }, '理赔专员'],
  [{ action: 'changeRole', payload: { role: 'auditor' } }, '审计员'],
  [{ action: 'addGroup', payload: { name: '星河' } }, '星河'],
  [{ action: 'changeGroup', payload: edited }, '星河：名称：甲 → 乙；简称：空 → 乙'],
  [{ action: 'addCompany', payload: { ...edited, copiedFrom: null } }, '星河：名称：甲 → 乙；简称：空 → 乙'],
  [
    { action: 'addCompany', payload: { ...edited, copiedFrom: '海纳' } },
    '星河：名称：甲 → 乙；简称：空 → 乙；复制自 海纳',
  ],
  [{ action: 'changeCompany', payload: edited }, '星河：名称：甲 → 乙；简称：空 → 乙'],
  [
    { action: 'changeCompanyStatus', payload: { name: '星河', from: 'preparing', to: 'active' } },
    '星河：筹备 → 启用',
  ],
  [{ action: 'changeFunctions', payload: edited }, '星河：名称：甲 → 乙；简称：空 → 乙'],
  [{ action: 'changeClaimRules', payload: edited }, '星河：名称：甲 → 乙；简称：空 → 乙'],
  [{ action: 'changeTheme', payload: edited }, '星河：名称：甲 → 乙；简称：空 → 乙'],
  [{ action: 'changeLoginTheme', payload: edited }, '星河：名称：甲 → 乙；简称：空 → 乙'],
  [{ action: 'removeLoginTheme', payload: { name: 'xinghe' } }, 'xinghe'],
  [{ action: 'changeCompanyPartner', payload: edited }, '星河：名称：甲 → 乙；简称：空 → 乙'],
  [{ action: 'addChannel', payload: edited }, '星河：名称：甲 → 乙；简称：空 → 乙'],
  [{ action: 'changeChannel', payload: edited }, '星河：名称：甲 → 乙；简称：空 → 乙'],
  [{ action: 'rotateChannelSecret', payload: { name: '门户' } }, '门户'],
  [{ action: 'addWorkChatApp', payload: edited }, '星河：名称：甲 → 乙；简称：空 → 乙'],
  [{ action: 'changeWorkChatApp', payload: edited }, '星河：名称：甲 → 乙；简称：空 → 乙'],
  [{ action: 'rotateWorkChatSecret', payload: { name: '钉钉' } }, '钉钉'],
  [{ action: 'removeWorkChatApp', payload: { name: '钉钉' } }, '钉钉'],
]

test.each(samples)('$action is shown as text', ({ action, payload }, expectedText) => {
  expect(auditPayloadText(action, payload)).toBe(expectedText)
  // As it comes back from the audit log.
  expect(auditPayloadText(action, JSON.parse(JSON.stringify(payload)))).toBe(expectedText)
})

test('every action with a payload has a sample, and every other shows its own words alone', () => {
  const sampled = new Set<AuditAction>(samples.map(([{ action }]) => action))
  const others = (Object.keys(auditActions) as AuditAction[]).filter((action) => !sampled.has(action))
  expect(others.map((action) => auditPayloadText(action, { any: 'payload' }))).toEqual(others.map(() => ''))
  expect(others).toContain('logIn')
})

/** Code that must not compile: the type check fails as soon as one of these lines would compile. */
test('a payload belongs to its action', () => {
  // @ts-expect-error an action without its payload
  const missing: AuditDeclaration = { action: 'approve' }
  // @ts-expect-error the payload of another action
  const other: AuditDeclaration = { action: 'approve', payload: { reason: '无误' } }
  // @ts-expect-error free text
  const free: AuditDeclaration = { action: 'approve', payload: '赔付 ¥1.00' }
  // @ts-expect-error an action that has no payload
  const needless: AuditDeclaration = { action: 'logIn', payload: { name: '林晓' } }
  expect([missing, other, free, needless]).toHaveLength(4)
})
