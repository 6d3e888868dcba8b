import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { medicineId } from '#features/pharmacy/events.ts'
import { setStock } from '#features/orders/public.ts'

/** What the pharmacy of the sandbox has on its shelves. */
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
