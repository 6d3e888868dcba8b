import type { advertsAdminCalls } from '@yf/contract/adverts-admin'
import { advertsAt, inAppOrder } from '../advert-store.ts'
import { companyNameOf } from '#features/company/public.ts'
import { pageOf } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { toAdvertDtos } from './dto.ts'

/** Figures without personal data: viewing writes no audit event. */
export const list: RunCallHandler<typeof advertsAdminCalls.list> = async (placement, { db, clock }) => {
  if ((await companyNameOf(db, placement.companyId)) === '') return refuse('notFound')
  const now = clock.now()
  const { rows, total } = await pageOf(db, advertsAt(db, placement), placement, (all) => inAppOrder(all, now))
  return answer({ records: await toAdvertDtos(db, rows, now), total })
}
