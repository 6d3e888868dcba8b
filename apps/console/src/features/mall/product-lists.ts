import { mallAdminCalls } from '@yf/contract/mall-admin'

/** All lists that show a change of a product. */
export const productLists = [mallAdminCalls.products, mallAdminCalls.product, mallAdminCalls.changes] as const
