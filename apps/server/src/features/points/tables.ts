export interface PointsRuleTable {
  company_id: string
  points_per_fen: number
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    points_rule: PointsRuleTable
  }
}
