export interface MedicineTable {
  code: string
  id: string
  name: string
  spec: string
  price_fen: number
  updated_at: Date
}

export interface MedicineOrderTable {
  company_id: string
  order_id: string
  account_id: string
  prescription_id: string
  stars: number | null
  evaluation_encrypted: string | null
  invoice_code: string | null
  invoice_number: string | null
  invoice_day: string | null
  invoice_fen: number | null
  invoice_seller: string | null
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    medicine: MedicineTable
    medicine_order: MedicineOrderTable
  }
}
