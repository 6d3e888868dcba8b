import type { OrderState } from '@yf/domain/order'
import type { Tone } from '#ui/chip/chip.tsx'

export const orderTones: Readonly<Record<OrderState, Tone>> = {
  1: 'warning',
  2: 'info',
  3: 'info',
  4: 'success',
  5: 'neutral',
  6: 'warning',
  7: 'neutral',
}
