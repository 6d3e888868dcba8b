import type { Pen } from '../ink.ts'
import type { InventedReceipt } from './receipt.ts'

/** How provinces vary the ministry's form. */
export interface ElectronicStyle {
  readonly label: Pen
  readonly value: Pen
  readonly colon: ':' | '：'
  readonly hasDetails: boolean
  readonly qrSide: 'left' | 'right'
  readonly sign: '' | '￥' | '¥'
  readonly dateText: (receipt: InventedReceipt) => string
}
