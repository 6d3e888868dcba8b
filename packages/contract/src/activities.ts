import { Type, type Static } from '@sinclair/typebox'
import { activityLayouts, allOdds, prizeKinds, type ChanceSource } from '@yf/domain/activity'
import { taskCodes } from '@yf/domain/points'
import { consoleService, main } from './call.ts'
import {
  Bit,
  ByCompany,
  CompanyId,
  Id,
  Moment,
  Nothing,
  Nullable,
  OneKeyOf,
  OneOf,
  Text,
  titled,
} from './shapes.ts'

const ActivityId = titled('活动', Id)
const Source = OneOf<ChanceSource>(['signIn', ...taskCodes], { title: '任务' })
const Layout = OneKeyOf(activityLayouts, { title: '版式' })
/** Ten-thousandths. */
const Odds = Type.Integer({ title: '中奖概率', minimum: 0, maximum: allOdds })

const Step = Type.Object({ title: titled('步骤', Text(20, 1)), words: titled('说明', Text(60)) })

const Prize = Type.Object({
  id: Id,
  kind: OneKeyOf(prizeKinds),
  name: Type.String(),
  points: Type.Integer(),
  odds: Odds,
  /** How to get it. */
  how: Type.String(),
  isGone: Bit,
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
  source: Source,
  name: Type.String(),
  note: Type.String(),
  path: Type.String(),
  /** Chances for each time that it is done while the activity runs. */
  chances: Type.Integer(),
  doneTimes: Type.Integer(),
})

export const ActivityPage = Type.Object({
  id: Id,
  layout: Layout,
  title: Type.String(),
  summary: Type.String(),
  picLink: Nullable(Type.String()),
  startTime: Moment,
  endTime: Moment,
  /** 1 not begun, 2 running, 3 over: by the server's clock */
  status: OneOf([1, 2, 3]),
  rules: Type.Array(Type.String()),
  steps: Type.Array(Step),
  tasks: Type.Array(ChanceTask),
  prizes: Type.Array(Prize),
  /** Of winning nothing. */
  emptyOdds: Type.Integer(),
  freeChances: Type.Integer(),
  chancesLeft: Type.Integer(),
  /** Mine, newest first. */
  draws: Type.Array(Draw),
  share: Type.Object({ title: Type.String(), words: Type.String() }),
})
export type ActivityPage = Static<typeof ActivityPage>

export const activityCalls = {
  /** Without an id the newest that runs for my company, of the wanted layout where one is named. */
  exist: main.get(
    'activity/exist',
    'Does this activity exist for me',
    Type.Object({
      companyId: CompanyId,
      id: Type.Optional(ActivityId),
      layout: Type.Optional(Layout),
    }),
    Type.Object({ isThere: Bit, id: Nullable(Id), layout: Nullable(Layout) }),
    { silent: true },
  ),
  page: main.get(
    'activity/page',
    'An activity as staff composed it, with my chances and what I won',
    Type.Object({ companyId: CompanyId, id: ActivityId }),
    ActivityPage,
  ),
  running: main.get(
    'activity/running',
    'Activities that my company sees: those that run and those that come',
    ByCompany,
    Type.Array(
      Type.Object({
        id: Id,
        layout: Layout,
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
    'One draw for one chance',
    Type.Object({ companyId: CompanyId, id: ActivityId }),
    Type.Object({ draw: Draw, chancesLeft: Type.Integer() }),
    { idempotent: true, refusals: ['activityNotRunning', 'noChanceLeft'] },
  ),
}

const DeskPrize = Type.Object({
  id: Type.Optional(titled('奖品', Id)),
  kind: OneKeyOf(prizeKinds, { title: '奖品种类' }),
  name: titled('奖品名称', Text(30, 1)),
  points: Type.Integer({ title: '奖品积分', minimum: 0, maximum: 100_000 }),
  odds: Odds,
  stock: Type.Integer({ title: '奖品数量', minimum: 0, maximum: 1_000_000 }),
  how: titled('领取方式', Text(60)),
})

const composed = {
  layout: Layout,
  title: titled('活动名称', Text(30, 1)),
  summary: titled('活动简介', Text(100)),
  picLink: Nullable(Type.String({ title: '头图', maxLength: 200, pattern: '^/(art|media)/[\\w./-]+$' })),
  startTime: titled('开始时间', Moment),
  endTime: titled('结束时间', Moment),
  /** Empty: all companies. */
  companyIds: Type.Array(Id, { title: '可见企业', maxItems: 200, uniqueItems: true }),
  rules: Type.Array(Text(200, 1), { title: '活动规则', maxItems: 20 }),
  steps: Type.Array(Step, { title: '参与步骤', maxItems: 6 }),
  tasks: Type.Array(
    Type.Object({ source: Source, chances: Type.Integer({ title: '机会次数', minimum: 1, maximum: 10 }) }),
    { title: '任务', maxItems: 8 },
  ),
  freeChances: Type.Integer({ title: '赠送机会', minimum: 0, maximum: 20 }),
  share: titled(
    '分享卡片',
    Type.Object({ title: titled('分享标题', Text(30)), words: titled('分享文案', Text(60)) }),
  ),
  isPublished: titled('是否发布', Bit),
}

export const DeskActivity = Type.Object({
  id: Id,
  ...composed,
  status: OneOf([1, 2, 3]),
  prizes: Type.Array(Type.Composite([DeskPrize, Type.Object({ id: Id, drawn: Type.Integer() })])),
  drawCount: Type.Integer(),
  visitCount: Type.Integer(),
  updateTime: Moment,
})
export type DeskActivity = Static<typeof DeskActivity>

/** For staff who keep what is offered. */
export const activityDeskCalls = {
  activities: consoleService.get(
    'activities/list',
    'Every activity, newest first, and the companies that may see one',
    Nothing,
    Type.Object({
      activities: Type.Array(DeskActivity),
      companies: Type.Array(Type.Object({ id: Id, name: Type.String() })),
    }),
    { refusals: ['dutyNotHeld'] },
  ),
  saveActivity: consoleService.post(
    'activities/save',
    'Add or change an activity',
    Type.Object({
      id: Type.Optional(ActivityId),
      ...composed,
      prizes: Type.Array(DeskPrize, { title: '奖品', maxItems: 12 }),
    }),
    DeskActivity,
    {
      idempotent: true,
      refusals: ['dutyNotHeld', 'oddsAboveAll', 'stockBelowDrawn', 'activityTimes', 'prizeDrawn'],
    },
  ),
}
