import { expect, test } from 'vitest'
import { parseHash } from '#platform/navigation/location.ts'
import { maxKeptPages, next, type StackEntry } from './keep-alive.ts'
import { screen, type ScreenRoute } from './route.ts'

const load = () => Promise.resolve()
const page = (path: string, depth: number, keepAlive = false): ScreenRoute =>
  screen(path, path, depth, load, { name: path, keepAlive })

const table = [
  page('/home', 1),
  page('/records', 3, true),
  page('/cards', 2, true),
  page('/draft', 2),
  page('/step', 3),
  page('/detail', 4),
  page('/mail', 5, true),
  page('/sign', 5, true),
  page('/book', 5),
  page('/case', 6),
]

interface Walk {
  readonly stack: readonly StackEntry[]
  /** The browser's history; the last entry is the current one. */
  readonly history: readonly string[]
  readonly owner: string | null
}
const start: Walk = { stack: [], history: [], owner: 'lin' }

/** An address pushes, `← address` goes back to it in the history, `= address` replaces. */
function take({ stack, history, owner }: Walk, step: string): Walk {
  const address = step.replace(/^[←=] /, '')
  const past = step.startsWith('← ') ? history.lastIndexOf(address) : -1
  const isReplacing = step.startsWith('= ')
  const behind = past >= 0 ? history.slice(0, past) : isReplacing ? history.slice(0, -1) : history
  const direction = past >= 0 ? 'back' : isReplacing ? 'replace' : 'forward'
  const location = parseHash(address)
  const route = table.find(({ path }) => path === location.path)
  if (!route) throw new Error(`no such page ${address}`)
  const destination = { ...location, direction, index: behind.length } as const
  return {
    stack: next(stack, { route, params: {}, location: destination, owner }),
    history: [...behind, address],
    owner,
  }
}
const walk = (...steps: string[]) => steps.reduce(take, start)
const keys = ({ stack }: Walk) => stack.map((entry) => entry.key)

test.each([
  { way: ['/home'], stands: ['/home'], rule: 'the page that is shown stands' },
  { way: ['/home', '/records'], stands: ['/records'], rule: 'a page that is not kept alive goes' },
  {
    way: ['/records', '/detail'],
    stands: ['/records', '/detail'],
    rule: 'a kept page stays below a deeper one',
  },
  { way: ['/records', '/detail', '← /records'], stands: ['/records'], rule: 'coming back shows it again' },
  { way: ['/records', '/draft'], stands: ['/records', '/draft'], rule: 'and below one that is less deep' },
  { way: ['/sign', '/book'], stands: ['/sign', '/book'], rule: 'and below one that is as deep' },
  {
    way: ['/records', '/draft', '= /step'],
    stands: ['/records', '/step'],
    rule: 'a step that takes the place of another releases nothing',
  },
  {
    way: ['/records', '/draft', '/step', '← /draft'],
    stands: ['/records', '/draft'],
    rule: 'nor does a step back on this side of it',
  },
  {
    way: ['/records', '/draft', '/step', '← /draft', '← /records'],
    stands: ['/records'],
    rule: 'until it is reached',
  },
  {
    way: ['/home', '/records', '/detail', '← /home'],
    stands: ['/home'],
    rule: 'going back past it releases it',
  },
  {
    way: ['/draft', '/records', '← /draft'],
    stands: ['/draft'],
    rule: 'to a page that is less deep',
  },
  {
    way: ['/book', '/sign', '← /book'],
    stands: ['/book'],
    rule: 'or as deep',
  },
  {
    way: ['/detail', '/cards', '← /detail'],
    stands: ['/cards', '/detail'],
    rule: 'but not to one that lies deeper',
  },
  {
    way: ['/cards', '/records', '/mail', '/case'],
    stands: ['/cards', '/records', '/mail', '/case'],
    rule: 'several are kept',
  },
  {
    way: ['/cards', '/records', '/detail', '/mail', '← /detail'],
    stands: ['/cards', '/records', '/detail'],
    rule: 'those behind stay when the last goes',
  },
  {
    way: ['/records', '/detail', '← /records', '/records?state=2'],
    stands: ['/records', '/records?state=2'],
    rule: 'another query is another page',
  },
])('$rule: $way', ({ way, stands }) => {
  expect(keys(walk(...way))).toEqual(stands)
})

test('pages opened by one member are not kept for the next, nor without a session', () => {
  const lin = walk('/records')
  expect(keys(take({ ...lin, owner: null }, '/mail'))).toEqual(['/mail'])
  expect(keys(take({ ...lin, owner: 'zhou' }, '/mail'))).toEqual(['/mail'])
  const zhou = take(take({ ...walk('/records', '/detail'), owner: 'zhou' }, '/case'), '/records')
  expect(keys(zhou)).toEqual(['/records'])
  expect(zhou.stack[0]?.owner).toBe('zhou')
})

test('a page that comes back keeps its identity', () => {
  const before = walk('/records?state=2')
  const after = take(take(before, '/detail'), '← /records?state=2')
  expect(after.stack[0]).toBe(before.stack[0])
})

test('the same address returns the same stack, so that rendering twice changes nothing', () => {
  const there = walk('/records', '/detail')
  expect(take(there, '= /detail').stack).toBe(there.stack)
})

test('releases the oldest page beyond six', () => {
  const deep = Array.from({ length: 9 }, (_, depth) => page(`/deep${depth}`, depth, true))
  const stack = deep.reduce<readonly StackEntry[]>((stack, route, index) => {
    const location = { ...parseHash(route.path), direction: 'forward', index } as const
    return next(stack, { route, params: {}, location, owner: null })
  }, [])
  expect(stack).toHaveLength(maxKeptPages)
  expect(stack.at(-1)?.key).toBe('/deep8')
  expect(stack[0]?.key).toBe('/deep3')
})
