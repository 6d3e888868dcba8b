import { expect, test } from 'vitest'
import type { QueueFilter } from '@yf/contract/queue-shapes'
import { addressOf, parsePlace } from '#platform/navigation/navigation.ts'
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

test('a filter comes back from the address as it went in', () => {
  const back = (filter: QueueFilter) => filterOf(parsePlace(addressOf('/queue', addressed(filter))).query)
  expect(back(whole)).toEqual(whole)
  expect(back({})).toEqual({})
  expect(addressOf('/queue', addressed({ flag: 'copied' }))).toBe('/queue?flag=copied')
})

test('what somebody wrote into the address by hand and means nothing is left out', () => {
  expect(filterOf({ visit: 'beauty', due: 'never', min: '-1', max: 'all', waited: '0', state: 'x' })).toEqual(
    {},
  )
})

test('an amount is both of its bounds, and takes the place of the one before', () => {
  const chosen = withAmount({ minFen: 500_000, flag: 'copied' }, '50000-200000')
  expect(chosen).toEqual({ flag: 'copied', minFen: 50_000, maxFen: 200_000 })
  expect(amountOf(chosen)).toBe('50000-200000')
  expect(withAmount(chosen, '500000-')).toEqual({ flag: 'copied', minFen: 500_000 })
  expect(withAmount(chosen)).toEqual({ flag: 'copied' })
  expect(amountOf({ flag: 'copied' })).toBeUndefined()
})

test('bounds that are none of the usual ones stand in words', () => {
  expect(amountChoices({ minFen: 50_000 }).at(-1)).toEqual({ value: '50000-', label: '¥500.00 起' })
  expect(amountChoices({ minFen: 1_00, maxFen: 2_00 }).at(-1)?.label).toBe('¥1.00 起至 ¥2.00')
  expect(amountChoices({ minFen: 500_000 })).toEqual(amounts)
})

test('the same conditions are the same filter', () => {
  expect(isSameFilter({ minFen: 1, flag: 'copied' }, { flag: 'copied', minFen: 1 })).toBe(true)
  expect(isSameFilter({ minFen: 1 }, { minFen: 1, flag: 'copied' })).toBe(false)
})
