import { signInPoints, type SignInReward } from '@yf/domain/points'

/** Days in a row until the next day with a bonus; null if there is none. */
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
