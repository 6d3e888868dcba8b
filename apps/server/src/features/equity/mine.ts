import type { equityCalls } from '@yf/contract/equity'
import { shanghaiDay, shanghaiMoment } from '@yf/domain/dates'
import {
  atMoment,
  isPolicyUseful,
  isWelfareUseful,
  packageStates,
  visibleDoctorEquity,
} from '@yf/domain/equity'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { requireMembership } from '#features/company/public.ts'
import { toPackageDto } from './dto.ts'
import { policiesOn, type PolicyOnDay } from './policies.ts'
import { isAnothersCounselling, maskPolicyNo } from './rules.ts'
import { packagesOf, policiesOf, welfareOf } from './store.ts'
import type { WelfareRow } from './packages/described.ts'
import type { EquityPackageTable } from './tables.ts'

/** Nobody looks through more of one kind at once; the card pack pages through all of them. */
const mostOfAKind = 100

/** Usable benefits are never displaced by ended ones. */
const firstOf = <Row>(rows: readonly Row[], isUseful: (row: Row) => boolean): Row[] =>
  rows.toSorted((one, other) => Number(isUseful(other)) - Number(isUseful(one))).slice(0, mostOfAKind)

export const mine: RunCallHandler<typeof equityCalls.mine> = async ({ companyId }, ctx) => {
  const membership = await requireMembership(ctx.db, ctx.caller.accountId, companyId)
  if (!membership) return refuse('notFound')
  const now = shanghaiMoment(ctx.clock.now())
  const today = shanghaiDay(ctx.clock.now())
  const [policyRows, allPackages, welfare] = await Promise.all([
    policiesOf(ctx.db, membership),
    packagesOf(ctx.db, membership),
    welfareOf(ctx.db, membership, today),
  ])
  const policies = await policiesOn(ctx.db, policyRows, today)
  const packages = allPackages.filter((row) => membership.isFamily || !isAnothersCounselling(row))
  // A family member sees their own cover as their own.
  const familyIdOf = (row: { family_id: string | null }) => (membership.isFamily ? null : row.family_id)
  const ofKind = (kind: EquityPackageTable['kind']) =>
    firstOf(
      packages
        .filter((row) => row.kind === kind)
        .map((row) => atMoment(toPackageDto(row, familyIdOf(row)), now)),
      ({ status }) => status === packageStates.usable,
    )

  const showEquity = membership.showsEquity ? 1 : 0
  return answer({
    showEquity,
    insureEquityList: firstOf(
      policies.map((row) => toPolicyDto(row, familyIdOf(row))),
      (policy) => isPolicyUseful(policy, today),
    ),
    healthEquityList: ofKind('health'),
    cardEquityList: ofKind('card'),
    doctorEquityList: [...visibleDoctorEquity(showEquity, ofKind('doctor'))],
    healthWelfareList: firstOf(
      welfare.map((row) => toWelfareDto(row, familyIdOf(row))),
      (one) => isWelfareUseful(one, today),
    ),
  })
}

export const toPolicyDto = (row: PolicyOnDay, userFamilyId: string | null) => ({
  id: row.id,
  name: row.name,
  insurer: row.insurer,
  policyNo: maskPolicyNo(row.policy_no),
  startDt: row.start_dt,
  endDt: row.end_dt,
  status: row.status,
  userFamilyId,
  insuredName: row.insured_name,
  coverFen: row.cover_fen,
  usedFen: row.used_fen,
})

const toWelfareDto = (row: WelfareRow, userFamilyId: string | null) => ({
  id: row.id,
  name: row.name,
  summary: row.summary,
  endDt: row.end_dt,
  userFamilyId,
})
