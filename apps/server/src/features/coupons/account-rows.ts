import { rowsOf, type AccountRows } from '#platform/account-rows/account-rows.ts'

export const couponsAccountRows: readonly AccountRows[] = [...rowsOf('优惠券', 'moves', 'coupon')]
