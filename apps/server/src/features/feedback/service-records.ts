import { randomUUID } from 'node:crypto'
import { evaluationText } from '@yf/domain/evaluation-notice'
import { notify } from '#features/messages/public.ts'
import type { Services } from '#platform/call/context.ts'
import type { WorkContext } from '#platform/call/work.ts'
import type { Db } from '#platform/db/handle.ts'
import { takeKeys } from '#platform/keys/unique-keys.ts'
import { thirdPartyKey } from './feedback-store.ts'

export interface ServiceKey {
  readonly companyId: string
  /** Of a completed service: a booking, or the record of one made by a provider. */
  readonly id: string
}

export interface DoneService extends ServiceKey {
  readonly accountId: string
  readonly name: string
  readonly provider: string
}

/**
 * Records that a service took place and may be evaluated, in the transaction that ends it; false when it was recorded
 * before. The evaluation id is random: staff and partners know the completed service by its own id, and only the
 * member gets this one.
 */
export async function recordService(
  { db, clock }: Pick<Services, 'clock'> & { readonly db: Db },
  { companyId, id, accountId, name, provider }: DoneService,
): Promise<boolean> {
  const thirdPartyId = randomUUID()
  const inserted = await db
    .insertInto('service_record')
    .values({
      company_id: companyId,
      id,
      account_id: accountId,
      third_party_id: thirdPartyId,
      service_name: name,
      provider,
      done_at: clock.now(),
    })
    .onConflict((conflict) => conflict.columns(['company_id', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return false
  await takeKeys(db, [{ kind: thirdPartyKey, key: thirdPartyId, holder: companyId }])
  return true
}

const recorded = (db: Db, { companyId, id }: ServiceKey) =>
  db
    .selectFrom('service_record')
    .where('service_record.company_id', '=', companyId)
    .where('service_record.id', '=', id)

/** The notice that links to the evaluation; absent for services that are not evaluated. */
export async function askForEvaluation(ctx: WorkContext, of: ServiceKey): Promise<void> {
  const service = await recorded(ctx.db, of).selectAll().executeTakeFirst()
  if (!service) return
  await notify(ctx, {
    companyId: service.company_id,
    accountId: service.account_id,
    kind: 'serviceToEvaluate',
    id: service.third_party_id,
    content: evaluationText({ name: service.service_name, provider: service.provider }),
  })
}

export interface ServiceToEvaluate {
  readonly thirdPartyId: string
  readonly isEvaluated: 0 | 1
}

/** Null when it did not take place, or is evaluated elsewhere. */
export async function serviceToEvaluate(db: Db, of: ServiceKey): Promise<ServiceToEvaluate | null> {
  const found = await recorded(db, of)
    .leftJoin('evaluation', (join) =>
      join
        .onRef('evaluation.company_id', '=', 'service_record.company_id')
        .onRef('evaluation.service_id', '=', 'service_record.id'),
    )
    .select(['service_record.third_party_id', 'evaluation.score'])
    .executeTakeFirst()
  return found ? { thirdPartyId: found.third_party_id, isEvaluated: found.score === null ? 0 : 1 } : null
}
