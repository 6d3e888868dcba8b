export interface PolicyTable {
  company_id: string
  id: string
  account_id: string
  family_id: string | null
  name: string
  insurer: string
  policy_no: string
  insured_name: string
  start_dt: string
  end_dt: string
  /** 1 未生效, 2 保障中, 3 续保中, 4 已终止 */
  status: number
  cover_fen: number
  used_fen: number
}

export interface EquityPackageTable {
  company_id: string
  id: string
  account_id: string
  family_id: string | null
  kind: 'health' | 'card' | 'doctor'
  name: string
  summary: string
  supplier_code: string
  start_time: Date
  end_time: Date
  /** 0 and 1 usable, 2 used up, 3 expired */
  status: number
  total: number
  used: number
}

export interface HealthWelfareTable {
  company_id: string
  id: string
  account_id: string
  family_id: string | null
  name: string
  summary: string
  end_dt: string
}

declare module '../../platform/db/handle.ts' {
  interface Tables {
    policy: PolicyTable
    equity_package: EquityPackageTable
    health_welfare: HealthWelfareTable
  }
}
