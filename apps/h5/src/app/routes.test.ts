import { expect, test } from 'vitest'
import { matcherOf } from './match.ts'
import { redirect, screen } from './route.ts'
import { routes } from './routes.ts'
import { specifiedRoutes } from './specified-routes.ts'

const specified = new Map(specifiedRoutes().map((route) => [route.path, route]))
const screens = routes.filter((route) => route.kind === 'screen')

test.each(screens)('$path stands as it is specified', ({ path, name, title, depth, isPublic, keepAlive }) => {
  expect({ path, name, title, depth, isPublic, keepAlive }).toEqual(specified.get(path))
})

test('no path stands twice', () => {
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
