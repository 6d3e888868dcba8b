import type { couponsAdminCalls } from '@yf/contract/coupons-admin'
import { companyNamesOf } from '#features/company/public.ts'
import { pageOf } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { toBatchDtos } from './dto.ts'

const mostProducts = 200

export const products: RunCallHandler<typeof couponsAdminCalls.products> = async (
  { companyId },
  { db, extensionPoints, clock },
) => {
  const now = clock.now()
  const everything = { companyId, productIds: [], categoryIds: [], now, limit: mostProducts, offset: 0 }
  const { records } = await extensionPoints.couponShelf.products(db, everything)
  return answer(records.map(({ productId, name }) => ({ id: productId, name })))
}

/** Figures without personal data: viewing writes no audit event. */
export const batches: RunCallHandler<typeof couponsAdminCalls.batches> = async (
  { companyId, keyword, ...page },
  { db },
) => {
  let query = db.selectFrom('coupon_batch').selectAll()
  if (companyId) query = query.where('company_id', '=', companyId)
  const word = keyword?.trim() ?? ''
  if (word !== '') query = query.where('name', 'like', `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`)
  const { rows, total } = await pageOf(db, query, page, (all) =>
    all.orderBy('created_at', 'desc').orderBy('id'),
  )
  const names = await companyNamesOf(db, [...new Set(rows.map(({ company_id }) => company_id))])
  return answer({ records: await toBatchDtos(db, rows, names), total })
}
