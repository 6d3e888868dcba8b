import type { couponCalls } from '@yf/contract/coupons'
import type { Handlers } from '#platform/call/handler.ts'
import { centre } from './centre.ts'
import { mine } from './mine.ts'
import { products } from './products.ts'
import { take } from './take.ts'

export const couponHandlers: Handlers<typeof couponCalls> = { centre, mine, take, products }
