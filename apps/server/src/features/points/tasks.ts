import type { pointsCalls } from '@yf/contract/points'
import { shanghaiDay, shanghaiMoment } from '@yf/domain/dates'
import { taskCodes, taskOf, taskPoints, type TaskCode } from '@yf/domain/points'
import { inTransaction, type RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { countsByKind, type EventCount } from '#platform/ledger/statement.ts'
import { ownPoints } from './own-points.ts'
import { taskEvents } from './rules.ts'
import { stepsOn } from './steps-store.ts'
import { pointsStatusOf } from './points-status.ts'
import { taskDone } from './task-done.ts'

export const tasks: RunCallHandler<typeof pointsCalls.tasks> = async ({ companyId }, ctx) => {
  const account = await ownPoints(ctx.db, ctx.caller.accountId, { companyId })
  if (!account) return refuse('notFound')
  const done = new Map((await countsByKind(ctx.db, account, taskEvents)).map((row) => [row.kind, row]))
  const today = shanghaiDay(ctx.clock.now())
  const { level, rules } = await pointsStatusOf(ctx.db, account, today)
  const owner = { companyId, accountId: ctx.caller.accountId }
  const steps = { today: await stepsOn(ctx.db, owner, today), goal: rules.stepGoal }
  const listed = taskCodes.filter((code) => rules.tasks[code].isOn)
  // Steps of another day may have been reported today.
  const isDoneToday = (code: TaskCode, row: EventCount | undefined): boolean =>
    code === 'stepsReached' ? steps.today >= steps.goal : row !== undefined && shanghaiDay(row.last) === today
  return answer(
    listed.map((code) => {
      const { name, note, path, isTold } = taskOf(code)
      const row = done.get(code)
      return {
        code,
        name,
        note,
        path,
        points: taskPoints(rules.tasks[code].points, level),
        isTold: isTold ? (1 as const) : (0 as const),
        isDoneToday: isDoneToday(code, row) ? (1 as const) : (0 as const),
        doneTimes: row?.times ?? 0,
        lastTime: row ? shanghaiMoment(row.last) : null,
        steps: code === 'stepsReached' ? steps : null,
      }
    }),
  )
}

/** For tasks that only the app knows, such as reading the rules; real events are credited by the server. */
export const completeTask = inTransaction<typeof pointsCalls.completeTask>(
  async ({ companyId, taskCode }, ctx) => {
    const { accountId } = ctx.caller
    if (!(await ownPoints(ctx.db, accountId, { companyId }))) return refuse('notFound')
    if (!taskOf(taskCode).isTold) return refuse('taskByEvent')
    const of = shanghaiDay(ctx.clock.now())
    const done = await taskDone(ctx.db, ctx.clock, { companyId, accountId }, taskCode, of)
    if (!done) return refuse('taskOff')
    const { outcome, balance, points } = done
    return answer({ isNew: outcome === 'posted' ? 1 : 0, points, balance })
  },
)
