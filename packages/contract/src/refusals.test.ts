import { expect, test } from 'vitest'
import { failures } from './errors.ts'
import { codeRanges, type Refusals } from './refusals/ranges.ts'
import { refusals, refusalsByDomain } from './refusals.ts'

const domains = Object.entries<Refusals>(refusalsByDomain)
const all = domains.flatMap(([domain, own]) =>
  Object.entries(own).map(([name, { code, message }]) => ({ domain, name, code, message })),
)

test('each code is inside the range of its domain', () => {
  const strays = all.filter(({ domain, code }) => {
    const [first, last] = codeRanges[domain as keyof typeof codeRanges]
    return code < first || code > last
  })
  expect(strays).toEqual([])
})

test('ranges do not overlap', () => {
  const ranges = Object.values(codeRanges).toSorted(([one], [other]) => one - other)
  for (const [at, [first, last]] of ranges.entries()) {
    expect(first).toBeLessThan(last)
    expect(first).toBeGreaterThan(ranges[at - 1]?.[1] ?? 0)
  }
})

test('codes and names are unique', () => {
  expect(new Set(all.map(({ code }) => code)).size).toBe(all.length)
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  for (const { name, code, message } of all)
    expect(refusals[name as keyof typeof refusals]).toEqual({ code, message })
})

test('no refusal code is a success code or a platform code', () => {
  const usedCodes = new Set([
    200,
    400,
    401,
    403,
    404,
    500,
    ...Object.values(failures).map(({ code }) => code),
  ])
  expect(all.filter(({ code }) => usedCodes.has(code))).toEqual([])
})

test('every refusal has a readable message', () => {
  expect(all.filter(({ message }) => !/\p{Script=Han}/u.test(message))).toEqual([])
})
