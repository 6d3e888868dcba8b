import type { ImportedRow, ordersAdminCalls } from '@yf/contract/orders-admin'
import { couriers, isCourier, type Courier } from '@yf/domain/parcel'
import { orderByNumber, type OrderRow, takeOrder } from '../store.ts'
import { isTakenElsewhere } from '#features/parcels/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { canShip } from './can-ship.ts'
import { handOver } from './ship.ts'

interface ParcelFields {
  readonly orderNo: string
  readonly courier: string
  readonly parcelNo: string
}

interface ReadParcelRow extends ParcelFields {
  readonly fault: string | null
  readonly parcel?: { readonly order: OrderRow; readonly courier: Courier; readonly parcelNo: string }
}

/** Spellings of a courier: its code, its name, or the beginning of it (顺丰). */
export function courierOf(text: string): Courier | null {
  const spelling = text.trim()
  if (spelling === '') return null
  if (isCourier(spelling.toLowerCase())) return spelling.toLowerCase() as Courier
  const found = Object.entries(couriers).find(([, name]) => name === spelling || name.startsWith(spelling))
  return found ? (found[0] as Courier) : null
}

const elsewhere = '运单号已被其他企业的订单使用'
const goodNumber = /^[A-Za-z0-9-]{6,30}$/

/** The owner of each tracking number within this file, and the row where it first appears. */
type ParcelNumbers = Map<string, { readonly companyId: string; readonly row: number }>

async function readRow(
  { db }: StaffContext,
  fields: ParcelFields,
  { row, isTwice, travelling }: { row: number; isTwice: boolean; travelling: ParcelNumbers },
): Promise<ReadParcelRow> {
  const wrong = (fault: string): ReadParcelRow => ({ ...fields, fault })
  const courier = courierOf(fields.courier)
  const parcelNo = fields.parcelNo.trim()
  if (courier === null) return wrong('不认识的快递公司')
  if (!goodNumber.test(parcelNo)) return wrong('运单号应为 6-30 位字母或数字')
  if (isTwice) return wrong('与前面的行重复')
  const order = await orderByNumber(db, fields.orderNo)
  if (!order) return wrong('没有这个订单号')
  if (!canShip(order)) return wrong('订单不在可发货的状态')
  if (await isTakenElsewhere(db, order.company_id, { courier, parcelNo })) return wrong(elsewhere)
  const seen = travelling.get(`${courier} ${parcelNo}`)
  if (seen && seen.companyId !== order.company_id) return wrong(`与第 ${seen.row} 行的其他企业订单共用运单号`)
  if (!seen) travelling.set(`${courier} ${parcelNo}`, { companyId: order.company_id, row })
  return { ...fields, fault: null, parcel: { order, courier, parcelNo } }
}

/** All of it or nothing: a partial import is harder to fix than none. */
export const importParcels: RunCallHandler<typeof ordersAdminCalls.importParcels> = async (
  { rows, isTrial },
  ctx,
) => {
  const read: ReadParcelRow[] = []
  const seen = new Set<string>()
  const travelling: ParcelNumbers = new Map()
  for (const [at, row] of rows.entries()) {
    const key = `${row.orderNo.trim()} ${row.courier.trim()} ${row.parcelNo.trim()}`
    read.push(await readRow(ctx, row, { row: at + 1, isTwice: seen.has(key), travelling }))
    seen.add(key)
  }
  const parcels = read.flatMap(({ parcel }) => parcel ?? [])
  const isGood = parcels.length === read.length
  const faults = isGood && isTrial === 0 ? await sendAll(ctx, parcels) : new Map<string, string>()
  // Some rows had been written before the conflict appeared: the refusal rolls all of them back, and the next check
  // names the row.
  if (faults === 'numberTaken') return refuse('parcelNumberTaken')
  const resultRows = read.map(({ orderNo, courier, parcelNo, fault }, at): ImportedRow => ({
    row: at + 1,
    orderNo,
    courier,
    parcelNo,
    fault: fault ?? faults.get(parcelNo.trim()) ?? null,
  }))
  const orderCount = new Set(parcels.map(({ order }) => order.id)).size
  return answer({
    rows: resultRows,
    isSent: isGood && isTrial === 0 && faults.size === 0 ? 1 : 0,
    orderCount,
  })
}

type Parcel = NonNullable<ReadParcelRow['parcel']>

/** Every order is locked before the first is shipped, sorted by id, so that two imports never deadlock. */
async function sendAll(
  ctx: StaffContext,
  parcels: readonly Parcel[],
): Promise<Map<string, string> | 'numberTaken'> {
  const byOrder = [...Map.groupBy(parcels, ({ order }) => order.id)].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const locked: { readonly order: OrderRow; readonly own: Parcel[] }[] = []
  for (const [, own] of byOrder) locked.push({ order: await takeOrder(ctx.db, own[0]!.order), own })
  const moved = locked.filter(({ order }) => !canShip(order))
  if (moved.length > 0)
    return new Map(moved.flatMap(({ own }) => own.map(({ parcelNo }) => [parcelNo, '订单状态刚刚变化'])))
  for (const { order, own } of locked)
    if ((await handOver(ctx, order, own)) === 'numberTaken') return 'numberTaken'
  return new Map()
}
