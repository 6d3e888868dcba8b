import { Type, type Static } from '@sinclair/typebox'
import { courseDays, courseStateNames } from '@yf/domain/sleep/courses'
import { noteLength, qualities } from '@yf/domain/sleep/diary'
import { questionnaireCodes } from '@yf/domain/sleep/questionnaires'
import { main } from './call.ts'
import {
  Bit,
  ByCompany,
  CompanyId,
  Day,
  Done,
  Id,
  Moment,
  Nothing,
  Nullable,
  OneNumberOf,
  OneOf,
  Phone,
  Text,
  titled,
} from './shapes.ts'

const Days = OneOf(courseDays, { title: '课程' })
const Code = OneOf(questionnaireCodes, { title: '问卷' })
const Level = OneOf(['good', 'mild', 'moderate', 'severe'])
const Consent = OneOf([1], { title: '知情同意' })
const Clock = (title: string) => Type.String({ title, pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' })

export const SleepRight = Type.Object({
  name: Type.String(),
  left: Type.Integer(),
  total: Type.Integer(),
  endTime: Moment,
})

/** open: can be started; starting: the programme has not confirmed yet; locked: `why` gives the reason. */
export const SleepProduct = Type.Object({
  days: Days,
  state: OneOf(['open', 'starting', 'running', 'done', 'locked']),
  why: Nullable(Type.String()),
})
export type SleepProduct = Static<typeof SleepProduct>

export const SleepCourse = Type.Object({
  id: Id,
  days: Days,
  state: OneNumberOf(courseStateNames),
  /** The completed days, ascending. */
  doneDays: Type.Array(Type.Integer()),
  startTime: Nullable(Moment),
  endTime: Nullable(Moment),
})
export type SleepCourse = Static<typeof SleepCourse>

export const SleepResult = Type.Object({
  code: Code,
  day: Day,
  total: Type.Integer(),
  most: Type.Integer(),
  level: Level,
  title: Type.String(),
  meaning: Type.String(),
  advice: Type.String(),
  seesDoctor: Bit,
  /** Answers that need a doctor whatever the score. */
  alarms: Type.Array(Type.String()),
  components: Type.Array(Type.Object({ title: Type.String(), points: Type.Integer(), most: Type.Integer() })),
})
export type SleepResult = Static<typeof SleepResult>

const NightFields = {
  day: titled('日期', Day),
  bed: Clock('上床时间'),
  asleep: Clock('入睡时间'),
  woke: Clock('醒来时间'),
  up: Clock('起床时间'),
  quality: Type.Integer({ title: '睡眠感受', minimum: 1, maximum: qualities.length }),
}

export const SleepNight = Type.Object({
  ...NightFields,
  note: Type.String(),
  /** Minutes. */
  slept: Type.Integer(),
  inBed: Type.Integer(),
  efficiency: Type.Integer(),
})
export type SleepNight = Static<typeof SleepNight>

const Link = Type.Object({ url: Type.String() })
const ofCourse = { refusals: ['sleepNotBegun', 'sleepUnreachable'] } as const

export const sleepCalls = {
  equity: main.get(
    'jlDoctor/getSleepEquity',
    '睡眠权益的剩余次数',
    'Remaining sleep benefits',
    ByCompany,
    Type.Object({ right: Nullable(SleepRight) }),
  ),
  check: main.get(
    'jlDoctor/checkEquity',
    '可以开始的课程与其他课程的条件',
    'Products that can be started, and why others cannot',
    ByCompany,
    Type.Object({ products: Type.Array(SleepProduct) }),
  ),
  /** If the programme cannot be reached: the known questionnaires, none of them due. */
  questionnaires: main.get(
    'jlDoctor/getQuestionnaireList',
    '问卷与上次结果',
    'Required questionnaires, with the last result of each',
    ByCompany,
    Type.Array(
      Type.Object({
        code: Code,
        title: Type.String(),
        minutes: Type.Integer(),
        isDue: Bit,
        last: Nullable(SleepResult),
      }),
    ),
  ),
  /** A GET of the specification that writes: repeated calls have one effect. */
  enrol: main.get(
    'jlDoctor/receiveUserInfo',
    '参加课程',
    'Enrols with consent; the programme receives a number, gender and year of birth',
    Type.Object({ companyId: CompanyId, consent: Consent }),
    Type.Object({ shareCode: Type.String() }),
    { refusals: ['sleepUnreachable', 'sleepRefused'] },
  ),
  token: main.get(
    'jlDoctor/getToken',
    '课程页面的短期令牌',
    "Token for the programme's pages, valid for minutes",
    Nothing,
    Type.Object({ token: Type.String() }),
    ofCourse,
  ),
  link7: main.get(
    'jlDoctor/get7DayProductLink',
    '7 天课程链接',
    'Link to the 7-day page of the programme',
    Nothing,
    Link,
    ofCourse,
  ),
  /** A GET of the specification that writes: repeated calls have one effect. */
  install7: main.get(
    'jlDoctor/install7DayProduct',
    '开始 7 天课程',
    'Starts the 7-day course and uses one benefit',
    ByCompany,
    SleepCourse,
    { refusals: ['sleepLocked', 'sleepNotEnrolled', 'sleepRefused'] },
  ),
  link21: main.get(
    'jlDoctor/get21DayProductLink',
    '21 天课程链接',
    'Link to the 21-day page of the programme',
    Nothing,
    Link,
    ofCourse,
  ),
  link42: main.get(
    'jlDoctor/get42DayProductLink',
    '42 天课程链接',
    'Link to the 42-day page of the programme',
    Nothing,
    Link,
    ofCourse,
  ),
  start: main.post(
    'sleep/start',
    '开始 21 天或 42 天课程',
    'Starts the 21-day or 42-day course and uses one benefit',
    Type.Object({ companyId: CompanyId, days: OneOf([21, 42], { title: '课程' }) }),
    SleepCourse,
    { idempotent: true, refusals: ['sleepLocked', 'sleepNotEnrolled', 'sleepRefused'] },
  ),
  report: main.get(
    'jlDoctor/getReportUrl',
    '睡眠报告（PDF）',
    'Sleep report as PDF: results, courses and the diary',
    Nothing,
    Type.Object({ url: Type.String(), name: Type.String() }),
    { refusals: ['sleepNothingToReport'] },
  ),
  /** One per day and questionnaire: a later answer replaces the earlier. */
  answer: main.post(
    'sleep/answer',
    '提交问卷',
    'Submits a questionnaire, and returns the score',
    Type.Object({
      code: Code,
      answers: Type.Array(
        Type.Object({
          item: Type.String({ title: '题目', pattern: '^[a-z]{1,20}$' }),
          value: Type.Integer({ title: '答案', minimum: 0, maximum: 1439 }),
        }),
        { title: '答案', maxItems: 40 },
      ),
    }),
    SleepResult,
  ),
  diary: main.get(
    'sleep/diary/list',
    '近四周的睡眠日记',
    'Nights of the last four weeks, oldest first',
    Nothing,
    Type.Object({ nights: Type.Array(SleepNight) }),
  ),
  /** One per day: a later entry replaces the earlier. */
  saveNight: main.post(
    'sleep/diary/save',
    '记录一晚的睡眠',
    'Saves a night, under the day of waking up',
    Type.Object({ ...NightFields, note: Type.Optional(titled('备注', Text(noteLength))) }),
    SleepNight,
    { refusals: ['sleepDiaryDay'] },
  ),
  progress: main.get(
    'sleep/progress',
    '课程进度',
    'Enrolment and progress of the courses',
    Nothing,
    Type.Object({
      isEnrolled: Bit,
      /** Random, and all that a shared link reveals about the member; null before the member takes part. */
      shareCode: Nullable(Type.String()),
      courses: Type.Array(SleepCourse),
    }),
  ),
  /** The same response whether the phone was registered before or not. */
  share: main.post(
    'open-api/jlDoctor/shareCommit',
    '公开分享表单',
    'Public share form, once for each phone',
    Type.Object({
      name: titled('姓名', Text(20, 1)),
      phone: Phone,
      consent: Consent,
      code: Type.Optional(Type.String({ title: '分享码', pattern: '^[\\w-]{16}$' })),
    }),
    Done,
    { auth: 'none', refusals: ['proofOfWorkNeeded'] },
  ),
}
