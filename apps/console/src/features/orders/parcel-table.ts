import type { TableShape } from '#platform/sheet/read-sheet.ts'

const columns = { orderNo: '订单号', courier: '快递公司', parcelNo: '运单号' } as const

/** The shipped orders with their tracking numbers, one line each. */
export const parcelTable: TableShape<keyof typeof columns> = { columns, mostRows: 500 }

export const parcelHead: readonly string[] = Object.values(columns)
