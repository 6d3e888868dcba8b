import type { Pen } from '../ink.ts'
import type { Receipt } from './receipt.ts'

/** What provinces do differently with the one form of the ministry. */
export interface ElectronicStyle {
  readonly label: Pen
  readonly value: Pen
  readonly colon: ':' | '：'
  readonly hasDetails: boolean
  readonly qrSide: 'left' | 'right'
  readonly sign: '' | '￥' | '¥'
  readonly dateText: (receipt: Receipt) => string
}
