import type { workbenchCalls } from '@yf/contract/workbench'

type CallName = keyof typeof workbenchCalls | 'staff-files'

/** What somebody tried, in words. */
const names: Readonly<Record<CallName, string>> = {
  login: '登录',
  logout: '退出登录',
  me: '查看本人信息',
  queue: '查看案件列表',
  counts: '查看案件数量',
  open: '查看案件',
  accept: '受理案件',
  correct: '更正发票',
  removeReceipt: '移除发票',
  recheckInvoice: '重新核验发票',
  lookalikes: '比对发票影像',
  blocks: '查看重点核查名单',
  addBlock: '加入重点核查名单',
  removeBlock: '移出重点核查名单',
  setVisit: '更正就诊',
  setLine: '人工核定',
  reasons: '查看理由模板',
  ask: '要求补充',
  adjudicate: '进入理算',
  approve: '通过',
  confirm: '复核通过',
  sendBack: '复核退回',
  reject: '拒赔',
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
  'staff-files': '查看影像',
}

const isKnown = (call: string): call is CallName => Object.hasOwn(names, call)

export const nameOfCall = (call: string): string => (isKnown(call) ? names[call] : call)
