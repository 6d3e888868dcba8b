import { expect, test } from 'vitest'
import { parseHash } from '#platform/navigation/location.ts'
import { mostKept, next, type Entry } from './keep-alive.ts'
import { screen, type ScreenRoute } from './route.ts'

const load = () => Promise.resolve()
const page = (path: string, depth: number, keepAlive = false): ScreenRoute =>
  screen(path, path, depth, load, { name: path, keepAlive })

const table = [
  page('/home', 1),
  page('/records', 3, true),
  page('/cards', 2, true),
  page('/detail', 4),
  page('/mail', 5, true),
  page('/case', 6),
]

function visit(stack: readonly Entry[], address: string): readonly Entry[] {
  const location = parseHash(address)
  const route = table.find(({ path }) => path === location.path)
  if (!route) throw new Error(`no such page ${address}`)
  return next(stack, { route, params: {} }, location)
}
const walk = (...addresses: string[]) => addresses.reduce<readonly Entry[]>(visit, [])
const keys = (stack: readonly Entry[]) => stack.map((entry) => entry.key)

test.each([
  { way: ['/home'], stands: ['/home'], rule: 'the page that is shown stands' },
  { way: ['/home', '/records'], stands: ['/records'], rule: 'a page that is not kept alive goes' },
  {
    way: ['/records', '/detail'],
    stands: ['/records', '/detail'],
    rule: 'a kept page stays below a deeper one',
  },
  { way: ['/records', '/detail', '/records'], stands: ['/records'], rule: 'coming back shows it again' },
  { way: ['/records', '/detail', '/home'], stands: ['/home'], rule: 'going back past it releases it' },
  {
    way: ['/cards', '/records', '/mail', '/case'],
    stands: ['/cards', '/records', '/mail', '/case'],
    rule: 'several are kept',
  },
  {
    way: ['/cards', '/records', '/mail', '/detail'],
    stands: ['/cards', '/records', '/detail'],
    rule: 'only those less deep stay',
  },
  {
    way: ['/records', '/records?state=2'],
    stands: ['/records?state=2'],
    rule: 'another query is another page',
  },
  {
    way: ['/records?state=2', '/detail', '/records'],
    stands: ['/records'],
    rule: 'and does not pass for the first',
  },
])('$rule: $way', ({ way, stands }) => {
  expect(keys(walk(...way))).toEqual(stands)
})

test('a page that comes back is the very same one', () => {
  const before = walk('/records?state=2')
  const after = visit(visit(before, '/detail'), '/records?state=2')
  expect(after[0]).toBe(before[0])
})

test('the same address gives the same stack, so that rendering twice changes nothing', () => {
  const stack = walk('/records', '/detail')
  expect(visit(stack, '/detail')).toBe(stack)
})

test('the oldest goes when more than six would stand', () => {
  const deep = Array.from({ length: 9 }, (_, depth) => page(`/deep${depth}`, depth, true))
  const stack = deep.reduce<readonly Entry[]>(
    (stack, route) => next(stack, { route, params: {} }, parseHash(route.path)),
    [],
  )
  expect(stack).toHaveLength(mostKept)
  expect(stack.at(-1)?.key).toBe('/deep8')
  expect(stack[0]?.key).toBe('/deep3')
})
