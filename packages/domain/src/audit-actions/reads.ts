import { examStateNames, type ExamState } from '../exam-claim.ts'
import { spanText, type AuditActionRows } from './row.ts'

const caseLists = {
  open: '待处理',
  mine: '我的案件',
  late: '将超时',
  second: '待复核',
  asked: '待补充',
  appeal: '复核申请',
  all: '全部案件',
} as const

const paymentLists = { waiting: '待打款', sent: '已发出', paid: '已到账', failed: '失败' } as const

/** Who reads a report of claims. */
export const reportReaders = { insurer: '保险公司', reinsurer: '再保险公司' } as const

/** Of the list of denied requests, or of the events with the search terms as text: a full phone number is masked. */
type ReadAuditLog =
  | { readonly list: 'denied' }
  | { readonly list: 'events'; readonly search: readonly string[] }

interface ReportSpan {
  readonly from: string
  readonly to: string
  readonly insurer: string | null
}

interface ExamList {
  readonly state: ExamState | null
  readonly isToConfirm: boolean
  readonly keyword: string
}

const joined = (parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(' ')

const auditLogText = (read: ReadAuditLog): string =>
  read.list === 'denied' ? '被拒与失败' : read.search.join(' ')

const reportText = ({ from, to, insurer }: ReportSpan): string =>
  joined([from === to ? from : spanText(from, to), insurer])

export const readActions = {
  listEnrolments: {
    kind: 'read',
    words: '查看参保记录',
    text: ({ keyword }: { readonly keyword: string }) => keyword,
  },
  readCase: { kind: 'read', words: '查看案件', text: null },
  readFile: { kind: 'read', words: '查看影像', text: ({ what }: { readonly what: string }) => what },
  compareReceipts: { kind: 'read', words: '比对发票影像', text: null },
  listCases: {
    kind: 'read',
    words: '查看案件列表',
    text: ({ list }: { readonly list: keyof typeof caseLists }) => caseLists[list],
  },
  searchCases: {
    kind: 'read',
    words: '搜索案件',
    text: ({ keyword }: { readonly keyword: string }) => keyword,
  },
  listPayments: {
    kind: 'read',
    words: '查看打款列表',
    text: ({ list }: { readonly list: keyof typeof paymentLists | null }) =>
      list === null ? '全部' : paymentLists[list],
  },
  readTrail: { kind: 'read', words: '查看审计记录', text: auditLogText },
  readAlerts: { kind: 'read', words: '查看安全提醒', text: null },
  readAppErrors: { kind: 'read', words: '查看应用错误', text: null },
  readRegistrations: {
    kind: 'read',
    words: '查看注册申请',
    text: ({ isWaiting }: { readonly isWaiting: boolean }) => (isWaiting ? '待确认' : '已处理'),
  },
  readReport: { kind: 'read', words: '查看理赔报表', text: reportText },
  takeReport: {
    kind: 'read',
    words: '下载理赔报表',
    text: ({ reader, ...span }: ReportSpan & { readonly reader: keyof typeof reportReaders }) =>
      `${reportReaders[reader]} ${reportText(span)}`,
  },
  listBills: { kind: 'read', words: '查看账单列表', text: null },
  listAdjustments: { kind: 'read', words: '查看积分调整', text: null },
  listExams: {
    kind: 'read',
    words: '查看体检报销列表',
    text: ({ state, isToConfirm, keyword }: ExamList) =>
      joined([state === null ? '全部' : examStateNames[state], isToConfirm ? '待复核' : '', keyword]),
  },
  readExam: { kind: 'read', words: '查看体检报销', text: null },
  listConsultations: { kind: 'read', words: '查看问诊列表', text: null },
  listServiceMessages: { kind: 'read', words: '查看会员留言', text: null },
  listSuggestions: { kind: 'read', words: '查看意见建议', text: null },
  readSuggestionPicture: { kind: 'read', words: '查看意见建议的图片', text: null },
  listAdvice: { kind: 'read', words: '查看活动建议', text: null },
  listEvaluations: { kind: 'read', words: '查看服务评价', text: null },
  listLeads: { kind: 'read', words: '查看活动留电', text: null },
  readLeadPhone: {
    kind: 'read',
    words: '查看活动留电的号码',
    text: ({ activity }: { readonly activity: string }) => activity,
  },
  listCounselling: { kind: 'read', words: '查看咨询预约', text: null },
  readCounselling: { kind: 'read', words: '查看一个咨询预约', text: null },
  listCounsellingLine: { kind: 'read', words: '查看咨询候补', text: null },
  listCounsellingRatings: { kind: 'read', words: '查看咨询评价', text: null },
  listOrders: { kind: 'read', words: '查看订单列表', text: null },
  readOrder: {
    kind: 'read',
    words: '查看订单',
    text: ({ orderNo }: { readonly orderNo: string }) => orderNo,
  },
  listAfterSales: { kind: 'read', words: '查看售后列表', text: null },
  /** Null: a picture that the member sent. */
  readAfterSale: {
    kind: 'read',
    words: '查看售后单',
    text: ({ orderNo }: { readonly orderNo: string | null }) => orderNo ?? '查看凭证图片',
  },
  listInvoices: { kind: 'read', words: '查看开票列表', text: null },
  listQuotaHolders: {
    kind: 'read',
    words: '查看权益额度明细',
    text: ({ benefit }: { readonly benefit: string }) => benefit,
  },
  previewQuotas: {
    kind: 'read',
    words: '核对额度表格',
    text: ({ companyName, rows }: { readonly companyName: string; readonly rows: number }) =>
      `${companyName} ${rows} 行`,
  },
  listAppointments: { kind: 'read', words: '查看线下服务预约', text: null },
} as const satisfies AuditActionRows
