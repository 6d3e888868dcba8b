import { expect, test } from 'vitest'
import { matcherOf } from './match.ts'
import { redirect, screen } from './route.ts'
import { routes } from './routes.ts'
import { specifiedRoutes } from './specified-routes.ts'

const specified = new Map(specifiedRoutes().map((route) => [route.path, route]))
const screens = routes.filter((route) => route.kind === 'screen')
const parentOf = (path: string): string | null => screens.find((route) => route.path === path)?.parent ?? null

test('every route of the specification has its row', () => {
  const paths = new Set<string>(routes.map(({ path }) => path))
  expect([...specified.keys()].filter((path) => !paths.has(path))).toEqual([])
})

// Our additions have their reasons in `npm run spec`.
test.each(screens.filter(({ path }) => specified.has(path)))(
  '$path matches the specification',
  ({ path, name, title, depth, isPublic, keepAlive }) => {
    expect({ path, name, title, depth, isPublic, keepAlive }).toEqual(specified.get(path))
  },
)

test('members leave the login screens, and only the signature is written in landscape', () => {
  const namesOf = (rows: typeof screens) => rows.map((route) => route.name)
  expect(namesOf(screens.filter((route) => route.isSignIn))).toEqual(['Login', 'Password', 'register'])
  expect(namesOf(screens.filter((route) => route.isLandscape))).toEqual(['signEdit'])
})

test('every login screen is public, and only login screens pass through', () => {
  const ways = screens.filter((route) => route.isWayIn)
  expect(ways.every((route) => route.isPublic)).toBe(true)
  expect(ways.filter((route) => !route.isPassing).map((route) => route.path)).toEqual([
    '/login',
    '/password',
    '/register',
    '/active_login',
  ])
  expect(ways.filter((route) => route.isPassing).map((route) => route.path)).toEqual([
    '/qw-ssoLogin',
    '/dd-ssoLogin',
    '/fs-ssoLogin',
    '/openIdLogin',
    '/jlLogin',
    '/ssoPage',
    '/ssoRljPage',
  ])
  expect(screens.filter((route) => route.isPassing && !route.isWayIn)).toEqual([])
})

test.each(screens.filter((route) => route.parent !== null))(
  'the parents of $path are never deeper and end without a cycle',
  ({ path, parent, depth }) => {
    const above = screens.find((route) => route.path === parent)
    expect(above?.depth).toBeLessThanOrEqual(depth)
    const visited = new Set<string>()
    for (let at: string | null = path; at !== null; at = parentOf(at)) {
      expect(visited.has(at)).toBe(false)
      visited.add(at)
    }
  },
)

test('no path occurs twice', () => {
  const paths = routes.map((route) => route.path)
  expect(new Set(paths).size).toBe(paths.length)
})

const load = () => Promise.resolve()
const table = matcherOf([
  redirect('/', '/home'),
  screen('/home', '首页', 1, load, { name: 'home' }),
  screen('/eap', '列表', 2, load, { name: 'eap' }),
  screen('/eap/:id', '详情', 3, load, { name: 'eapDetail' }),
])

test.each([
  ['/home', 'home', {}],
  ['/', 'home', {}],
  ['/eap', 'eap', {}],
  ['/eap/7', 'eapDetail', { id: '7' }],
  ['/eap/%E6%9E%97', 'eapDetail', { id: '林' }],
  ['/eap/100%', 'eapDetail', { id: '100%' }],
])('%s opens %s', (path, name, params) => {
  const match = table.match(path)
  expect([match?.route.name, match?.params]).toEqual([name, params])
})

test.each(['/nowhere', '/eap/7/8', '/homer', ''])('%s opens nothing', (path) => {
  expect(table.match(path)).toBeNull()
})
