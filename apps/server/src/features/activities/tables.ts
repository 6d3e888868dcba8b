import type { activitiesAdminCalls } from '@yf/contract/activities-admin'
import type { Input } from '@yf/contract/call'
import type { ActivityLayout, ChanceSource, PrizeKind } from '@yf/domain/activity'

/** An activity as edited in the console, without its id. */
export type ActivityContent = Omit<Input<typeof activitiesAdminCalls.saveActivity>, 'id'>

export interface ActivityTable {
  /** Id of its promotion, which holds title, picture and window. */
  id: string
  layout: ActivityLayout
  company_ids: string[]
  rules: string[]
  steps: readonly { readonly title: string; readonly words: string }[]
  tasks: readonly { readonly source: ChanceSource; readonly chances: number }[]
  free_chances: number
  share: { readonly title: string; readonly words: string }
  is_published: boolean
  updated_by: string
  updated_at: Date
}

export interface ActivityPrizeTable {
  activity_id: string
  id: string
  position: number
  kind: PrizeKind
  name: string
  points: number
  odds: number
  how: string
  stock: number
  drawn: number
  /** Only set for coupons. */
  batch_id: string | null
}

/** Snapshot of a prize at the time it was won. */
export interface WonPrize {
  readonly id: string
  readonly kind: PrizeKind
  readonly name: string
  readonly how: string
}

export interface ActivityDrawTable {
  company_id: string
  activity_id: string
  account_id: string
  nth: number
  id: string
  prize_id: string | null
  prize: WonPrize | null
  order_id: string | null
  coupon_id: string | null
  created_at: Date
}

/** The version that was published, or that will be once somebody else approves it. */
export interface ActivityChangeTable {
  activity_id: string
  no: number
  composed: ActivityContent
  raise: number
  state: 'proposed' | 'inForce' | 'refused' | 'withdrawn'
  proposed_by: string
  proposed_at: Date
  decided_by: string | null
  decided_at: Date | null
  note: string | null
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    activity: ActivityTable
    activity_prize: ActivityPrizeTable
    activity_draw: ActivityDrawTable
    activity_change: ActivityChangeTable
  }
}
