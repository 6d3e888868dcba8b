import { caseStates, type CaseState } from '@yf/domain/claim-case'
import { addDays, fromMoment, shanghaiDay } from '@yf/domain/dates'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/handle.ts'
import { statement } from '#platform/db/statement.ts'
import type { CaseRow } from '../own-case.ts'
import { hasFailed, type PaymentRow } from '../paying/payments.ts'

export interface Expectation {
  /** Null where nothing comes any more. */
  readonly nextStep: string | null
  readonly expectedAt: Date | null
}

const hour = 3_600_000
const fewest = 10
const usualDays = 2

/** What comes next and by when, from how long cases took lately. */
export async function expectationOf(
  { db, clock }: { db: Db; clock: Clock },
  caseRow: CaseRow,
  payment: PaymentRow | undefined,
): Promise<Expectation> {
  const { state, submitted_at, decided_at } = caseRow
  const now = clock.now()
  if (state === caseStates.paying) {
    if (hasFailed(state, payment))
      return { nextStep: '打款未成功，请更换收款银行卡，我们会重新打款', expectedAt: null }
    const expectedAt = notBefore(workingDaysAfter(decided_at ?? now, usualDays), now)
    return { nextStep: `赔款预计 ${usualDays} 个工作日内到账`, expectedAt }
  }
  const words = waiting[state]
  if (!words) return { nextStep: others[state] ?? null, expectedAt: null }
  const begin = submitted_at ?? now
  const past = await pastDurations(db, caseRow.company_id)
  if (!past)
    return {
      nextStep: `${words}，一般 ${usualDays} 个工作日内有结果`,
      expectedAt: notBefore(workingDaysAfter(begin, usualDays), now),
    }
  const expectedAt = new Date(begin.getTime() + past.most)
  return expectedAt < now
    ? { nextStep: `${words}，比平时稍久，请您再耐心等待`, expectedAt: workingDaysAfter(now, 1) }
    : { nextStep: `${words}，同类案件通常${inWords(past.median)}有结果`, expectedAt }
}

const waiting: Readonly<Partial<Record<CaseState, string>>> = {
  1: '等待理赔专员受理',
  2: '理赔专员正在审核资料',
  4: '正在核定赔付金额',
}
const others: Readonly<Partial<Record<CaseState, string>>> = {
  0: '填写完成并签名后即可提交',
  3: '请按要求补充资料并提交，收到后继续审核',
  10: '正在由未参与原决定的人员复核，有结果会通知您',
}

const inWords = (ms: number): string => {
  const hours = Math.ceil(ms / hour)
  return hours <= 24 ? `在 ${hours} 小时内` : `在 ${Math.ceil(hours / 24)} 天内`
}

/** Those that the machine decided tell nothing about how long people take. */
const pick = `select extract(epoch from decided_at - submitted_at)::float8 as seconds from claim_case
  where decided_at is not null`
const ofCompany = statement<{ seconds: number }>(
  `${pick} and company_id = $1 order by decided_at desc limit 400`,
)
const ofAll = statement<{ seconds: number }>(`${pick} order by decided_at desc limit 400`)

async function pastDurations(db: Db, companyId: string): Promise<{ median: number; most: number } | null> {
  const own = byPeople(await ofCompany(db, companyId))
  const past = own.length >= fewest ? own : byPeople(await ofAll(db))
  if (past.length < fewest) return null
  const at = (share: number) => past[Math.min(Math.floor(past.length * share), past.length - 1)]! * 1000
  return { median: at(0.5), most: at(0.8) }
}

const byPeople = (rows: readonly { seconds: number }[]): number[] =>
  rows
    .map(({ seconds }) => seconds)
    .filter((seconds) => seconds > 0)
    .slice(0, 200)
    .toSorted((a, b) => a - b)

/** The end of service hours, so many working days later; holidays are not known here. */
export function workingDaysAfter(from: Date, days: number): Date {
  let day = shanghaiDay(from)
  for (let left = days; left > 0;) {
    day = addDays(day, 1)
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return fromMoment(`${day} 18:30:00`)
}

const notBefore = (expected: Date, now: Date): Date => (expected < now ? workingDaysAfter(now, 1) : expected)
