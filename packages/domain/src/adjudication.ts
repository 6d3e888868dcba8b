import { addDays } from './dates.ts'
import { formatFen } from './money.ts'
import type { VisitType } from './claim-materials.ts'

/** What a policy pays for. Limits and deductible count for the policy year, of which some may be used already. */
export interface Liability {
  readonly id: string
  readonly name: string
  /** null covers every kind of visit */
  readonly visitType: VisitType | null
  readonly deductibleFen: number
  readonly deductibleUsedFen: number
  /** percent */
  readonly ratio: number
  readonly visitFen: number | null
  readonly yearlyFen: number
  readonly usedFen: number
  readonly waitingDays: number
}

/** What earlier decisions paid for receipts of one day in one hospital. */
export interface PaidVisit {
  readonly liabilityId: string
  readonly day: string
  readonly hospital: string
  readonly paidFen: number
}

export interface Policy {
  readonly startDt: string
  readonly endDt: string
  readonly coverFen: number
  readonly usedFen: number
  readonly liabilities: readonly Liability[]
  /** Of other cases: the limit of a visit holds for all of them together. */
  readonly visits: readonly PaidVisit[]
}

export interface Receipt {
  readonly id: string
  readonly day: string
  readonly visitType: VisitType
  readonly hospital: string
  readonly billedFen: number
  /** Paid by social insurance or another insurer. */
  readonly socialFen: number
  /** Not covered: upgraded rooms, cosmetics. */
  readonly excludedFen: number
  readonly excludedReason: string | null
}

export interface Line {
  readonly receiptId: string
  readonly liabilityId: string | null
  readonly billedFen: number
  readonly excludedFen: number
  readonly socialFen: number
  readonly deductibleFen: number
  readonly ratio: number
  /** What a limit took away. */
  readonly overLimitFen: number
  readonly payableFen: number
  readonly reason: string
}

export interface Decision {
  readonly lines: readonly Line[]
  readonly billedFen: number
  readonly payableFen: number
}

/** What is still to be had, carried from receipt to receipt. */
interface Purse {
  cover: number
  readonly left: Map<string, { yearly: number; deductible: number }>
  readonly visits: Map<string, number>
}

/** Spellings of one hospital: gaps and full-width signs are no difference. */
export const tidyHospital = (name: string): string => name.normalize('NFKC').replaceAll(/\s/g, '')

const visitKey = (liabilityId: string, day: string, hospital: string): string =>
  JSON.stringify([liabilityId, day, tidyHospital(hospital)])

function paidByVisit(visits: readonly PaidVisit[]): Map<string, number> {
  const paid = new Map<string, number>()
  for (const { liabilityId, day, hospital, paidFen } of visits) {
    const key = visitKey(liabilityId, day, hospital)
    paid.set(key, (paid.get(key) ?? 0) + paidFen)
  }
  return paid
}

const purseOf = ({ coverFen, usedFen, liabilities, visits }: Policy): Purse => ({
  cover: Math.max(coverFen - usedFen, 0),
  left: new Map(
    liabilities.map((one) => [
      one.id,
      {
        yearly: Math.max(one.yearlyFen - one.usedFen, 0),
        deductible: Math.max(one.deductibleFen - one.deductibleUsedFen, 0),
      },
    ]),
  ),
  visits: paidByVisit(visits),
})

/** Emergency is paid like an outpatient visit where a policy names no emergencies of its own. */
function liabilityFor({ liabilities }: Policy, visit: VisitType): Liability | null {
  const named = (type: VisitType) => liabilities.find(({ visitType }) => visitType === type)
  const usual = visit === 'emergency' ? (named('emergency') ?? named('outpatient')) : named(visit)
  return usual ?? liabilities.find(({ visitType }) => visitType === null) ?? null
}

const nothing = (receipt: Receipt, liability: Liability | null, reason: string): Line => ({
  receiptId: receipt.id,
  liabilityId: liability?.id ?? null,
  billedFen: receipt.billedFen,
  excludedFen: receipt.billedFen,
  socialFen: 0,
  deductibleFen: 0,
  ratio: 0,
  overLimitFen: 0,
  payableFen: 0,
  reason,
})

const within = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most)

/** One receipt: why nothing of it is covered, or what is paid for it. */
function lineOf(policy: Policy, receipt: Receipt, purse: Purse): Line {
  const { day, visitType } = receipt
  const liability = liabilityFor(policy, visitType)
  if (day < policy.startDt || day > policy.endDt) return nothing(receipt, liability, '就诊日期不在保障期间内')
  if (!liability) return nothing(receipt, null, '保单未包含该就诊类型的保障责任')
  const waited = addDays(policy.startDt, liability.waitingDays)
  if (visitType !== 'accident' && day < waited)
    return nothing(receipt, liability, `仍在等待期内，${waited}起的费用可以赔付`)
  return coveredLine(liability, receipt, purse)
}

/** A covered receipt against what is left; takes out of the purse what it pays. */
function coveredLine(liability: Liability, receipt: Receipt, purse: Purse): Line {
  const left = purse.left.get(liability.id)!
  const { billedFen } = receipt
  const excludedFen = within(0, receipt.excludedFen, billedFen)
  const socialFen = within(0, receipt.socialFen, billedFen - excludedFen)
  const covered = billedFen - excludedFen - socialFen
  const deductibleFen = Math.min(left.deductible, covered)
  const share = Math.floor(((covered - deductibleFen) * liability.ratio) / 100)
  // Receipts of one day in one hospital are one visit.
  const visit = visitKey(liability.id, receipt.day, receipt.hospital)
  const visitLeft = (liability.visitFen ?? Infinity) - (purse.visits.get(visit) ?? 0)
  const payableFen = Math.max(Math.min(share, visitLeft, left.yearly, purse.cover), 0)
  left.deductible -= deductibleFen
  left.yearly -= payableFen
  purse.cover -= payableFen
  purse.visits.set(visit, (purse.visits.get(visit) ?? 0) + payableFen)
  const line = {
    receiptId: receipt.id,
    liabilityId: liability.id,
    billedFen,
    excludedFen,
    socialFen,
    deductibleFen,
    ratio: liability.ratio,
    overLimitFen: share - payableFen,
    payableFen,
  }
  const limitedBy = visitLeft <= payableFen ? '单次限额' : left.yearly === 0 ? '年度限额' : '剩余保额'
  return { ...line, reason: reasonOf(line, receipt.excludedReason, limitedBy) }
}

/** The sum, told as a person would work it out. */
function reasonOf(line: Omit<Line, 'reason'>, excludedReason: string | null, limitedBy: string): string {
  const steps = [`发票金额 ${formatFen(line.billedFen)}`]
  if (line.excludedFen > 0)
    steps.push(`不在保障范围 ${formatFen(line.excludedFen)}${excludedReason ? `（${excludedReason}）` : ''}`)
  if (line.socialFen > 0) steps.push(`社保等已支付 ${formatFen(line.socialFen)}`)
  if (line.deductibleFen > 0) steps.push(`扣除免赔额 ${formatFen(line.deductibleFen)}`)
  const sum = `其余按 ${line.ratio}% 赔付`
  const limit = line.overLimitFen > 0 ? `，超出${limitedBy} ${formatFen(line.overLimitFen)} 不赔付` : ''
  return `${steps.join('，')}，${sum}${limit}，应赔 ${formatFen(line.payableFen)}`
}

/** By day, so that whoever uploads in another order gets the same sum. */
const inOrder = (a: Receipt, b: Receipt) =>
  a.day.localeCompare(b.day) || a.billedFen - b.billedFen || a.id.localeCompare(b.id)

/** Decisions §5: a pure function of policy, receipts and what was used; also answers what a person would get. */
export function adjudicate(policy: Policy, receipts: readonly Receipt[]): Decision {
  const purse = purseOf(policy)
  const decided = receipts.toSorted(inOrder).map((receipt) => lineOf(policy, receipt, purse))
  const byId = new Map(decided.map((line) => [line.receiptId, line]))
  const lines = receipts.map(({ id }) => byId.get(id)!)
  return {
    lines,
    billedFen: lines.reduce((sum, line) => sum + line.billedFen, 0),
    payableFen: lines.reduce((sum, line) => sum + line.payableFen, 0),
  }
}
