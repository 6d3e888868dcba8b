import { expect, test } from 'vitest'
import type { QueueFilter } from '@yf/contract/queue-shapes'
import { addressOf, parseLocation } from '#platform/navigation/navigation.ts'
import {
  addressed,
  amountChoices,
  amountOf,
  amounts,
  filterOf,
  isSameFilter,
  withAmount,
} from './queue-filter.ts'

const whole: QueueFilter = {
  companyId: 'co1',
  visitType: 'dental',
  state: 2,
  minFen: 0,
  maxFen: 50_000,
  waitedDays: 4,
  due: 'late',
  handler: 'none',
  flag: 'copied',
}

test('a filter survives the round trip through the URL', () => {
  const back = (filter: QueueFilter) => filterOf(parseLocation(addressOf('/queue', addressed(filter))).query)
  expect(back(whole)).toEqual(whole)
  expect(back({})).toEqual({})
  expect(addressOf('/queue', addressed({ flag: 'copied' }))).toBe('/queue?flag=copied')
})

test('ignores meaningless values in a hand-written URL', () => {
  expect(filterOf({ visit: 'beauty', due: 'never', min: '-1', max: 'all', waited: '0', state: 'x' })).toEqual(
    {},
  )
})

test('an amount sets both of its bounds, and replaces the previous amount', () => {
  const chosen = withAmount({ minFen: 500_000, flag: 'copied' }, '50000-200000')
  expect(chosen).toEqual({ flag: 'copied', minFen: 50_000, maxFen: 200_000 })
  expect(amountOf(chosen)).toBe('50000-200000')
  expect(withAmount(chosen, '500000-')).toEqual({ flag: 'copied', minFen: 500_000 })
  expect(withAmount(chosen)).toEqual({ flag: 'copied' })
  expect(amountOf({ flag: 'copied' })).toBeUndefined()
})

test('shows unusual bounds as a label of their own', () => {
  expect(amountChoices({ minFen: 50_000 }).at(-1)).toEqual({ value: '50000-', label: '¥500.00 起' })
  expect(amountChoices({ minFen: 1_00, maxFen: 2_00 }).at(-1)?.label).toBe('¥1.00 起至 ¥2.00')
  expect(amountChoices({ minFen: 500_000 })).toEqual(amounts)
})

test('filters with equal conditions are equal', () => {
  expect(isSameFilter({ minFen: 1, flag: 'copied' }, { flag: 'copied', minFen: 1 })).toBe(true)
  expect(isSameFilter({ minFen: 1 }, { minFen: 1, flag: 'copied' })).toBe(false)
})
