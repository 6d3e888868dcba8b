import { expect, test } from 'vitest'
import { mayDo } from '@yf/domain/staff'
import { namedCalls } from '#testkit/named-calls.ts'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The names of all values in a schema, however deep. */
function namesIn(schema: object): string[] {
  const { properties = {}, ...rest } = schema as { readonly properties?: Readonly<Record<string, object>> }
  const deeper = [...Object.values(properties), ...Object.values(rest)].flat().filter(isObject)
  return [...Object.keys(properties), ...deeper.flatMap(namesIn)]
}

const calls = namedCalls().filter(({ row }) => row.permission !== null && mayDo('hr', row.permission))

const ofHealth =
  /diagnos|illness|symptom|disease|claim|case(?:No|Id)|counsel|prescri|payable|billed|doctor|hospital|exam|policy|used/i

test('no call that human resources may make answers anything about health, claims or the use of cover', () => {
  expect(calls.length).toBeGreaterThan(30)
  const found = calls.flatMap(({ name, row }) =>
    namesIn(row.response)
      .filter((one) => ofHealth.test(one))
      .map((one) => `${name}: ${one}`),
  )
  expect(found).toEqual([])
})
