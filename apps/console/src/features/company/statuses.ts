import type { CompanyStatus } from '@yf/domain/company-status'

/** The colour of the status tag; the text is the domain's. */
export const statusColors: Readonly<Record<CompanyStatus, 'warning' | 'success' | 'default'>> = {
  preparing: 'warning',
  active: 'success',
  suspended: 'default',
}

/** What the status means for the company's people. */
export const statusNotes: Readonly<Record<CompanyStatus, string>> = {
  preparing: '筹备中：员工还不能注册和登录',
  active: '已启用：员工可以注册和登录',
  suspended: '已停用：员工不能注册，也不能进入本企业',
}
