/** The partner's last statement about an order. */
export type PartnerState = 'unknown' | 'pending' | 'confirmed' | 'refused' | 'cancelled'

export interface HighExamOrderTable {
  account_id: string
  /** Also the order's number at the partner. */
  booking_id: string
  family_id: string | null
  institution_code: string
  institution_name: string
  address: string
  phone: string
  longitude: number
  latitude: number
  package_code: string
  package_name: string
  covered_by: string
  content: string
  partner_state: PartnerState
  change_id: string | null
  change_day: string | null
  refused_change_id: string | null
  created_at: Date
}

export interface ExamReportTable {
  account_id: string
  id: string
  report_no: string
  booking_id: string
  family_id: string | null
  day: string
  institution_name: string
  package_name: string
  file_id: string | null
  content: string
  created_at: Date
}

/** Announced, and not here yet. */
export interface ExamReportDueTable {
  account_id: string
  report_no: string
  booking_id: string
  tries: number
  next_at: Date
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    high_exam_order: HighExamOrderTable
    exam_report: ExamReportTable
    exam_report_due: ExamReportDueTable
  }
}
