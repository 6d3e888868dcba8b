import type { TaskCode } from './points.ts'

/** One page each; what it shows is composed by staff. */
export const activityLayouts = { active: '/active', active2: '/active2', huhui: '/huhuiActive' } as const
export type ActivityLayout = keyof typeof activityLayouts

export const prizeKinds = { points: '积分', goods: '实物', coupon: '优惠券' } as const
export type PrizeKind = keyof typeof prizeKinds

/** What gives a chance to draw: a task of the programme, or the sign-in of a day. */
export type ChanceSource = TaskCode | 'signIn'

/** Odds are ten-thousandths, so that 0.5% can be said. */
export const allOdds = 10_000

interface Drawable {
  readonly id: string
  readonly odds: number
}

/**
 * What a ticket from 0 to 9999 wins; null for nothing. Given are the prizes that can still be won: the odds of the others
 * fall to nothing and not to them, or a gone cup would multiply the points that two people approved.
 */
export function prizeOf<P extends Drawable>(prizes: readonly P[], ticket: number): P | null {
  let upTo = 0
  for (const prize of prizes) {
    upTo += prize.odds
    if (ticket < upTo) return prize
  }
  return null
}

/** Of winning nothing, over the prizes that can still be won. */
export const emptyOdds = (prizes: readonly Pick<Drawable, 'odds'>[]): number =>
  allOdds - prizes.reduce((sum, { odds }) => sum + odds, 0)

/** 1250 → 12.5% */
export const oddsText = (odds: number): string => `${Number((odds / 100).toFixed(2))}%`
