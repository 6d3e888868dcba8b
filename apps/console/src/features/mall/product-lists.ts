import { mallAdminCalls } from '@yf/contract/mall-admin'

/** Everything on which a change of a product shows. */
export const productLists = [mallAdminCalls.products, mallAdminCalls.product, mallAdminCalls.changes] as const
