import { go } from '#platform/navigation/go.ts'

/** The mall is one screen of the specification: what one looks at in it stands in its address. */
export const openProduct = (id: string) => go('/welfare', { query: { product: id } })
export const openList = (query: { block?: string; area?: number; category?: string; title?: string }) =>
  go('/welfare', { query: { ...query, list: 1 } })

/** Where whoever has paid for an order comes back to. */
export const placedBack = (orderId: string) => `/welfare?placed=${orderId}&paid=1`

let leftWhileBuying: string | null = null

/** Who leaves the sheet for an address finds it open again when coming back. */
export const leaveBuying = (productId: string) => {
  leftWhileBuying = productId
}
export function comesBackToBuy(productId: string): boolean {
  const isBack = leftWhileBuying === productId
  leftWhileBuying = null
  return isBack
}
