import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { newId } from '#platform/ids.ts'
import { medicineId } from '#features/pharmacy/events.ts'
import { setStock } from '#features/orders/public.ts'
import { insertMedicineOrder } from '#features/pharmacy/store.ts'
import { jsonb } from './jsonb.ts'
import { idOf } from './ids.ts'

/** The medicines that the sandbox's pharmacy stocks. */
const shelf: readonly [code: string, name: string, spec: string, priceFen: number, onHand: number][] = [
  ['M001', '布洛芬缓释胶囊', '0.3g×24粒/盒', 2680, 400],
  ['M002', '阿莫西林胶囊', '0.25g×50粒/盒', 1890, 400],
  ['M003', '氯雷他定片', '10mg×12片/盒', 3250, 400],
  ['M004', '蒙脱石散', '3g×15袋/盒', 2190, 400],
  ['M005', '右美沙芬愈创甘油醚糖浆', '120ml/瓶', 2850, 400],
  ['M006', '糠酸莫米松乳膏', '10g/支', 3590, 400],
]

export async function addMedicines({ clock }: Services, tx: Db) {
  const updated_at = clock.now()
  for (const [code, name, spec, price_fen, onHand] of shelf) {
    const id = medicineId(code)
    await tx.insertInto('medicine').values({ code, id, name, spec, price_fen, updated_at }).execute()
    await setStock(tx, id, onHand)
  }
}

/**
 * 林晓's used prescriptions, each with one of her orders: the newest is being prepared for shipping, the other has
 * arrived.
 */
export async function joinMedicineOrders(tx: Db) {
  const account_id = idOf('account', 'linxiao')
  const orders = await tx
    .selectFrom('shop_order')
    .select(['company_id', 'id'])
    .where('account_id', '=', account_id)
    .where('kind', '=', 'pharmacy')
    .orderBy('created_at', 'desc')
    .execute()
  const used = await tx
    .selectFrom('prescription')
    .select(['company_id', 'id'])
    .where('account_id', '=', account_id)
    .where('state', 'in', [3, 4])
    .orderBy('state')
    .execute()
  for (const [at, { company_id, id: order_id }] of orders.entries()) {
    const prescription = used[at]
    if (!prescription) throw new Error('an order of medicine is by a prescription')
    await insertMedicineOrder(tx, { company_id, order_id, account_id, prescription_id: prescription.id })
    await tx
      .updateTable('prescription')
      .set({ order_id })
      .where((row) => row.and({ company_id: prescription.company_id, id: prescription.id }))
      .execute()
    const data = jsonb({ prescriptionId: prescription.id })
    await tx
      .insertInto('order_holding')
      .values({
        company_id,
        order_id,
        id: newId(),
        component: 'prescription',
        line_id: null,
        data,
        state: 'held',
      })
      .execute()
  }
}
