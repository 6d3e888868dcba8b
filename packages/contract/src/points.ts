import { Type, type Static } from '@sinclair/typebox'
import { carbonActions } from '@yf/domain/carbon'
import { tasks } from '@yf/domain/points'
import { main } from './call.ts'
import { CaseId } from './claim-shapes.ts'
import {
  Bit,
  ByCompany,
  CompanyId,
  Day,
  Id,
  Moment,
  Nullable,
  OneKeyOf,
  Page,
  PageQuery,
  titled,
} from './shapes.ts'

const Month = Type.String({ title: '月份', pattern: '^\\d{4}-(0[1-9]|1[0-2])$' })
/** Never selects whose rows are read: only the caller's own id exists. */
const MemberBaseId = Type.Optional(titled('会员', Id))

const LevelShape = Type.Object({
  no: Type.Integer(),
  name: Type.String(),
  from: Type.Integer(),
  benefits: Type.Array(Type.String()),
})

/** The days of a month with a sign-in, and those that can be made up. */
const SignInCalendar = Type.Object({
  month: Type.String(),
  today: Day,
  streak: Type.Integer(),
  isDone: Bit,
  nextPoints: Type.Integer(),
  days: Type.Array(Type.Object({ day: Day, points: Type.Integer(), isMakeUp: Bit })),
  makeUps: Type.Object({ allowed: Type.Integer(), left: Type.Integer() }),
})
export type SignInCalendar = Static<typeof SignInCalendar>

const Member = Type.Object({
  level: LevelShape,
  /** Points ever earned, which determine the level; spending does not reduce them. */
  earned: Type.Integer(),
  next: Type.Union([LevelShape, Type.Null()]),
  missing: Type.Integer(),
  levels: Type.Array(LevelShape),
  signIn: Type.Object({
    /** The rarest first. */
    rewards: Type.Array(Type.Object({ every: Type.Integer(), points: Type.Integer() })),
    makeUpPoints: Type.Integer(),
  }),
  /** Decided changes of the company's rules, and their first day. */
  coming: Type.Union([Type.Object({ day: Day, changes: Type.Array(Type.String()) }), Type.Null()]),
  calendar: SignInCalendar,
})
export type Member = Static<typeof Member>

const ScoreEntry = Type.Object({
  id: Id,
  reason: Type.String(),
  amount: Type.Integer(),
  createTime: Moment,
  /** The entry that this one reverses, and those that reverse it: each with the returned points. */
  undoes: Type.Union([Type.Object({ reason: Type.String(), createTime: Moment }), Type.Null()]),
  undoneBy: Type.Array(Type.Object({ id: Id, amount: Type.Integer(), createTime: Moment })),
})
export type ScoreEntry = Static<typeof ScoreEntry>

const MemberTask = Type.Object({
  code: OneKeyOf(tasks),
  name: Type.String(),
  note: Type.String(),
  /** Including the level bonus. */
  points: Type.Integer(),
  path: Type.String(),
  /** 1: reported by the app; 0: completed by an actual event. */
  isTold: Bit,
  isDoneToday: Bit,
  doneTimes: Type.Integer(),
  lastTime: Nullable(Moment),
  /** For the step task: today's steps, and the goal. */
  steps: Type.Union([Type.Object({ today: Type.Integer(), goal: Type.Integer() }), Type.Null()]),
})
export type MemberTask = Static<typeof MemberTask>

export const pointsCalls = {
  /** Points per yuan: always a multiple of 100, so that a fen is a whole number of points. */
  ratio: main.get(
    'score/getScoreRatioByCompanyId',
    '积分兑换比例',
    'Points-to-money ratio of the company',
    ByCompany,
    Type.Object({ pointsPerYuan: Type.Integer({ minimum: 100 }) }),
    { silent: true },
  ),
  myScore: main.get(
    'score/queryPersonScoreInfo',
    '我的积分',
    'My points balance',
    ByCompany,
    Type.Object({
      balance: Type.Integer(),
      expiringSoon: Type.Integer(),
      signIn: Type.Object({ isDone: Bit, streak: Type.Integer(), nextPoints: Type.Integer() }),
    }),
    { silent: true },
  ),
  /** `points` is what today's sign-in earned, also where it was done before. */
  signIn: main.get(
    'yfActivity/yfMember/signForYf',
    '每日签到',
    'Daily sign-in: once a day',
    ByCompany,
    Type.Object({
      isNew: Bit,
      points: Type.Integer(),
      streak: Type.Integer(),
      balance: Type.Integer(),
    }),
  ),
  /** For a missed day of this month: uses one of the month's cards, and restores the streak. */
  makeUp: main.post(
    'yfActivity/yfMember/makeUpSign',
    '补签',
    'Makes up for a missed check-in',
    Type.Object({ companyId: CompanyId, day: titled('补签日期', Day) }),
    Type.Object({
      points: Type.Integer(),
      streak: Type.Integer(),
      left: Type.Integer(),
      balance: Type.Integer(),
    }),
    { idempotent: true, refusals: ['makeUpClosed', 'noMakeUpLeft', 'signedBefore'] },
  ),
  member: main.get(
    'yfActivity/yfMember/queryYfMemberDtoByMemberBaseId',
    '会员等级与签到日历',
    'Member level and streak, with the calendar of a month',
    Type.Object({ companyId: CompanyId, memberBaseId: MemberBaseId, month: Type.Optional(Month) }),
    Member,
  ),
  records: main.get(
    'yfActivity/yfMember/queryScoreRecordByBaseId',
    '某月的积分记录',
    'Points records of a month, newest first',
    Type.Object({ companyId: CompanyId, memberBaseId: MemberBaseId, month: Month, ...PageQuery }),
    Type.Composite([
      Page(ScoreEntry),
      Type.Object({ earned: Type.Integer(), spent: Type.Integer(), firstMonth: Type.String() }),
    ]),
  ),
  costs: main.get(
    'score/queryScoreCostRecordPage',
    '积分支出',
    'Points spending, newest first',
    Type.Object({ companyId: CompanyId, ...PageQuery }),
    Page(ScoreEntry),
  ),
  tasks: main.post(
    'yfActivity/yfMember/queryActiveTask',
    '任务与进度',
    "Activity tasks with the caller's progress",
    ByCompany,
    Type.Array(MemberTask),
  ),
  completeTask: main.get(
    'activity/completeTask',
    '完成任务，每天一次',
    'Completes a task that the app reports, once a day; repeatable',
    Type.Object({ companyId: CompanyId, taskCode: OneKeyOf(tasks, { title: '任务' }) }),
    Type.Object({ isNew: Bit, points: Type.Integer(), balance: Type.Integer() }),
    { refusals: ['taskByEvent', 'taskOff'] },
  ),
  myCarbon: main.get(
    'carbon/getUserCarbon',
    '我的碳积分与记录',
    'My carbon points and records',
    ByCompany,
    Type.Object({
      balance: Type.Integer(),
      /** The actions that earn something at this company, and how much. */
      deeds: Type.Array(Type.Object({ deed: OneKeyOf(carbonActions), points: Type.Integer() })),
      records: Type.Array(
        Type.Object({ id: Id, reason: Type.String(), amount: Type.Integer(), createTime: Type.String() }),
      ),
    }),
    { silent: true },
  ),
  /** All of them, and with a case its own carbon saving. */
  claimCarbon: main.get(
    'carbon/getClaimUserCarBon',
    '无纸化理赔获得的碳积分',
    'Carbon points earned by paperless claims',
    Type.Object({ companyId: CompanyId, caseId: Type.Optional(CaseId) }),
    Type.Object({ total: Type.Integer(), gained: Type.Integer() }),
    { silent: true },
  ),
}
