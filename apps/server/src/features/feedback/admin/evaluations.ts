import type { feedbackAdminCalls } from '@yf/contract/feedback-admin'
import { evaluationQuery, decryptedEvaluations } from '../public.ts'
import { companyNamesOf } from '#features/company/public.ts'
import { countLists, pageOf, recordRead } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { toSharedDto } from './dto.ts'

/**
 * With the evaluated service. The evaluation may come from anyone with the link: the member is the one who had the
 * service.
 */
export const evaluations: RunCallHandler<typeof feedbackAdminCalls.evaluations> = async (
  { isHandled, ...page },
  ctx,
) => {
  const { rows, total } = await pageOf(ctx.db, evaluationQuery(ctx.db, isHandled === 1), page, (query) =>
    query.orderBy('evaluation.created_at', 'desc').orderBy('evaluation.service_id', 'desc'),
  )
  const seen = rows.map(({ service_id: id, account_id }) => ({ id, account_id }))
  await recordRead(ctx, { action: 'listEvaluations', seen })
  const decrypted = await decryptedEvaluations(ctx, rows)
  const shared = await toSharedDto(ctx, decrypted)
  const companies = await companyNamesOf(ctx.db, [...new Set(rows.map(({ company_id }) => company_id))])
  const counts = await countLists(ctx.db, {
    open: evaluationQuery(ctx.db, false),
    handled: evaluationQuery(ctx.db, true),
  })
  const records = decrypted.map((row) => ({
    ...shared(row),
    id: row.service_id,
    companyName: companies.get(row.company_id) ?? '',
    score: row.score,
    tags: row.tag_names,
    serviceName: row.service_name,
    provider: row.provider,
  }))
  return answer({ records, total, counts })
}
