export interface PointsAdjustmentTable {
  company_id: string
  id: string
  account_id: string
  points: number
  reason: string
  state: 'proposed' | 'confirmed' | 'refused'
  proposed_by: string
  proposed_at: Date
  decided_by: string | null
  decided_at: Date | null
  note: string | null
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    points_adjustment: PointsAdjustmentTable
  }
}
