import type { Selectable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import type { OrderKey } from '#features/orders/public.ts'
import type { MedicineOrderTable, MedicineTable } from './tables.ts'

export type MedicineRow = Selectable<MedicineTable>
export type MedicineOrderRow = Selectable<MedicineOrderTable>

export async function medicinesByCode(db: Db, codes: readonly string[]): Promise<Map<string, MedicineRow>> {
  const rows = await db.selectFrom('medicine').selectAll().where('code', 'in', codes).execute()
  return new Map(rows.map((row) => [row.code, row]))
}

export const insertMedicineOrder = (
  db: Db,
  row: Pick<MedicineOrderRow, 'company_id' | 'order_id' | 'account_id' | 'prescription_id'>,
) =>
  db
    .insertInto('medicine_order')
    .values({
      ...row,
      stars: null,
      evaluation_encrypted: null,
      invoice_code: null,
      invoice_number: null,
      invoice_day: null,
      invoice_fen: null,
      invoice_seller: null,
    })
    .execute()

export const medicineOrderOf = (db: Db, { company_id, id }: OrderKey) =>
  db
    .selectFrom('medicine_order')
    .selectAll()
    .where((row) => row.and({ company_id, order_id: id }))
    .executeTakeFirst()

/** Finds invoices by number: of one company, or of any, which queries each node. */
export const medicineOrdersOfInvoices = async (
  db: Db,
  numbers: readonly string[],
  companyId?: string,
): Promise<MedicineOrderRow[]> =>
  numbers.length === 0
    ? []
    : db
        .selectFrom('medicine_order')
        .selectAll()
        .$if(companyId !== undefined, (orders) => orders.where('company_id', '=', companyId!))
        .where('invoice_number', 'in', numbers)
        .execute()

export const changeMedicineOrder = (
  db: Db,
  { company_id, id }: OrderKey,
  changes: Partial<MedicineOrderRow>,
) =>
  db
    .updateTable('medicine_order')
    .set(changes)
    .where((row) => row.and({ company_id, order_id: id }))
    .execute()

export async function medicinesById(db: Db, ids: readonly string[]): Promise<Map<string, MedicineRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('medicine').selectAll().where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}
