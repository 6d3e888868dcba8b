import type { pointsCalls } from '@yf/contract/points'
import type { pointsEvents } from '@yf/contract/points-events'
import type { Handlers } from '#platform/call/handler.ts'
import { claimCarbon } from './claim-carbon.ts'
import { daySteps } from './day-steps.ts'
import { makeUp } from './make-up.ts'
import { member } from './member.ts'
import { myCarbon } from './my-carbon.ts'
import { myScore } from './my-score.ts'
import { ratio } from './ratio.ts'
import { signIn } from './sign-in.ts'
import { costs, records } from './statement.ts'
import { completeTask, tasks } from './tasks.ts'

export const pointsHandlers: Handlers<typeof pointsCalls & typeof pointsEvents> = {
  ratio,
  myScore,
  signIn,
  makeUp,
  member,
  records,
  costs,
  tasks,
  completeTask,
  myCarbon,
  claimCarbon,
  daySteps,
}
