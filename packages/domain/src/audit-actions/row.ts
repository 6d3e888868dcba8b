/** The groups of the audit log's filter. */
export const auditActionKinds = {
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
  plans: '方案与保单',
  premiums: '保费账单',
  schedules: '排班与预约',
  catalogue: '目录与手册',
  people: '员工与导入',
  account: '账号与登录',
  companies: '企业开通',
} as const
export type AuditActionKind = keyof typeof auditActionKinds

/**
 * One action of staff. The audit log stores its code and its payload, so a code never changes its meaning, and a payload
 * may gain optional fields but never change those that it has.
 */
export interface AuditActionRow {
  readonly kind: AuditActionKind
  /** As shown to the auditor and, in the timeline of a case, to colleagues. */
  readonly words: string
  /** Its effect on the money of a case. */
  readonly moneyEffect?: 'sums' | 'decision'
  /** The payload as text; null for an action that has none. */
  readonly text: ((payload: never) => string) | null
}

export type AuditActionRows = Readonly<Record<string, AuditActionRow>>

export const spanText = (first: string, last: string): string => `${first} 至 ${last}`

/** The longest text of a list that may grow without bound. */
const most = 500
export const shortened = (text: string): string => text.slice(0, most)
