import type { DiagnosisVerdict } from '@yf/domain/diagnosis-marks'

/** Which code it is, and why, stand in `words_sealed`. */
export interface ClaimDiagnosisMarkTable {
  company_id: string
  case_id: string
  id: string
  account_id: string
  verdict: DiagnosisVerdict
  words_sealed: string
  staff_id: string
  staff_name: string
  at: Date
  lifted_by: string | null
  lifted_reason: string | null
  lifted_at: Date | null
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    claim_diagnosis_mark: ClaimDiagnosisMarkTable
  }
}
