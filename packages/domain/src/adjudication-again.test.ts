import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { adjudicate, type Liability, type Policy, type Receipt } from './adjudication.ts'
import type { VisitType } from './claim-materials.ts'
import { daysBetween } from './dates.ts'
import { anyPolicy, anyReceipts } from './test-policies.ts'

/**
 * The same rules a second time, as plainly as can be: nothing is carried along, every limit is worked out anew from the
 * list of what was paid before, in whole numbers of any size.
 */
interface Paid {
  readonly receipt: Receipt
  readonly liability: Liability
  readonly deductible: bigint
  readonly payable: bigint
}

const least = (...values: bigint[]) => values.reduce((a, b) => (a < b ? a : b))
const notBelowZero = (value: bigint) => (value > 0n ? value : 0n)
const sum = (values: bigint[]) => values.reduce((a, b) => a + b, 0n)

function liabilityFor({ liabilities }: Policy, visit: VisitType): Liability | undefined {
  const wanted: (VisitType | null)[] = visit === 'emergency' ? [visit, 'outpatient', null] : [visit, null]
  return wanted.flatMap((type) => liabilities.filter(({ visitType }) => visitType === type))[0]
}

const isCovered = ({ startDt, endDt }: Policy, { waitingDays }: Liability, { day, visitType }: Receipt) =>
  daysBetween(startDt, day) >= 0 &&
  daysBetween(day, endDt) >= 0 &&
  (visitType === 'accident' || daysBetween(startDt, day) >= waitingDays)

const isOneVisit = (a: Pick<Receipt, 'day' | 'hospital'>, b: Pick<Receipt, 'day' | 'hospital'>) =>
  a.day === b.day && a.hospital.trim() === b.hospital.trim()

function paidFor(policy: Policy, liability: Liability, receipt: Receipt, before: readonly Paid[]): Paid {
  const own = before.filter((one) => one.liability.id === liability.id)
  const excluded = least(BigInt(receipt.excludedFen), BigInt(receipt.billedFen))
  const covered = notBelowZero(BigInt(receipt.billedFen) - excluded - BigInt(receipt.socialFen))
  const deductibleLeft =
    BigInt(liability.deductibleFen) -
    BigInt(liability.deductibleUsedFen) -
    sum(own.map((one) => one.deductible))
  const deductible = least(covered, notBelowZero(deductibleLeft))
  const inVisit = [
    ...own.filter((one) => isOneVisit(one.receipt, receipt)).map((one) => one.payable),
    ...policy.visits
      .filter((visit) => visit.liabilityId === liability.id && isOneVisit(visit, receipt))
      .map((visit) => BigInt(visit.paidFen)),
  ]
  const limits = [
    BigInt(liability.yearlyFen) - BigInt(liability.usedFen) - sum(own.map((one) => one.payable)),
    BigInt(policy.coverFen) - BigInt(policy.usedFen) - sum(before.map((one) => one.payable)),
    ...(liability.visitFen === null ? [] : [BigInt(liability.visitFen) - sum(inVisit)]),
  ]
  const share = ((covered - deductible) * BigInt(liability.ratio)) / 100n
  return { receipt, liability, deductible, payable: notBelowZero(least(share, ...limits)) }
}

function paidAgain(policy: Policy, receipts: readonly Receipt[]): Paid[] {
  const key = ({ day, billedFen, id }: Receipt) => `${day} ${String(billedFen).padStart(9, '0')} ${id}`
  const inTurn = receipts.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
  return inTurn.reduce<Paid[]>((before, receipt) => {
    const liability = liabilityFor(policy, receipt.visitType)
    if (!liability || !isCovered(policy, liability, receipt)) return before
    return [...before, paidFor(policy, liability, receipt, before)]
  }, [])
}

const anyVisits = fc.array(
  fc.record({
    liabilityId: fc.constantFrom('l0', 'l1'),
    day: fc.constantFrom('2026-05-06', '2026-05-07'),
    hospital: fc.constantFrom('甲', '乙', '乙 '),
    paidFen: fc.integer({ min: 0, max: 300_000 }),
  }),
  { maxLength: 4 },
)

test('each receipt is paid what the same rules, written down a second time, come to', () => {
  fc.assert(
    fc.property(anyPolicy, anyVisits, anyReceipts, (plain, visits, receipts) => {
      const policy = { ...plain, visits }
      const again = new Map(paidAgain(policy, receipts).map((paid) => [paid.receipt.id, paid]))
      const { lines, payableFen, billedFen } = adjudicate(policy, receipts)
      for (const line of lines) {
        const paid = again.get(line.receiptId)
        expect(BigInt(line.payableFen)).toBe(paid?.payable ?? 0n)
        expect(BigInt(line.deductibleFen)).toBe(paid?.deductible ?? 0n)
      }
      expect(BigInt(payableFen)).toBe(sum([...again.values()].map((paid) => paid.payable)))
      expect(billedFen).toBe(receipts.reduce((total, receipt) => total + receipt.billedFen, 0))
    }),
    { numRuns: 300 },
  )
})
