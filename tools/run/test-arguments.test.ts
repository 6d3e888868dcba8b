import { expect, test } from 'vitest'
import { chooseTests, readTestArguments } from './test-arguments.ts'

const files = [
  'apps/server/src/features/claims/apply.ts',
  'apps/server/src/features/claims/apply.test.ts',
  'apps/h5/src/features/claims/screens/apply.test.tsx',
  'e2e/claims.e2e.ts',
  'e2e/mall.e2e.ts',
]

test('reads filters and options in any order', () => {
  expect(readTestArguments(['claims', '--trace', 'on', '--times', 'mall'])).toEqual({
    filters: ['claims', 'mall'],
    withTimes: true,
    forJourneys: ['--trace=on'],
  })
  expect(readTestArguments(['--trace=retain-on-failure']).forJourneys).toEqual(['--trace=retain-on-failure'])
})

test('refuses an option that nobody takes', () => {
  expect(() => readTestArguments(['--headed'])).toThrow('--headed is no option')
})

test('selects tests and journeys whose path contains a word', () => {
  expect(chooseTests(files, ['Claims'])).toEqual({
    tests: files.slice(1, 3),
    journeys: ['e2e/claims.e2e.ts'],
    unused: [],
  })
})

test('selects everything without a word', () => {
  const { tests, journeys } = chooseTests(files, [])
  expect([...tests, ...journeys]).toEqual(files.slice(1))
})

test('names a word that is in no path, beside one that is', () => {
  expect(chooseTests(files, ['mall', 'clams'])).toMatchObject({
    journeys: ['e2e/mall.e2e.ts'],
    unused: ['clams'],
  })
})
