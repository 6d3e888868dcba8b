import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { post } from '#platform/ledger/ledger.ts'
import { calendarOf, type Calendar } from './calendar.ts'
import { companies } from './companies.ts'
import { idOf } from './ids.ts'

interface Posted {
  readonly company: string
  readonly account: string
  readonly book: 'points' | 'carbon'
  readonly amount: number
  readonly reason: string
  readonly key: string
  readonly at: Date
}

/** Each company walked a different distance, so that no two members have the same balance. */
const points = (
  company: string,
  account: string,
  walked: number,
  { moment, lastYear }: Calendar,
): Posted[] => {
  const mine = { company, account, book: 'points' as const }
  return [
    { ...mine, key: 'last-year', amount: 800, reason: '上年度健康积分', at: lastYear },
    { ...mine, key: 'mid-autumn', amount: 2000, reason: '企业节日福利', at: moment(-52, '10:00:00') },
    { ...mine, key: 'walk', amount: 150 + walked, reason: '健步走活动奖励', at: moment(-20, '18:00:00') },
    { ...mine, key: 'exchange', amount: -320, reason: '积分商城兑换', at: moment(-6, '12:20:00') },
  ]
}

const carbon = (company: string, account: string, { moment }: Calendar): Posted[] => {
  const mine = { company, account, book: 'carbon' as const }
  return [
    { ...mine, key: 'claim', amount: 420, reason: '无纸化理赔', at: moment(-15, '09:10:00') },
    { ...mine, key: 'invoice', amount: 180, reason: '使用电子发票', at: moment(-9, '16:40:00') },
    { ...mine, key: 'video', amount: 260, reason: '线上问诊代替出行', at: moment(-3, '20:05:00') },
  ]
}

const ofColleagues = ({ moment }: Calendar): Posted[] =>
  companies.flatMap(({ key, colleagues }) =>
    colleagues.map((account, at): Posted => ({
      company: key,
      account,
      book: 'carbon',
      key: 'claim',
      amount: 1480 - at * 110,
      reason: '无纸化理赔',
      at: moment(-12, '11:00:00'),
    })),
  )

/** Goes through the ledger itself, so that balances and entries agree. */
export async function addBalances({ clock }: Services, tx: Db) {
  const calendar = calendarOf(clock)
  const postings = [
    ...companies.flatMap(({ key, employees }, at) =>
      employees.flatMap((person) => [
        ...points(key, person, at * 85, calendar),
        ...carbon(key, person, calendar),
      ]),
    ),
    ...ofColleagues(calendar),
  ]
  for (const { company, account, book, amount, reason, key, at } of postings) {
    const owner = { companyId: idOf('company', company), book, ownerId: idOf('account', account) }
    await post(tx, { now: () => at }, owner, { amount, reason, eventKey: `demo:${key}` })
  }
}
