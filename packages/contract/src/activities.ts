import { Type, type Static } from '@sinclair/typebox'
import { activityLayouts, allOdds, prizeKinds, type ChanceSource } from '@yf/domain/activity'
import { taskCodes } from '@yf/domain/points'
import { main } from './call.ts'
import { Bit, ByCompany, CompanyId, Id, Moment, Nullable, OneKeyOf, OneOf, Text, titled } from './shapes.ts'

export const ActivityId = titled('活动', Id)
export const TaskSource = OneOf<ChanceSource>(['signIn', ...taskCodes], { title: '任务' })
export const ActivityLayout = OneKeyOf(activityLayouts, { title: '版式' })
/** In ten-thousandths. */
export const Odds = Type.Integer({ title: '中奖概率', minimum: 0, maximum: allOdds })

export const ActivityStep = Type.Object({
  title: titled('步骤', Text(20, 1)),
  words: titled('说明', Text(60)),
})

const Prize = Type.Object({
  id: Id,
  kind: OneKeyOf(prizeKinds),
  name: Type.String(),
  points: Type.Integer(),
  odds: Odds,
  /** How to get it. */
  how: Type.String(),
  isGone: Bit,
  /** Why it cannot be won: out of stock, or the member has reached the limit. */
  goneNote: Type.String(),
})

const Draw = Type.Object({
  id: Id,
  /** Null where nothing was won. */
  prize: Type.Union([
    Type.Object({ id: Id, kind: OneKeyOf(prizeKinds), name: Type.String(), how: Type.String() }),
    Type.Null(),
  ]),
  createTime: Moment,
})

const ChanceTask = Type.Object({
  source: TaskSource,
  name: Type.String(),
  note: Type.String(),
  path: Type.String(),
  /** Chances for each completion while the activity runs. */
  chances: Type.Integer(),
  doneTimes: Type.Integer(),
})

export const ActivityPage = Type.Object({
  id: Id,
  layout: ActivityLayout,
  title: Type.String(),
  summary: Type.String(),
  picLink: Nullable(Type.String()),
  startTime: Moment,
  endTime: Moment,
  /** 1 not started, 2 running, 3 over: by the server's clock */
  status: OneOf([1, 2, 3]),
  rules: Type.Array(Type.String()),
  steps: Type.Array(ActivityStep),
  tasks: Type.Array(ChanceTask),
  prizes: Type.Array(Prize),
  /** The current odds of winning nothing: together with the odds of the prizes they add up to 10,000. */
  emptyOdds: Type.Integer(),
  freeChances: Type.Integer(),
  chancesLeft: Type.Integer(),
  /** The member's own, newest first. */
  draws: Type.Array(Draw),
  share: Type.Object({ title: Type.String(), words: Type.String() }),
})
export type ActivityPage = Static<typeof ActivityPage>

export const activityCalls = {
  /** Without an id: the newest activity that runs for the member's company, in the requested layout if given. */
  exist: main.get(
    'activity/exist',
    '活动是否对我开放',
    'Does this activity exist for me',
    Type.Object({
      companyId: CompanyId,
      id: Type.Optional(ActivityId),
      layout: Type.Optional(ActivityLayout),
    }),
    Type.Object({ isThere: Bit, id: Nullable(Id), layout: Nullable(ActivityLayout) }),
    { silent: true },
  ),
  page: main.get(
    'activity/page',
    '活动页面',
    "An activity with the caller's chances and prizes",
    Type.Object({ companyId: CompanyId, id: ActivityId }),
    ActivityPage,
  ),
  running: main.get(
    'activity/running',
    '企业可见的活动',
    'Current and coming activities of the company',
    ByCompany,
    Type.Array(
      Type.Object({
        id: Id,
        layout: ActivityLayout,
        title: Type.String(),
        summary: Type.String(),
        picLink: Nullable(Type.String()),
        startTime: Moment,
        endTime: Moment,
        status: OneOf([1, 2, 3]),
      }),
    ),
    { silent: true },
  ),
  draw: main.post(
    'activity/draw',
    '抽奖一次',
    'Draws a prize for one chance',
    Type.Object({ companyId: CompanyId, id: ActivityId }),
    Type.Object({ draw: Draw, chancesLeft: Type.Integer() }),
    { idempotent: true, refusals: ['activityNotRunning', 'noChanceLeft'] },
  ),
}
