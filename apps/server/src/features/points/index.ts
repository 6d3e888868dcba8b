import type { pointsCalls } from '@yf/contract/points'
import type { Handlers } from '#platform/call/handler.ts'
import { claimCarbon } from './claim-carbon.ts'
import { myCarbon } from './my-carbon.ts'
import { myScore } from './my-score.ts'
import { ratio } from './ratio.ts'
import { signIn } from './sign-in.ts'

export const pointsHandlers: Handlers<typeof pointsCalls> = {
  ratio,
  myScore,
  myCarbon,
  claimCarbon,
  signIn,
}
