import { mallDeskCalls } from '@yf/contract/mall-desk'

/** Everything on which a change of a product shows. */
export const productLists = [mallDeskCalls.products, mallDeskCalls.product, mallDeskCalls.changes] as const
