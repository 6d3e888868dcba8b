import { shanghaiDay } from '@yf/domain/dates'
import { billStates, type BillState } from '@yf/domain/invoice'
import { formatFen } from '@yf/domain/money'
import type { BillRow } from '#features/invoices/bill-store.ts'
import { billIdKind, takeRequestNo } from '#features/invoices/bill-store.ts'
import { billRow, titleRow, type TitleContent } from '#features/invoices/encrypted.ts'
import {
  finishOrder,
  orderById,
  placeOrder,
  type OrderDraft,
  type OrderRow,
} from '#features/orders/public.ts'
import type { Services } from '#platform/call/context.ts'
import { encryptContent } from '#platform/crypto/subject-content.ts'
import type { Db } from '#platform/db/handle.ts'
import { keepFile } from '#platform/files/stored-files.ts'
import { takeKeys } from '#platform/keys/unique-keys.ts'
import { recordState } from '#platform/transitions/state-events.ts'
import { giveSeeded } from './coupons.ts'
import { idOf } from './ids.ts'
import { invoicePdf } from './invoice-pdf.ts'
import { pay, workAt } from './orders.ts'

const hourMs = 3_600_000
const companyId = idOf('company', 'xinghe-software')
const linxiao = idOf('account', 'linxiao')
const none = { address: '', phone: '', bank: '', bankAccount: '' }
const company: TitleContent = {
  name: '星河软件有限公司',
  taxNo: '91310104MA1K3X7C28',
  address: '上海市徐汇区漕溪北路 88 号',
  phone: '021-60000000',
  bank: '招商银行上海分行',
  bankAccount: '121900000000001',
}
const personal: TitleContent = { name: '林晓', taxNo: '', ...none }

interface InvoiceStory {
  readonly key: string
  readonly hours: number
  readonly name: string
  readonly fen: number
  readonly state: BillState
  readonly title: TitleContent
  readonly failure?: string
}

const stories: readonly InvoiceStory[] = [
  {
    key: 'issued',
    hours: 1_500,
    name: '体检加项卡',
    fen: 32_000,
    state: billStates.issued,
    title: company,
  },
  {
    key: 'failed',
    hours: 1_300,
    name: '眼底照相卡',
    fen: 9_900,
    state: billStates.failed,
    title: { ...company, name: '星河软件' },
    failure: '购买方名称与税号不符',
  },
  {
    key: 'issuing',
    hours: 1_100,
    name: '体质辨识卡',
    fen: 12_800,
    state: billStates.issuing,
    title: personal,
  },
  { key: 'waiting', hours: 900, name: '口腔检查卡', fen: 6_800, state: billStates.waiting, title: personal },
]

/** 林晓's titles and invoices in every state, and 蒋知夏, who has something to be invoiced. */
export async function addInvoices(services: Services, tx: Db): Promise<void> {
  await addTitle(services, tx, { key: 'company', kind: 'company', content: company, isDefault: true })
  await addTitle(services, tx, { key: 'own', kind: 'personal', content: personal, isDefault: false })
  for (const story of stories) {
    const order = await doneOrder(services, tx, linxiao, story)
    await addBill(services, tx, story, order)
  }
  await doneOrder(services, tx, idOf('account', '蒋知夏'), {
    key: 'jiang',
    hours: 60,
    name: '健康评估卡',
    fen: 19_900,
  })
}

interface TitleSeed {
  readonly key: string
  readonly kind: 'personal' | 'company'
  readonly content: TitleContent
  readonly isDefault: boolean
}

async function addTitle(
  services: Services,
  tx: Db,
  { key, kind, content, isDefault }: TitleSeed,
): Promise<void> {
  const id = idOf('invoiceTitle', key)
  await tx
    .insertInto('invoice_title')
    .values({
      account_id: linxiao,
      id,
      kind,
      content: await encryptContent({ ...services, db: tx }, linxiao, titleRow(id), content),
      is_default: isDefault,
      updated_at: services.clock.now(),
    })
    .execute()
}

/** The first of them was bought with a coupon, which is marked as used. */
async function doneOrder(
  services: Services,
  tx: Db,
  accountId: string,
  { key, hours, name, fen }: Pick<InvoiceStory, 'key' | 'hours' | 'name' | 'fen'>,
): Promise<OrderRow> {
  const at = new Date(services.clock.now().getTime() - hours * hourMs)
  const ctx = workAt(services, tx, at)
  const coupon =
    key === 'issued'
      ? await giveSeeded(tx, {
          key: 'linxiao/used',
          batch: 'hundred',
          state: 2,
          now: at,
          validUntil: new Date(at.getTime() + 30 * 24 * hourMs),
        })
      : null
  const draft: OrderDraft = {
    companyId,
    accountId,
    kind: 'card',
    lines: [{ productId: null, name, picture: '', unitFen: fen, quantity: 1 }],
    ...(coupon
      ? { coupon: { fen: 2_000 }, holdings: [{ component: 'coupon', data: { couponId: coupon } }] }
      : {}),
  }
  const placed = await placeOrder(ctx, draft)
  if (placed.kind === 'short') throw new Error(`a seeded order is short of ${placed.what}`)
  await pay(ctx, placed.order)
  await finishOrder(ctx, { ...placed.order, state: 2 }, { actor: accountId, reason: '服务已完成' })
  return (await orderById(tx, placed.order.id))!
}

async function addBill(services: Services, tx: Db, story: InvoiceStory, order: OrderRow): Promise<void> {
  const { key, state, title, failure = null } = story
  const id = idOf('invoiceBill', key)
  const at = new Date((order.done_at ?? order.created_at).getTime() + 2 * hourMs)
  const kind = title.taxNo === '' ? ('personal' as const) : ('company' as const)
  const content = { title: { kind, ...title }, email: 'linxiao@example.com' }
  const later = new Date(services.clock.now().getTime() + 24 * hourMs)
  const bill: BillRow = {
    company_id: companyId,
    id,
    account_id: linxiao,
    state,
    content: await encryptContent({ ...services, db: tx }, linxiao, billRow(id), content),
    amount_fen: order.money_fen,
    request_no: await takeRequestNo(tx, companyId, at),
    tries: 1,
    ...(await issuedOf(services, tx, story, order, at)),
    pdf_url: null,
    ofd_url: null,
    ofd_file: null,
    failure,
    // Demo items in progress advance by themselves a day later.
    ask_at: state === billStates.waiting || state === billStates.issuing ? later : null,
    asked: 0,
    created_at: at,
    updated_at: at,
  }
  await takeKeys(tx, [{ kind: billIdKind, key: id, holder: companyId }])
  await tx.insertInto('invoice_bill').values(bill).execute()
  const billed = { company_id: companyId, order_id: order.id, bill_id: id, account_id: linxiao }
  await tx
    .insertInto('invoice_order')
    .values({ ...billed, order_no: order.order_no, kind: order.kind, money_fen: order.money_fen })
    .execute()
  const cause = { actor: linxiao, reason: '申请开票', at }
  await recordState(tx, { companyId, kind: 'invoice', id }, { from: null, to: state }, cause)
}

async function issuedOf(
  services: Services,
  tx: Db,
  { state, title }: InvoiceStory,
  order: OrderRow,
  at: Date,
) {
  if (state !== billStates.issued) return { invoice_no: null, issued_at: null, pdf_file: null }
  const invoice_no = '26312000000000000001'
  const body = await invoicePdf([
    `发票号码：${invoice_no}`,
    `开票日期：${shanghaiDay(at)}`,
    `购买方：${title.name}　${title.taxNo}`,
    `*现代服务*权益服务　　${formatFen(order.money_fen)}`,
    `价税合计：${formatFen(order.money_fen)}`,
    '演示数据，不作报销凭证',
  ])
  const of = { ownerId: linxiao, companyId, module: 'invoices', contentType: 'application/pdf' }
  const stored = await keepFile({ ...services, db: tx }, { ...of, body })
  return { invoice_no, issued_at: at, pdf_file: stored.name }
}
