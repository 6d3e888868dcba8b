import type { PointsRules } from '@yf/domain/points-rules'

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
  reported_at: Date
}

/** Done while it credited no carbon points: it credits none later either. */
export interface ActionWithoutCarbonTable {
  company_id: string
  account_id: string
  event_key: string
  done_at: Date
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    points_rule_change: PointsRuleChangeTable
    steps_channel: StepsChannelTable
    member_steps: MemberStepsTable
    action_without_carbon: ActionWithoutCarbonTable
  }
}
