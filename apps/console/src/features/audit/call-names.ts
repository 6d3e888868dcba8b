import type { deskCalls } from '@yf/contract/desk'
import type { workbenchCalls } from '@yf/contract/workbench'

type CallName = keyof typeof workbenchCalls | keyof typeof deskCalls | 'staff-files'

/** What somebody tried, in words. */
const names: Readonly<Record<CallName, string>> = {
  login: '登录',
  logout: '退出登录',
  me: '查看本人信息',
  queue: '查看案件列表',
  next: '查找下一件',
  counts: '查看案件数量',
  open: '查看案件',
  accept: '受理案件',
  acceptMany: '批量受理',
  correct: '更正发票',
  removeReceipt: '移除发票',
  setVisit: '更正就诊',
  diagnoses: '搜索诊断',
  codeDiagnosis: '诊断编码',
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
  payments: '查看打款列表',
  makeBatch: '生成打款批次',
  batches: '查看打款批次',
  batchFile: '下载打款文件',
  sendBatch: '发送打款批次',
  recordResults: '登记打款结果',
  retryPayment: '重新打款',
  trail: '查看审计记录',
  attempts: '查看被拒记录',
  trailCheck: '查看核验结果',
  trailPeople: '查看人员名单',
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
  'staff-files': '查看影像',
}

const isKnown = (call: string): call is CallName => Object.hasOwn(names, call)

export const nameOfCall = (call: string): string => (isKnown(call) ? names[call] : call)
