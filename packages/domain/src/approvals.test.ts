import { expect, test } from 'vitest'
import { couponTypes } from './coupon.ts'
import {
  aloneLimits,
  cardsWorth,
  couponsWorth,
  approvalDeciders,
  approvalKinds,
  needsApproval,
  moreThan,
  optionalsWorth,
  quotasWorth,
  awaitingApprovalText,
} from './approvals.ts'

const amount = { couponType: couponTypes.amount, reduceMoney: 20_00, stock: 100, perPerson: 2 }

test('a coupon is worth its discount, as often as one member may have it', () => {
  expect(couponsWorth(amount)).toEqual({ each: 40_00, all: 2_000_00 })
  expect(couponsWorth({ ...amount, stock: 1 })).toEqual({ each: 20_00, all: 20_00 })
})

test('a percentage coupon is worth its discount on five hundred yuan', () => {
  const discount = { couponType: couponTypes.discount, reduceMoney: 850, stock: 10, perPerson: 1 }
  expect(couponsWorth(discount)).toEqual({ each: 75_00, all: 750_00 })
})

test('one use counts a hundred yuan at least, whatever was entered', () => {
  expect(cardsWorth({ times: 2, timeFen: 0, size: 5 })).toEqual({ each: 200_00, all: 1_000_00 })
  expect(cardsWorth({ times: 2, timeFen: 300_00, size: 5 })).toEqual({ each: 600_00, all: 3_000_00 })
})

test('adds up the quota rows of one person', () => {
  const of = (phone: string, unit: 'times' | 'fen', many: number) => ({ phone, unit, amount: many })
  expect(quotasWorth([of('1', 'times', 3), of('2', 'fen', 250_00), of('1', 'fen', 50_00)])).toEqual({
    each: 350_00,
    all: 600_00,
  })
  expect(quotasWorth([])).toEqual({ each: 0, all: 0 })
})

test('counts the most expensive optional benefits that one person may choose', () => {
  const items = [
    { times: 1, timeFen: 100_00 },
    { times: 1, timeFen: 900_00 },
    { times: 4, timeFen: 100_00 },
  ]
  expect(optionalsWorth(items, 2)).toEqual({ each: 1_300_00, all: 0 })
  expect(optionalsWorth(items, 9)).toEqual({ each: 1_400_00, all: 0 })
})

test('money is for finance, an account for those who manage members, and every other kind has limits', () => {
  const kinds = Object.keys(approvalKinds) as (keyof typeof approvalKinds)[]
  expect(kinds.filter((kind) => approvalDeciders[kind] === 'memberAccess')).toEqual([
    'phoneChanges',
    'accountMerges',
  ])
  expect(kinds.filter((kind) => approvalDeciders[kind] === 'account')).toEqual(Object.keys(aloneLimits))
})

test.each(Object.keys(aloneLimits) as (keyof typeof aloneLimits)[])(
  'one person may hand out %s up to the limits, and not a fen more',
  (kind) => {
    const { each, all } = aloneLimits[kind]
    const worth = (one: number, total: number) => ({ each: one, eachBefore: 0, all: total })
    expect(needsApproval(kind, worth(each, 1), 0)).toBe(false)
    expect(needsApproval(kind, worth(each + 1, 1), 0)).toBe(true)
    const most = Math.min(all, 1_000_000_000_00)
    expect(needsApproval(kind, worth(each, most), 0)).toBe(false)
    expect(needsApproval(kind, worth(each, most), 1)).toBe(all !== Infinity)
    expect(needsApproval(kind, worth(each, 0), 2 * most)).toBe(false)
  },
)

test('the person who entered it reads who approves next', () => {
  expect(awaitingApprovalText).toContain('财务审核')
})

test('only the increase of a change counts', () => {
  expect(moreThan(null, { each: 5, all: 50 })).toEqual({ each: 5, eachBefore: 0, all: 50 })
  expect(moreThan({ each: 4, all: 20 }, { each: 5, all: 50 })).toEqual({ each: 5, eachBefore: 4, all: 30 })
  expect(moreThan({ each: 9, all: 90 }, { each: 5, all: 50 })).toEqual({ each: 5, eachBefore: 9, all: 0 })
  // An amount that two people approved before may stay.
  expect(needsApproval('coupons', moreThan({ each: 900_00, all: 10 }, { each: 900_00, all: 10 }), 0)).toBe(
    false,
  )
  expect(needsApproval('coupons', moreThan({ each: 900_00, all: 10 }, { each: 900_01, all: 10 }), 0)).toBe(
    true,
  )
})
