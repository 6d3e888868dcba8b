import type { Input } from '@yf/contract/call'
import type { mallAdminCalls } from '@yf/contract/mall-admin'
import { fromMoment, shanghaiMoment } from '@yf/domain/dates'
import { recordAuditEvent } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { newId } from '#platform/ids.ts'
import { isOnShelf, keepOnShelf } from '../shelf-pictures.ts'
import { variantRows, type ProductRow } from '../store.ts'
import { changed, writeHistory } from './history.ts'
import { toAdminProductDtos, momentOrNull, adminProductById } from './dto.ts'
import { allProducts, changeProduct, insertProduct, pageOfChanges, takeProduct } from './store.ts'

export const products: RunCallHandler<typeof mallAdminCalls.products> = async (
  { keyword, category, isOnSale, ...paging },
  ctx,
) => {
  const filter = {
    ...(keyword?.trim() ? { keyword: keyword.trim() } : {}),
    ...(category ? { category } : {}),
    ...(isOnSale === undefined ? {} : { isOnSale: isOnSale === 1 }),
  }
  const { rows, total } = await allProducts(ctx.db, filter, paging)
  return answer({ records: await toAdminProductDtos(ctx, rows), total })
}

export const product: RunCallHandler<typeof mallAdminCalls.product> = async ({ id }, ctx) => {
  const found = await adminProductById(ctx, id)
  return found ? answer(found) : refuse('notFound')
}

export const changes: RunCallHandler<typeof mallAdminCalls.changes> = async ({ id, ...paging }, ctx) => {
  const { rows, total } = await pageOfChanges(ctx.db, id, paging)
  const named = rows.flatMap(({ variant_id }) => variant_id ?? [])
  const names = new Map((await variantRows(ctx.db, named)).map((row) => [row.id, row.name]))
  const records = rows.map((row) => ({
    id: row.id,
    what: row.what,
    variantName: row.variant_id && (names.get(row.variant_id) ?? null),
    from: row.from_value,
    to: row.to_value,
    reason: row.reason,
    staffName: row.staff_name,
    time: shanghaiMoment(row.at),
  }))
  return answer({ records, total })
}

type ProductInput = Input<typeof mallAdminCalls.saveProduct>

const columnsOf = ({
  name,
  summary,
  detail,
  category,
  area,
  picture,
  isSelected,
  mostPerOrder,
}: ProductInput) => ({
  name: name.trim(),
  summary: summary.trim(),
  detail: detail.trim(),
  category,
  area,
  picture,
  is_selected: isSelected === 1,
  most_per_order: mostPerOrder,
})

const differences = (before: ProductRow, after: ReturnType<typeof columnsOf>) =>
  changed([
    { what: 'name', from: before.name, to: after.name },
    { what: 'words', from: `${before.summary}\n${before.detail}`, to: `${after.summary}\n${after.detail}` },
    { what: 'category', from: before.category, to: after.category },
    { what: 'area', from: String(before.area ?? ''), to: String(after.area ?? '') },
    { what: 'picture', from: before.picture, to: after.picture },
    { what: 'selected', from: String(before.is_selected), to: String(after.is_selected) },
    { what: 'most', from: String(before.most_per_order), to: String(after.most_per_order) },
  ])

export const saveProduct: RunCallHandler<typeof mallAdminCalls.saveProduct> = async (input, ctx) => {
  const columns = columnsOf(input)
  if (columns.name === '') return badInput('name', '请填写商品名称')
  if (!(await isOnShelf(ctx.db, columns.picture)))
    return badInput('picture', '请选择图库里的图片，或上传一张')
  const now = ctx.clock.now()
  const before = input.id === undefined ? null : await takeProduct(ctx.db, input.id)
  if (before === undefined) return refuse('notFound')
  const id = before?.id ?? newId()
  if (before) {
    await changeProduct(ctx.db, id, { ...columns, updated_at: now })
    await writeHistory(ctx, id, differences(before, columns))
  } else {
    const hidden = { is_on_sale: false, sale_from: null, sale_until: null }
    await insertProduct(ctx.db, { id, ...columns, ...hidden, created_at: now, updated_at: now })
    await writeHistory(ctx, id, [{ what: 'created', from: '', to: columns.name }])
  }
  await keepOnShelf(ctx.db, columns.picture)
  await recordAuditEvent(ctx, { action: 'changeProduct', payload: { name: columns.name } })
  return answer((await adminProductById(ctx, id))!)
}

/** Undefined when the text is no existing date: 2026-02-31. */
function momentOf(text: string | null): Date | null | undefined {
  if (text === null) return null
  const at = fromMoment(text)
  return !Number.isNaN(at.getTime()) && shanghaiMoment(at) === text ? at : undefined
}

export const setSale: RunCallHandler<typeof mallAdminCalls.setSale> = async (
  { id, isOnSale, ...product },
  ctx,
) => {
  const [sale_from, sale_until] = [momentOf(product.saleFrom), momentOf(product.saleUntil)]
  if (sale_from === undefined) return badInput('saleFrom', '开售时间不正确')
  if (sale_until === undefined) return badInput('saleUntil', '停售时间不正确')
  if (sale_from && sale_until && sale_until <= sale_from)
    return badInput('saleUntil', '停售时间要晚于开售时间')
  const before = await takeProduct(ctx.db, id)
  if (!before) return refuse('notFound')
  const is_on_sale = isOnSale === 1
  await changeProduct(ctx.db, id, { is_on_sale, sale_from, sale_until, updated_at: ctx.clock.now() })
  const scheduleOf = (from: Date | null, until: Date | null) =>
    `${momentOrNull(from) ?? ''}~${momentOrNull(until) ?? ''}`
  await writeHistory(
    ctx,
    id,
    changed([
      { what: 'sale', from: String(before.is_on_sale), to: String(is_on_sale) },
      {
        what: 'schedule',
        from: scheduleOf(before.sale_from, before.sale_until),
        to: scheduleOf(sale_from, sale_until),
      },
    ]),
  )
  await recordAuditEvent(ctx, {
    action: 'changeSale',
    payload: { name: before.name, isOnSale: is_on_sale },
  })
  return answer((await adminProductById(ctx, id))!)
}
