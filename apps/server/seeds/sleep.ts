import type { CourseState } from '@yf/domain/sleep/courses'
import type { Insertable } from 'kysely'
import { addDays, shanghaiDay } from '@yf/domain/dates'
import { clockOf } from '@yf/domain/sleep/diary'
import type { Services } from '#platform/call/context.ts'
import { subjectKey } from '#platform/crypto/subject-keys.ts'
import type { Db } from '#platform/db/handle.ts'
import { namedId } from '#platform/ids.ts'
import { takeKeys } from '#platform/keys/unique-keys.ts'
import type { EquityPackageTable } from '#features/equity/tables.ts'
import { resultOf } from '#features/sleep/results.ts'
import { answerRow, courseKey, nightRow } from '#features/sleep/encrypted.ts'
import { addCourse, keepAnswer, keepNight } from '#features/sleep/store.ts'
import { calendarOf, type Calendar } from './calendar.ts'
import { idOf } from './ids.ts'

interface SleepStory {
  readonly company: string
  readonly person: string
  /** The company's allowance and how much of it is used; `isOver` when its term has ended. */
  readonly right: { readonly used: number; readonly isOver?: boolean }
  /** Days, state and number of completed days. */
  readonly courses?: readonly (readonly [days: number, state: CourseState, done: number])[]
  /** Scores of each of the seven questions, this many days ago. */
  readonly insomnia?: readonly (readonly [points: number, daysAgo: number])[]
  /** This many nights until today, with one left out each week. */
  readonly nights?: number
  readonly isEnrolled?: boolean
}

/** One member in every state; 冯启航 has the benefit and has started nothing. */
const stories: readonly SleepStory[] = [
  {
    company: 'xinghe-software',
    person: 'linxiao',
    right: { used: 1 },
    courses: [[7, 2, 4]],
    insomnia: [
      [3, 21],
      [2, 6],
    ],
    nights: 18,
    isEnrolled: true,
  },
  { company: 'yuanli', person: '冯启航', right: { used: 0 } },
  { company: 'haina', person: '高丽华', right: { used: 0 }, insomnia: [[1, 2]], nights: 3 },
  {
    company: 'haina',
    person: '罗振宇',
    right: { used: 2 },
    courses: [
      [7, 3, 7],
      [21, 2, 9],
    ],
    insomnia: [[2, 20]],
    nights: 26,
    isEnrolled: true,
  },
  {
    company: 'haina',
    person: '郑小北',
    right: { used: 3 },
    courses: [
      [7, 3, 7],
      [21, 3, 21],
      [42, 3, 42],
    ],
    insomnia: [
      [3, 80],
      [1, 3],
    ],
    nights: 28,
    isEnrolled: true,
  },
  {
    company: 'haina',
    person: '梁慧敏',
    right: { used: 0 },
    courses: [[7, 4, 0]],
    insomnia: [[4, 5]],
    isEnrolled: true,
  },
  { company: 'xinghe-hardware', person: '何文博', right: { used: 0, isOver: true }, insomnia: [[2, 30]] },
  {
    company: 'yuanshan',
    person: '田雨欣',
    right: { used: 1 },
    courses: [[7, 1, 0]],
    insomnia: [[2, 1]],
    isEnrolled: true,
  },
]

export async function addSleep(services: Services, tx: Db) {
  const calendar = calendarOf(services.clock)
  await tx
    .insertInto('equity_package')
    .values(stories.map((story) => packageOf(story, calendar)))
    .execute()
  for (const story of stories) await addStory(services, tx, story, calendar)
}

const keyOf = ({ person }: SleepStory) => `${person}/sleep`

const packageOf = (
  { company, person, right, ...story }: SleepStory,
  { moment }: Calendar,
): Insertable<EquityPackageTable> => ({
  company_id: idOf('company', company),
  account_id: idOf('account', person),
  family_id: null,
  id: idOf('package', keyOf({ company, person, right, ...story })),
  kind: 'health',
  name: '睡眠数字疗法',
  summary: '7天、21天、42天课程各一次，含睡眠自评、日记与报告',
  supplier_code: 'SLEEP',
  start_time: moment(-120),
  end_time: right.isOver ? moment(-10, '23:59:59') : moment(245, '23:59:59'),
  status: right.used === 3 ? 2 : 1,
  total: 3,
  used: right.used,
})

async function addStory({ cipher, clock }: Services, tx: Db, story: SleepStory, calendar: Calendar) {
  const account_id = idOf('account', story.person)
  const now = clock.now()
  const today = shanghaiDay(now)
  const key = await subjectKey({ db: tx, cipher, clock }, account_id)
  if (story.isEnrolled)
    await tx
      .insertInto('sleep_person')
      .values({
        account_id,
        subject_no: numberOf(`subject/${story.person}`),
        share_code: numberOf(`share/${story.person}`),
        consented_at: calendar.moment(-60),
        enrolled_at: calendar.moment(-60),
      })
      .execute()
  for (const [points, ago] of story.insomnia ?? []) {
    const id = namedId(`demo/sleep/${story.person}/answer/${ago}`)
    const day = addDays(today, -ago)
    const answers = Object.fromEntries(insomniaItems.map((item) => [item, points]))
    const stored = JSON.stringify({ answers, result: resultOf('ISI', day, answers) })
    const content = key.encrypt(stored, answerRow(id))
    await keepAnswer(tx, { account_id, code: 'ISI', day, id, content, created_at: calendar.moment(-ago) })
  }
  for (const [ago, night] of nightsOf(story.nights ?? 0)) {
    const id = namedId(`demo/sleep/${story.person}/night/${ago}`)
    const content = key.encrypt(JSON.stringify(night), nightRow(id))
    await keepNight(tx, { account_id, day: addDays(today, -ago), id, content, updated_at: now })
  }
  for (const course of coursesOf(story, calendar)) {
    await addCourse(tx, course)
    await takeKeys(tx, [{ kind: courseKey, key: course.id, holder: account_id }])
  }
}

const insomniaItems = ['falling', 'staying', 'early', 'content', 'daytime', 'noticed', 'worry']

/** Sixteen characters, the length of a random one. */
const numberOf = (name: string) => namedId(`demo/sleep/${name}`).replaceAll('-', '').slice(0, 16)

const coursesOf = (story: SleepStory, { moment }: Calendar) =>
  (story.courses ?? []).map(([days, state, done], at) => ({
    account_id: idOf('account', story.person),
    id: namedId(`demo/sleep/${story.person}/${days}`),
    company_id: idOf('company', story.company),
    package_id: idOf('package', keyOf(story)),
    days,
    state,
    done_days: Array.from({ length: done }, (_, day) => day + 1),
    created_at: moment(-58 + at),
    started_at: state === 2 || state === 3 ? moment(-58 + at) : null,
    finished_at: state === 3 ? moment(-30 + at) : null,
  }))

/** The nights improve: to bed a little earlier and asleep sooner each night; every seventh is not recorded. */
const nightsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => at)
    .filter((at) => at % 7 !== 5)
    .map((at) => {
      const bed = 22 * 60 + 50 + ((at * 17) % 45)
      const asleep = bed + 12 + at + ((at * 7) % 15)
      const woke = 30 * 60 + 25 - at * 2 + ((at * 11) % 30)
      const night = {
        bed: clockOf(bed % 1440),
        asleep: clockOf(asleep % 1440),
        woke: clockOf(woke % 1440),
        up: clockOf((woke + 15 + (at % 3) * 10) % 1440),
        quality: at < 5 ? 4 : at < 12 ? 3 : 2,
        note: at === 2 ? '睡前没有看手机' : '',
      }
      return [at, night] as const
    })
