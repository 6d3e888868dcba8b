import { addDays, shanghaiDay, startOfDay } from '@yf/domain/dates'
import type { CanvasBlock, CanvasItem } from '@yf/domain/mall-canvas'
import { mallPicture } from '@yf/domain/mall-pictures'
import { setStock } from '#features/orders/public.ts'
import { everybody } from '#features/mall/canvas-store.ts'
import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { newId } from '#platform/ids.ts'
import { post } from '#platform/ledger/ledger.ts'
import { encryptContact } from '#features/address/encrypted.ts'
import { idOf } from './ids.ts'
import { productSeeds, type ProductSeed } from './mall-products.ts'

const productId = (key: string) => idOf('mallProduct', key)
const variantId = (key: string, name: string) => idOf('mallVariant', `${key}/${name}`)
const staff_name = '郑运营'

export async function addMall(services: Services, tx: Db) {
  for (const [at, product] of productSeeds.entries()) await addProduct(services, tx, product, at)
  await addCanvases(services, tx)
  for (const shopper of shoppers) await addShopper(services, tx, shopper)
  await addCoupon(services, tx, idOf('account', '孟初夏'))
}

async function addProduct({ clock }: Services, tx: Db, seed: ProductSeed, at: number) {
  const now = clock.now()
  const created_at = new Date(now.getTime() - (30 + at) * 86_400_000)
  const product_id = productId(seed.key)
  await tx
    .insertInto('mall_product')
    .values({
      id: product_id,
      name: seed.name,
      summary: seed.summary,
      detail: `${seed.summary}。\n签收后 15 天内，如有质量问题可申请售后。`,
      category: seed.category,
      area: seed.area,
      picture: mallPicture(seed.key),
      is_selected: seed.isSelected ?? false,
      most_per_order: seed.mostPerOrder ?? 10,
      is_on_sale: !seed.isHidden,
      sale_from: seed.inDays ? startOfDay(addDays(shanghaiDay(now), seed.inDays)) : null,
      sale_until: null,
      created_at,
      updated_at: created_at,
    })
    .execute()
  for (const [position, [name, price_fen, list_fen, onHand]] of seed.variants.entries()) {
    const id = variantId(seed.key, name)
    await tx
      .insertInto('mall_variant')
      .values({ id, product_id, name, price_fen, list_fen, position, is_offered: true })
      .execute()
    await setStock(tx, id, onHand)
    // The stock ledger begins with the quantity put on the shelf.
    const [from_value, to_value] = ['0', String(onHand)]
    const change = { product_id, variant_id: id, what: 'stock' as const, from_value, to_value }
    await tx
      .insertInto('mall_change')
      .values({ ...change, id: newId(), amount: onHand, reason: '首次入库', staff_name, at: created_at })
      .execute()
  }
}

const item = (picture: CanvasItem['picture'], title: string, link: string, note = ''): CanvasItem => ({
  picture,
  title,
  note,
  link,
})

const block = (key: string, kind: CanvasBlock['kind'], more: Partial<CanvasBlock>): CanvasBlock => ({
  id: idOf('mallBlock', key),
  kind,
  title: '',
  items: [],
  productIds: [],
  until: null,
  ...more,
})

const banners = {
  welfare: item(mallPicture('banner-welfare'), '员工福利季', '/welfare?area=1', '积分当钱花，好物送到家'),
  health: item(mallPicture('banner-health'), '健康好物节', '/welfare?category=health', '动起来，更有劲'),
  festival: item(mallPicture('banner-festival'), '年节礼遇', '/welfare?area=2', '企业的节日心意'),
}

const grid = block('grid', 'grid', {
  items: [
    item(mallPicture('bottle'), '运动健康', '/welfare?category=health'),
    item(mallPicture('earbuds'), '数码家电', '/welfare?category=digital'),
    item(mallPicture('nuts'), '食品生鲜', '/welfare?category=food'),
    item(mallPicture('towel'), '家居日用', '/welfare?category=home'),
    item(mallPicture('blocks'), '母婴亲子', '/welfare?category=baby'),
  ],
})

const row = (key: string, title: string, products: readonly string[]) =>
  block(key, 'products', { title, productIds: products.map(productId) })

/** One for all members whose company has no page of its own, one for 星河, one for 原力. */
async function addCanvases({ clock }: Services, tx: Db) {
  const now = clock.now()
  const until = `${addDays(shanghaiDay(now), 2)} 23:59:59`
  const areas = block('areas', 'areas', {})
  const rush = block('rush', 'countdown', {
    title: '限时抢购',
    until,
    productIds: ['fruit', 'scale', 'kettle', 'massager'].map(productId),
  })
  const everyday = row('everyday', '人气好物', [
    'bottle',
    'towel',
    'band',
    'nuts',
    'lamp',
    'milk',
    'quilt',
    'rice',
  ])
  const ofHealth = row('health', '健康生活', ['scale', 'band', 'mat', 'massager', 'bottle', 'kettle', 'tea'])
  const pages: readonly [owner: string, blocks: readonly CanvasBlock[]][] = [
    [everybody, [block('banner', 'banner', { items: [banners.welfare] }), grid, areas, everyday]],
    [
      idOf('company', 'xinghe-software'),
      [
        block('banner-xinghe', 'banner', { items: [banners.welfare, banners.health] }),
        grid,
        areas,
        rush,
        everyday,
        row('family', '给家人', ['milk', 'blocks', 'stroller', 'fruit']),
      ],
    ],
    [
      idOf('company', 'yuanli'),
      [
        block('banner-yuanli', 'banner', { items: [banners.festival, banners.health] }),
        areas,
        ofHealth,
        row('festival', '年节礼遇', ['nuts', 'tea', 'giftbox', 'rice']),
      ],
    ],
  ]
  await tx
    .insertInto('mall_canvas')
    .values(
      pages.map(([owner_id, blocks]) => ({
        owner_id,
        version: 1,
        state: 'published' as const,
        blocks: JSON.stringify(blocks),
        revision: 1,
        staff_name,
        updated_at: now,
      })),
    )
    .execute()
}

/** 孟初夏's: 满 100 减 20. */
async function addCoupon({ clock }: Services, tx: Db, account_id: string) {
  const [company_id, now] = [idOf('company', 'xinghe-software'), clock.now()]
  const valid_until = new Date(now.getTime() + 30 * 86_400_000)
  const batch_id = newId()
  await tx
    .insertInto('coupon_batch')
    .values({
      company_id,
      id: batch_id,
      name: '商城新人券',
      coupon_type: 1,
      reduce_money: 2_000,
      full_money: 10_000,
      stock: 1,
      taken: 1,
      per_person: 1,
      take_from: now,
      take_until: valid_until,
      valid_from: now,
      valid_until,
      valid_days: null,
      product_ids: [],
      category_ids: [],
      note: '',
      created_at: now,
      updated_at: now,
    })
    .execute()
  const coupon = { company_id, id: newId(), batch_id, account_id, nth: 1, state: 1 as const }
  const free = {
    order_id: null,
    valid_from: now,
    valid_until,
    taken_at: now,
    used_at: null,
    reminded_at: null,
  }
  await tx
    .insertInto('coupon')
    .values({ ...coupon, ...free })
    .execute()
}

/** Members who buy: they have points and a delivery address. */
const shoppers = [
  { name: '孟初夏', phone: '13900000050' },
  { name: '袁书言', phone: '13900000051' },
  { name: '董思远', phone: '13900000052' },
] as const

async function addShopper({ cipher, clock }: Services, tx: Db, { name, phone }: (typeof shoppers)[number]) {
  const account_id = idOf('account', name)
  const companyId = idOf('company', 'xinghe-software')
  await post(
    tx,
    clock,
    { companyId, book: 'points', ownerId: account_id },
    { amount: 5_000, reason: '企业节日福利', eventKey: 'seed/mall' },
  )
  const now = clock.now()
  const id = idOf('address', `${name}/home`)
  const contact = { name, phone, detail: '漕溪北路 88 号 3 楼' }
  await tx
    .insertInto('user_address')
    .values({
      account_id,
      id,
      district_code: '310104',
      street: '徐家汇街道',
      contact_encrypted: encryptContact(cipher, id, contact),
      is_default: true,
      created_at: now,
      updated_at: now,
    })
    .execute()
}
