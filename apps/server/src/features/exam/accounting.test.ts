import * as fc from 'fast-check'
import { turns } from '#testkit/campaign.ts'
import { movableClock } from '#testkit/clock.ts'
import { ledgerStage } from '#testkit/ledger-stage.ts'
import { expect, test } from 'vitest'
import type { Database } from '#platform/db/database.ts'
import { newId } from '#platform/ids.ts'
import { findRights, type UsableRight } from '#features/equity/public.ts'
import type { ExamRow } from './own-exam.ts'
import { giveQuotaBack, reserveQuota, settleQuota } from './quota.ts'

const database = ledgerStage()
const clock = movableClock('2026-06-01T10:00:00+08:00')

const companyId = newId()

async function fundOf(fen: number): Promise<UsableRight> {
  const accountId = newId()
  await database.db
    .insertInto('equity_package')
    .values({
      company_id: companyId,
      id: newId(),
      account_id: accountId,
      family_id: null,
      kind: 'health',
      name: '体检报销金',
      summary: '',
      supplier_code: 'EXAM_MONEY',
      start_time: new Date('2026-01-01T00:00:00+08:00'),
      end_time: new Date('2026-12-31T23:59:59+08:00'),
      status: 1,
      unit: 'fen',
      total: fen,
      used: 0,
    })
    .execute()
  return (await findRights(database.db, { companyId, accountId, supplier: 'EXAM_MONEY' }, clock.now()))[0]!
}

const examOf = (amount_fen: number): ExamRow =>
  ({
    company_id: companyId,
    id: newId(),
    exam_day: '2026-05-20',
    amount_fen,
    approved_fen: null,
    package_id: null,
  }) as ExamRow

const leftOf = async ({ packageId }: UsableRight): Promise<number> => {
  const row = await database.db
    .selectFrom('equity_package')
    .select(['total', 'used'])
    .where('id', '=', packageId)
    .executeTakeFirstOrThrow()
  return row.total - row.used
}

const within = <T>(work: (ctx: { db: Database['db']; clock: typeof clock }) => Promise<T>) =>
  database.transaction((db) => work({ db, clock }))

test('of fifty concurrent submissions for the last of a quota exactly one gets it', async () => {
  const fund = await fundOf(80_000)
  const tried = await Promise.all(
    Array.from({ length: 50 }, () => within((ctx) => reserveQuota(ctx, examOf(80_000), [fund]))),
  )
  expect(tried.filter((right) => right !== null)).toHaveLength(1)
  expect(await leftOf(fund)).toBe(0)
})

/** The next random step: submit an amount, or end an earlier submission in one of the possible ways. */
const steps = fc.array(
  fc.oneof(
    fc.record({ does: fc.constant('submit' as const), fen: fc.integer({ min: 1, max: 60 }) }),
    fc.record({ does: fc.constantFrom('cancel' as const, 'refuse' as const), at: fc.nat({ max: 6 }) }),
    fc.record({
      does: fc.constant('pay' as const),
      at: fc.nat({ max: 6 }),
      share: fc.integer({ min: 1, max: 100 }),
    }),
  ),
  { maxLength: 20 },
)

interface LedgerEntry {
  readonly exam: ExamRow
  /** The amount held according to a plain list. */
  holds: number
  isOver: boolean
}

test('any sequence of submitting, refusing, cancelling and paying agrees with a plain list of sums', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (story) => {
      const total = 100
      const fund = await fundOf(total)
      const ledger: LedgerEntry[] = []
      const left = () => total - ledger.reduce((sum, { holds }) => sum + holds, 0)
      for (const step of story) {
        if (step.does === 'submit') {
          const exam = examOf(step.fen)
          const right = await within((ctx) => reserveQuota(ctx, exam, [{ ...fund, left: left() }]))
          if ((right !== null) !== step.fen <= left())
            throw new Error(`${step.fen} of ${left()} was ${right ? 'given' : 'refused'}`)
          if (right)
            ledger.push({ exam: { ...exam, package_id: right.packageId }, holds: step.fen, isOver: false })
        } else {
          const one = ledger[step.at]
          if (!one) continue
          if (step.does === 'pay') {
            const approved_fen = Math.max(1, Math.floor((one.exam.amount_fen * step.share) / 100))
            // Paid once: repeating it, or paying after it came to nothing, changes nothing.
            await within((ctx) => settleQuota(ctx, one.isOver ? one.exam : { ...one.exam, approved_fen }))
            if (!one.isOver) Object.assign(one, { holds: approved_fen, isOver: true })
          } else if (!one.isOver) {
            await within((ctx) => giveQuotaBack(ctx, one.exam))
            await within((ctx) => giveQuotaBack(ctx, one.exam))
            Object.assign(one, { holds: 0, isOver: true })
          }
        }
        expect(await leftOf(fund)).toBe(left())
      }
    }),
    { numRuns: turns({ usually: 15, inCampaign: 500 }) },
  )
})
