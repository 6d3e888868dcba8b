import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { adjudicate, type Liability, type Policy, type Receipt } from './adjudication.ts'
import type { VisitType } from './claim-materials.ts'
import { daysBetween } from './dates.ts'
import { anyPolicy, anyReceipts } from './test-policies.ts'

/**
 * The same rules a second time, as simply as possible: no state is carried along, every limit is recomputed from the
 * list of earlier payments, in big integers (hundredths of a fen), and every order of a day is tried.
 */
interface PaidCase {
  readonly receipt: Receipt
  readonly liability: Liability
  readonly deductible: bigint
  readonly payable: bigint
}

const least = (...values: bigint[]) => values.reduce((a, b) => (a < b ? a : b))
const notBelowZero = (value: bigint) => (value > 0n ? value : 0n)
const sum = (values: bigint[]) => values.reduce((a, b) => a + b, 0n)
const big = (fen: number) => BigInt(fen)

function liabilityFor({ liabilities }: Policy, visit: VisitType): Liability | undefined {
  const visitTypesTried: (VisitType | null)[] =
    visit === 'emergency' ? [visit, 'outpatient', null] : [visit, null]
  return visitTypesTried.flatMap((type) => liabilities.filter(({ visitType }) => visitType === type))[0]
}

function isNamed(words: readonly string[], texts: readonly string[]): boolean {
  for (const word of words) for (const text of texts) if (text.indexOf(word) >= 0) return true
  return false
}

/**
 * Z41 matches all codes with this prefix, K00-K14 every category in between, K29.3-K29.5 subcategories of one
 * category.
 */
function isCoded(rule: string, code: string): boolean {
  const number = (one: string) => one.charCodeAt(0) * 1_000 + Number(one.slice(1)) * 10
  const parts = /^(\w\d\d\.\d)-(\w\d\d\.\d)$/.exec(rule)
  if (parts)
    return code.includes('.') && number(code) >= number(parts[1]!) && number(code) <= number(parts[2]!)
  const range = /^(\w\d\d)-(\w\d\d)$/.exec(rule)
  if (!range) return new RegExp(`^${rule}`).test(code)
  const own = number(code.slice(0, 3))
  return own >= number(range[1]!) && own <= number(range[2]!)
}

function isCovered({ startDt, endDt }: Policy, { waitingDays, terms }: Liability, receipt: Receipt): boolean {
  const { day, visitType, hospital, diagnoses, manualDecision: byHand } = receipt
  if (daysBetween(startDt, day) < 0 || daysBetween(day, endDt) < 0) return false
  if (visitType !== 'accident' && daysBetween(startDt, day) < waitingDays) return false
  if (byHand && byHand.atMostFen === 0) return false
  for (const { codes, words } of terms.exclusions) {
    if (isNamed(words, [hospital.name, ...diagnoses.map(({ name }) => name)])) return false
    for (const rule of codes)
      for (const { code } of diagnoses) if (code !== null && isCoded(rule, code)) return false
  }
  if (terms.grades && hospital.grade && terms.grades.indexOf(hospital.grade) < 0) return false
  return !(terms.isPublicOnly && hospital.isPublic === false)
}

const isOneVisit = (a: Receipt, b: Receipt) =>
  a.day === b.day && a.hospital.name.trim() === b.hospital.name.trim()
const daysOf = ({ visitType, day, until }: Receipt) =>
  visitType === 'inpatient' ? daysBetween(day, until) + 1 : 0

/** Visits that began before this one, each once. */
function visitsBefore(own: readonly PaidCase[]): Receipt[] {
  const found: Receipt[] = []
  for (const { receipt } of own) if (!found.some((one) => isOneVisit(one, receipt))) found.push(receipt)
  return found
}

function hasRoom({ terms }: Liability, receipt: Receipt, own: readonly PaidCase[]): boolean {
  const visits = visitsBefore(own)
  if (visits.some((one) => isOneVisit(one, receipt))) return true
  if (terms.visitsPerYear !== null && visits.length >= terms.visitsPerYear) return false
  const days = visits.reduce((total, one) => total + daysOf(one), 0)
  return terms.daysPerYear === null || days < terms.daysPerYear
}

function paidFor(
  policy: Policy,
  liability: Liability,
  receipt: Receipt,
  before: readonly PaidCase[],
): PaidCase | null {
  const own = before.filter((one) => one.liability.id === liability.id)
  if (!hasRoom(liability, receipt, own)) return null
  const excludedItems = receipt.items.filter(({ name }) =>
    liability.terms.exclusions.some(({ words }) => isNamed(words, [name])),
  )
  const billed = big(receipt.billedFen)
  const deducted = big(receipt.excludedFen) + sum(excludedItems.map(({ fen }) => big(fen)))
  if (billed > 0n && deducted >= billed) return null
  const excluded = least(billed, deducted)
  const social = least(billed - excluded, big(receipt.socialFen))
  const outsideItems = excludedItems.filter(({ part }) => part === 'outside')
  const outside = least(
    billed - excluded - social,
    notBelowZero(big(receipt.ownExpenseFen) - sum(outsideItems.map(({ fen }) => big(fen)))),
  )
  const inside = billed - excluded - social - outside
  const outsideRatio = big(liability.terms.outsideRatio ?? liability.ratio)
  const insideRatio = big(liability.ratio)
  const reimbursable = (insideRatio > 0n ? inside : 0n) + (outsideRatio > 0n ? outside : 0n)
  const deductibleLeft =
    big(liability.deductibleFen) - big(liability.deductibleUsedFen) - sum(own.map((one) => one.deductible))
  const deductible = least(reimbursable, notBelowZero(deductibleLeft))
  // The part with the lower rate bears it first.
  const isOutsideFirst = outsideRatio > 0n && (outsideRatio < insideRatio || insideRatio === 0n)
  const fromOutside = isOutsideFirst
    ? least(deductible, outside)
    : notBelowZero(deductible - (insideRatio > 0n ? inside : 0n))
  const share = (inside - (deductible - fromOutside)) * insideRatio + (outside - fromOutside) * outsideRatio
  const inVisit = own.filter((one) => isOneVisit(one.receipt, receipt)).map((one) => one.payable)
  const limits = [
    notBelowZero(big(liability.yearlyFen) - big(liability.usedFen)) * 100n -
      sum(own.map((one) => one.payable)),
    notBelowZero(big(policy.coverFen) - big(policy.usedFen)) * 100n - sum(before.map((one) => one.payable)),
    ...(liability.visitFen === null ? [] : [big(liability.visitFen) * 100n - sum(inVisit)]),
    ...(receipt.manualDecision ? [big(receipt.manualDecision.atMostFen) * 100n] : []),
  ]
  return { receipt, liability, deductible, payable: notBelowZero(least(share, ...limits)) }
}

function paidInTurn(policy: Policy, receipts: readonly Receipt[], before: readonly PaidCase[]): PaidCase[] {
  const found = [...before]
  for (const receipt of receipts) {
    const liability = liabilityFor(policy, receipt.visitType)
    if (!liability || !isCovered(policy, liability, receipt)) continue
    const paid = paidFor(policy, liability, receipt, found)
    if (paid) found.push(paid)
  }
  return found
}

function everyOrder<T>(list: readonly T[]): T[][] {
  if (list.length === 0) return [[]]
  return list.flatMap((one) =>
    everyOrder(list.filter((other) => other !== one)).map((rest) => [one, ...rest]),
  )
}

/** The highest total of any order of the days' receipts, day after day; in hundredths of a fen. */
function best(policy: Policy, receipts: readonly Receipt[]): bigint {
  let paid: PaidCase[] = []
  for (const day of [...new Set(receipts.map((one) => one.day))].toSorted()) {
    const own = receipts.filter((one) => one.day === day)
    // The first of equals, ordered by amount, number and id.
    const key = (one: Receipt) => `${String(one.billedFen).padStart(9, '0')} ${one.number} ${one.id}`
    const sorted = own.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
    const tried = everyOrder(sorted).map((order) => paidInTurn(policy, order, paid))
    const total = (list: readonly PaidCase[]) => sum(list.map((one) => one.payable))
    paid = tried.reduce((one, other) => (total(other) > total(one) ? other : one))
  }
  return sum(paid.map((one) => one.payable))
}

const rounded = (hundredths: bigint) => (hundredths + 50n) / 100n

test('a year is paid the same as by a second, independent implementation', () => {
  fc.assert(
    fc.property(anyPolicy, anyReceipts, (policy, receipts) => {
      const { payableFen, billedFen, lines } = adjudicate(policy, receipts)
      expect(big(payableFen)).toBe(rounded(best(policy, receipts)))
      expect(lines.reduce((total, line) => total + line.payableFen, 0)).toBe(payableFen)
      expect(billedFen).toBe(receipts.reduce((total, receipt) => total + receipt.billedFen, 0))
    }),
    { numRuns: 5_000 },
  )
})

test('a case after others is paid the same as by the second implementation', () => {
  fc.assert(
    fc.property(anyPolicy, anyReceipts, fc.nat({ max: 10 }), (policy, receipts, at) => {
      const [earlier, own] = [receipts.slice(0, at), receipts.slice(at)]
      const more = rounded(best(policy, receipts)) - rounded(best(policy, earlier))
      expect(big(adjudicate(policy, own, earlier).payableFen)).toBe(notBelowZero(more))
    }),
    { numRuns: 1_000 },
  )
})
