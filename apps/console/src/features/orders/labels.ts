import type { AfterSaleState } from '@yf/domain/after-sale'
import type { OrderState } from '@yf/domain/order'

export const orderColours: Readonly<Record<OrderState, string>> = {
  1: 'warning',
  2: 'processing',
  3: 'processing',
  4: 'success',
  5: 'default',
  6: 'warning',
  7: 'default',
}

export const saleColours: Readonly<Record<AfterSaleState, string>> = {
  1: 'warning',
  2: 'processing',
  3: 'processing',
  4: 'processing',
  5: 'success',
  6: 'error',
  7: 'default',
}
