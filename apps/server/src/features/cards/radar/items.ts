import type { RadarItem } from '@yf/contract/cards'
import { atRiskFen, byMoneyAtRisk, radarDays } from '@yf/domain/benefit-radar'
import { addDays, daysBetween, shanghaiDay, shanghaiMoment } from '@yf/domain/dates'
import { amountText } from '@yf/domain/equity'
import type { MemberContext } from '#platform/call/context.ts'
import type { Membership } from '#features/company/public.ts'
import { isAnothersCounselling, isUsable, packagesOf, type PackageRow } from '#features/equity/public.ts'
import { expiringPoints, ratioOf } from '#features/points/public.ts'
import { familyNames } from '../dto.ts'

/** The sources of expiring benefits; a new kind is added here. */
type RadarSource = (ctx: MemberContext, membership: Membership) => Promise<RadarItem[]>

export const valueOf = (row: PackageRow): number =>
  atRiskFen({
    unit: row.unit,
    total: row.total,
    used: row.used,
    supplierCode: row.supplier_code,
    timeFen: row.time_fen,
  })

export const leftOf = ({ unit, total, used }: PackageRow): string => `剩余 ${amountText(unit, total - used)}`

const packages: RadarSource = async (ctx, membership) => {
  const now = ctx.clock.now()
  const today = shanghaiDay(now)
  const lastDay = addDays(today, radarDays)
  const rows = (await packagesOf(ctx.db, membership)).filter(
    (row) =>
      isUsable(row, now) &&
      shanghaiDay(row.end_time) <= lastDay &&
      (row.kind !== 'doctor' || membership.showsEquity) &&
      (membership.isFamily || !isAnothersCounselling(row)),
  )
  const isOfFamily = rows.some(({ family_id }) => family_id !== null) && !membership.isFamily
  const names = isOfFamily ? await familyNames(ctx, membership.benefitsOf.accountId) : null
  return rows.map((row) => ({
    kind: 'package',
    id: row.id,
    name: row.name,
    userName: names && row.family_id !== null ? (names.get(row.family_id) ?? '家人') : null,
    leftText: leftOf(row),
    atRiskFen: valueOf(row),
    endTime: shanghaiMoment(row.end_time),
    daysLeft: daysBetween(today, shanghaiDay(row.end_time)),
    packageSupplierCode: row.supplier_code,
    packageKind: row.kind,
  }))
}

const points: RadarSource = async (ctx, { companyId }) => {
  const { accountId } = ctx.caller
  const today = shanghaiDay(ctx.clock.now())
  const { amount, lastDay } = await expiringPoints(ctx.db, ctx.clock, { companyId, accountId })
  const daysLeft = daysBetween(today, lastDay)
  if (amount === 0 || daysLeft > radarDays) return []
  return [
    {
      kind: 'points',
      id: accountId,
      name: '积分到期',
      userName: null,
      leftText: `${amount} 积分`,
      atRiskFen: Math.floor(amount / (await ratioOf(ctx.db, companyId, ctx.clock.now()))),
      endTime: `${lastDay} 23:59:59`,
      daysLeft,
      packageSupplierCode: null,
      packageKind: null,
    },
  ]
}

const sources: readonly RadarSource[] = [packages, points]

/** Everything that expires within the radar's days, most valuable first. */
export async function radarItems(ctx: MemberContext, membership: Membership): Promise<RadarItem[]> {
  const found = await Promise.all(sources.map((source) => source(ctx, membership)))
  return found.flat().toSorted(byMoneyAtRisk)
}
