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
  /** The hash by which it is found, once the insured person of its case is known. */
  found_by: string | null
}

/** `person`: the hash of a certificate, or an account and which member of its family. */
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
