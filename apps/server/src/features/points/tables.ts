import type { PointsRules } from '@yf/domain/points-rules'

/** Used only by the previous version: the value of a point is part of the rules now. */
export interface PointsRuleTable {
  company_id: string
  points_per_fen: number
}

export interface PointsRuleChangeTable {
  company_id: string
  no: number
  /** YYYY-MM-DD */
  start_day: string
  rules: PointsRules
  reason: string
  state: 'proposed' | 'inForce' | 'refused' | 'withdrawn'
  proposed_by: string
  proposed_at: Date
  decided_by: string | null
  decided_at: Date | null
  note: string | null
}

export interface StepsChannelTable {
  company_id: string
  channel: string
}

export interface MemberStepsTable {
  company_id: string
  account_id: string
  /** YYYY-MM-DD */
  day: string
  steps: number
  told_at: Date
}

/** Done while it credited no carbon points: it credits none later either. */
export interface DeedWithoutCarbonTable {
  company_id: string
  account_id: string
  event_key: string
  done_at: Date
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    points_rule: PointsRuleTable
    points_rule_change: PointsRuleChangeTable
    steps_channel: StepsChannelTable
    member_steps: MemberStepsTable
    deed_without_carbon: DeedWithoutCarbonTable
  }
}
