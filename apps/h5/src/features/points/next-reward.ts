import { signInPoints, type SignInReward } from '@yf/domain/points'

/** How many days in a row are missing for the next day that brings more than a plain one; null where none does. */
export function nextReward(
  rewards: readonly SignInReward[],
  streak: number,
): { days: number; points: number } | null {
  const plain = signInPoints(rewards, 1)
  const longest = Math.max(...rewards.map(({ every }) => every))
  for (let days = 1; days <= longest; days++) {
    const points = signInPoints(rewards, streak + days)
    if (points > plain) return { days, points }
  }
  return null
}
