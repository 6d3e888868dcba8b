import type { Input } from '@yf/contract/call'
import type { mallAdminCalls } from '@yf/contract/mall-admin'
import { addStock, setStock } from '#features/orders/public.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { newId } from '#platform/ids.ts'
import { variantsOf, type ProductRow, type VariantRow } from '../store.ts'
import { changed, writeHistory } from './history.ts'
import { adminProductById } from './dto.ts'
import { changeProduct, changeVariant, insertVariant, takeProduct } from './store.ts'

type VariantInput = Input<typeof mallAdminCalls.saveVariant>

export const saveVariant: RunCallHandler<typeof mallAdminCalls.saveVariant> = async (input, ctx) => {
  const name = input.name.trim()
  if (name === '') return badInput('name', '请填写规格名称')
  if (input.listFen !== null && input.listFen <= input.priceFen)
    return badInput('listFen', '划线价要高于售价')
  const product = await takeProduct(ctx.db, input.productId)
  if (!product) return refuse('notFound')
  const all = (await variantsOf(ctx.db, [product.id])).get(product.id) ?? []
  const before = all.find(({ id }) => id === input.id)
  if (input.id !== undefined && !before) return refuse('notFound')
  if (all.some((other) => other.name === name && other.id !== input.id)) return refuse('variantNameTaken')
  if (before) await change(ctx, before, { ...input, name })
  else await add(ctx, product, { ...input, name }, all.length)
  await changeProduct(ctx.db, product.id, { updated_at: ctx.clock.now() })
  await recordAuditEvent(ctx, {
    action: 'changePrice',
    payload: { product: product.name, variant: name, priceFen: input.priceFen },
  })
  return answer((await adminProductById(ctx, product.id))!)
}

const fenText = (fen: number | null): string => (fen === null ? '' : String(fen))

async function change(
  ctx: StaffContext,
  before: VariantRow,
  { name, priceFen, listFen, isOffered }: VariantInput,
) {
  const is_offered = isOffered === 1
  await changeVariant(ctx.db, before.id, { name, price_fen: priceFen, list_fen: listFen, is_offered })
  const changes = changed([
    { what: 'variant', from: before.name, to: name },
    { what: 'price', from: fenText(before.price_fen), to: fenText(priceFen) },
    { what: 'listPrice', from: fenText(before.list_fen), to: fenText(listFen) },
    { what: 'offered', from: String(before.is_offered), to: String(is_offered) },
  ])
  await writeHistory(
    ctx,
    before.product_id,
    changes.map((one) => ({ ...one, variantId: before.id })),
  )
}

/** A new variant has no stock: items are added with a reason, like all others. */
async function add(
  ctx: StaffContext,
  product: ProductRow,
  { name, priceFen, listFen, isOffered }: VariantInput,
  position: number,
) {
  const id = newId()
  const prices = { price_fen: priceFen, list_fen: listFen }
  await insertVariant(ctx.db, {
    id,
    product_id: product.id,
    name,
    ...prices,
    position,
    is_offered: isOffered === 1,
  })
  await setStock(ctx.db, id, 0)
  await writeHistory(ctx, product.id, [
    { what: 'variant', from: '', to: name, variantId: id },
    { what: 'price', from: '', to: fenText(priceFen), variantId: id },
  ])
}

/** Relative, never absolute: concurrent purchases stay counted. */
export const changeStock: RunCallHandler<typeof mallAdminCalls.changeStock> = async (
  { productId, variantId, amount, reason },
  ctx,
) => {
  if (amount === 0) return badInput('amount', '增减数量不能为 0')
  if (reason.trim() === '') return badInput('reason', '请填写原因')
  const product = await takeProduct(ctx.db, productId)
  const variants = (await variantsOf(ctx.db, [productId])).get(productId) ?? []
  const variant = variants.find(({ id }) => id === variantId)
  if (!product || !variant) return refuse('notFound')
  const onHand = await addStock(ctx.db, variantId, amount)
  if (onHand === null) return refuse('stockTooLow')
  const [from, to] = [String(onHand - amount), String(onHand)]
  await writeHistory(ctx, productId, [{ what: 'stock', from, to, variantId, amount, reason: reason.trim() }])
  await recordAuditEvent(ctx, {
    action: 'changeStock',
    payload: { product: product.name, variant: variant.name, amount, reason: reason.trim() },
  })
  return answer((await adminProductById(ctx, productId))!)
}
