import { go } from '#platform/navigation/go.ts'

/** The mall is one screen of the specification: the product, list or order shown is in its address. */
export const openProduct = (id: string) => go('/welfare', { query: { product: id } })
export const openList = (query: { block?: string; area?: number; category?: string; title?: string }) =>
  go('/welfare', { query: { ...query, list: 1 } })

/** The return address after payment of an order. */
export const placedBack = (orderId: string) => `/welfare?placed=${orderId}&paid=1`

let leftWhileBuying: string | null = null

/** A member who leaves the sheet for the address list finds it open on return. */
export const leaveBuying = (productId: string) => {
  leftWhileBuying = productId
}
export function comesBackToBuy(productId: string): boolean {
  const isBack = leftWhileBuying === productId
  leftWhileBuying = null
  return isBack
}
