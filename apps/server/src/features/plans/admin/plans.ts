import type { plansAdminCalls } from '@yf/contract/plans-admin'
import { shanghaiDay, shanghaiMoment } from '@yf/domain/dates'
import { planVersionOn } from '@yf/domain/plan'
import { planBenefitsWorth } from '@yf/domain/plan-benefit'
import { pageOf } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { benefitsOfVersions } from '../benefit-store.ts'
import { planById, versionById, versionsOfPlan, versionsOfPlans } from '../store.ts'
import { toVersionDto, toVersionFacts } from './version-dto.ts'

export const plans: RunCallHandler<typeof plansAdminCalls.plans> = async (
  { keyword, ...page },
  { db, clock },
) => {
  let query = db.selectFrom('plan').selectAll()
  const text = keyword?.trim() ?? ''
  if (text !== '') query = query.where('name', 'like', `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`)
  const { rows, total } = await pageOf(db, query, page, (all) =>
    all.orderBy('created_at', 'desc').orderBy('id'),
  )
  const versions = Map.groupBy(
    await versionsOfPlans(
      db,
      rows.map(({ id }) => id),
    ),
    ({ plan_id }) => plan_id,
  )
  const today = shanghaiDay(clock.now())
  const inForceOf = (id: string) =>
    planVersionOn(
      (versions.get(id) ?? []).map((row) => ({ ...row, startDay: row.start_day })),
      today,
    )
  const benefits = await benefitsOfVersions(
    db,
    rows.flatMap(({ id }) => inForceOf(id)?.id ?? []),
  )
  const records = rows.map(({ id, name, kind, created_at }) => {
    const inForce = inForceOf(id)
    const given = benefits.get(inForce?.id ?? '') ?? []
    return {
      id,
      name,
      kind,
      createTime: shanghaiMoment(created_at),
      inForce: inForce && {
        no: inForce.no,
        insurer: inForce.insurer,
        coverFen: inForce.cover_fen,
        benefitCount: given.length,
        worthFen: planBenefitsWorth(given),
      },
      newest: toVersionFacts(versions.get(id)![0]!),
    }
  })
  return answer({ records, total })
}

export const plan: RunCallHandler<typeof plansAdminCalls.plan> = async ({ planId }, { db }) => {
  const [found, versions] = await Promise.all([planById(db, planId), versionsOfPlan(db, planId)])
  if (!found) return refuse('notFound')
  return answer({
    id: found.id,
    name: found.name,
    kind: found.kind,
    versions: versions.map(toVersionFacts),
    canCopy: versions.every(({ state }) => state === 'approved') ? 1 : 0,
  })
}

export const version: RunCallHandler<typeof plansAdminCalls.version> = async ({ versionId }, ctx) => {
  const found = await versionById(ctx.db, versionId)
  return found ? answer(await toVersionDto(ctx, found)) : refuse('notFound')
}
