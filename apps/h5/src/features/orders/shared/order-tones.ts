import type { OrderState } from '@yf/domain/order'
import type { ChipTone } from '#ui/chip/chip.tsx'

export const orderTones: Readonly<Record<OrderState, ChipTone>> = {
  1: 'warning',
  2: 'info',
  3: 'info',
  4: 'success',
  5: 'neutral',
  6: 'warning',
  7: 'neutral',
}
