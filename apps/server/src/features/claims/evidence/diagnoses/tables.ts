import type { DiagnosisVerdict } from '@yf/domain/diagnosis-marks'

/** Code and reason are stored in `text_encrypted`. */
export interface ClaimDiagnosisMarkTable {
  company_id: string
  case_id: string
  id: string
  account_id: string
  verdict: DiagnosisVerdict
  text_encrypted: string
  staff_id: string
  staff_name: string
  at: Date
  lifted_by: string | null
  lifted_reason: string | null
  lifted_at: Date | null
  /** The lookup hash, once the insured person of its case is identified. */
  found_by: string | null
}

/** `person`: the hash of a certificate, or an account with its family member. */
export interface InsuredMarkTable {
  person: string
  mark_id: string
  company_id: string
  case_id: string
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    claim_diagnosis_mark: ClaimDiagnosisMarkTable
    insured_mark: InsuredMarkTable
  }
}
