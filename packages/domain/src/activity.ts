import type { TaskCode } from './points.ts'

/** One page each; staff edit its content. */
export const activityLayouts = { active: '/active', active2: '/active2', huhui: '/huhuiActive' } as const
export type ActivityLayout = keyof typeof activityLayouts

export const prizeKinds = { points: '积分', goods: '实物', coupon: '优惠券' } as const
export type PrizeKind = keyof typeof prizeKinds

/** Sources of draw chances: a task of the programme, or the daily sign-in. */
export type ChanceSource = TaskCode | 'signIn'

/** Odds are in ten-thousandths, to allow 0.5%. */
export const allOdds = 10_000

interface PrizeOdds {
  readonly id: string
  readonly odds: number
}

/**
 * The prize of a ticket from 0 to 9999; null for nothing. The caller passes the prizes still available: the odds of
 * the others go to winning nothing, because otherwise a cup that ran out would multiply the points that two people
 * approved.
 */
export function prizeOf<P extends PrizeOdds>(prizes: readonly P[], ticket: number): P | null {
  let upTo = 0
  for (const prize of prizes) {
    upTo += prize.odds
    if (ticket < upTo) return prize
  }
  return null
}

/** The odds of winning nothing, given the prizes still available. */
export const emptyOdds = (prizes: readonly Pick<PrizeOdds, 'odds'>[]): number =>
  allOdds - prizes.reduce((sum, { odds }) => sum + odds, 0)

/** 1250 → 12.5% */
export const oddsText = (odds: number): string => `${Number((odds / 100).toFixed(2))}%`
