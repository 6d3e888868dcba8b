import type { pointsAdminCalls } from '@yf/contract/points-admin'
import { companyNamesOf } from '#features/company/public.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import { channelOf, saveChannel } from '#features/points/steps-store.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'

type PointsAdminCalls = typeof pointsAdminCalls

export const stepsChannel: RunCallHandler<PointsAdminCalls['stepsChannel']> = async (
  { companyId },
  { db, settings },
) => {
  if (!(await companyNamesOf(db, [companyId])).has(companyId)) return refuse('notFound')
  return answer({ channel: await channelOf(db, companyId), platforms: [...settings.stepsSecrets.keys()] })
}

/** Steps that were reported before keep what they earned. */
export const saveStepsChannel: RunCallHandler<PointsAdminCalls['saveStepsChannel']> = async (
  { companyId, channel, previous },
  ctx,
) => {
  const { db, settings } = ctx
  const companyName = (await companyNamesOf(db, [companyId])).get(companyId)
  if (companyName === undefined) return refuse('notFound')
  const platforms = [...settings.stepsSecrets.keys()]
  if (channel !== null && !platforms.includes(channel))
    return badInput('channel', '这个运动平台没有接入，请先在部署设置里添加密钥')
  if (channel === previous && (await channelOf(db, companyId)) === channel)
    return answer({ channel, platforms })
  if (!(await saveChannel(db, companyId, { channel, previous }))) return refuse('stateMoved')
  const payload = { companyName, from: previous, to: channel }
  await recordAuditEvent(ctx, { action: 'changeStepsChannel', payload })
  return answer({ channel, platforms }, '已保存')
}
