import { mallCalls, type Product, type Quote } from '@yf/contract/mall'
import { mallQuote, type MallQuote } from '@yf/domain/mall-quote'
import { useState } from 'react'
import { useQueryOf, type QueryResult } from '#platform/http/hooks.ts'
import { useCompany } from '#platform/session/company.ts'

/** `undefined`: the best one that applies; null: none. */
type CouponChoice = string | null | undefined

export interface PurchaseChoice {
  readonly productId: string
  readonly variantId: string
  readonly quantity: number
  readonly couponId: CouponChoice
  readonly points: number
  /** Undefined until one is chosen. */
  readonly addressId: string | undefined
  readonly change: (
    changes: Partial<Pick<PurchaseChoice, 'variantId' | 'quantity' | 'couponId' | 'points' | 'addressId'>>,
  ) => void
  readonly quote: QueryResult<Quote>
}

/** State of a purchase. Changing the variant or quantity resets to the best coupon. */
export function useBuying({ id: productId, variants }: Pick<Product, 'id' | 'variants'>): PurchaseChoice {
  const { companyId } = useCompany()
  const first = variants.find(({ most }) => most > 0) ?? variants[0]
  const [selection, setSelection] = useState({
    variantId: first?.id ?? '',
    quantity: 1,
    couponId: undefined as CouponChoice,
    points: 0,
    addressId: undefined as string | undefined,
  })
  const { variantId, quantity } = selection
  const quote = useQueryOf(mallCalls.quote, { companyId, variantId, quantity }, { staleTime: 0 })
  const change: PurchaseChoice['change'] = (changes) => {
    const isOther = 'variantId' in changes || 'quantity' in changes
    setSelection((before) => ({ ...before, ...(isOther ? { couponId: undefined } : {}), ...changes }))
  }
  return { productId, ...selection, change, quote }
}

/** The chosen coupon, or the best one by default; the server sorts them. */
export const couponOf = ({ coupons }: Quote, choice: CouponChoice) =>
  choice === null ? undefined : choice === undefined ? coupons[0] : coupons.find(({ id }) => id === choice)

/** The total: calculated here while the slider moves, by the same function that the server uses. */
export const sumOf = (
  quote: Quote,
  { couponId, points }: Pick<PurchaseChoice, 'couponId' | 'points'>,
): MallQuote =>
  mallQuote({
    unitFen: quote.unitFen,
    quantity: quote.quantity,
    couponFen: couponOf(quote, couponId)?.offFen ?? 0,
    balance: quote.balance,
    pointsPerFen: quote.pointsPerFen,
    requestedPoints: points,
  })
