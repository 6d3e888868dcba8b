import { expect, test } from 'vitest'
import { redirect, screen } from '../../apps/h5/src/app/route.ts'
import { routes } from '../../apps/h5/src/app/routes.ts'
import { parseShotOptions } from './arguments.ts'
import { planOf } from './plan.ts'
import { visitsOf } from './visits.ts'

const load = () => Promise.resolve({})

test('a public screen is shown without a session, a private one to a member, a tab to everyone', () => {
  const { visits } = visitsOf([
    redirect('/', '/home'),
    screen('/home', '首页', 1, load, { name: 'Home', isTab: true }),
    screen('/login', '登录', 1, load, { name: 'Login', isPublic: true }),
    screen('/family/index', '家庭成员', 3, load, { name: 'family' }),
  ])
  const files = visits.map((visit) => visit.file)
  expect(files.filter((file) => file.startsWith('home'))).toHaveLength(5)
  expect(visits.find((visit) => visit.path === '/login')?.who).toBeNull()
  expect(visits.find((visit) => visit.path === '/family/index')).toMatchObject({
    who: 'linXiao',
    file: 'family-index',
  })
  expect(new Set(files).size).toBe(files.length)
})

test('every screen of the app is covered, also those that need an id', () => {
  const { visits, skipped } = visitsOf(routes)
  expect(skipped).toEqual([])
  expect(visits.some(({ path }) => path.includes(':') || path.includes('undefined'))).toBe(false)
  expect(new Set(visits.map(({ file }) => file)).size).toBe(visits.length)
})

test('reports a path without an id', () => {
  const unknown = screen('/new/:id', '新的', 3, load, { name: 'newDetail' })
  expect(visitsOf([unknown]).skipped).toEqual(['/new/:id'])
})

test('one opening serves both sizes and dark mode; elder mode and another theme get their own', () => {
  const { visits } = visitsOf(routes)
  const family = planOf(visits, parseShotOptions(['family-index', '--state=data']))
  expect(family.map(({ looks }) => looks)).toEqual([['phone', 'small', 'dark'], ['elder'], ['theme']])
  expect(family.map(({ who }) => who)).toEqual(['linXiao', 'linXiao', 'zhouLan'])
})

test("a member's own record has no empty state, and its owner views it in the other theme", () => {
  const { visits } = visitsOf(routes)
  const policy = planOf(
    visits,
    parseShotOptions(['insurance-detail', '--look=theme', '--state=data,empty,refused']),
  )
  expect(policy).toMatchObject([
    { state: 'data', who: 'linXiao', isOtherTheme: true },
    { state: 'refused', who: 'linXiao', isOtherTheme: true },
  ])
  expect(planOf(visits, parseShotOptions(['family-index', '--look=phone', '--state=empty']))).toMatchObject([
    { who: 'newcomer' },
  ])
})

test('the layout check uses data only: three variants in one opening, elder mode in its own', () => {
  const { visits } = visitsOf(routes)
  const whole = parseShotOptions(['--fit'])
  expect(whole).toMatchObject({ withFit: true, isWhole: false })
  const plan = planOf(visits, whole)
  expect(new Set(plan.map(({ visit }) => visit))).toEqual(new Set(visits))
  expect(plan.every(({ state }) => state === 'data')).toBe(true)
  const family = plan.filter(({ visit }) => visit.file === 'family-index')
  expect(family.map(({ looks, isElder }) => [isElder, ...looks])).toEqual([
    [false, 'narrow', 'wide', 'enlarged'],
    [true, 'elder-small'],
  ])
  expect(() => parseShotOptions(['--fit', '--look=phone'])).toThrow('phone is none of narrow, wide')
})

test('refuses an unknown look or state by name', () => {
  expect(() => parseShotOptions(['--look=sideways'])).toThrow('sideways is none of phone, small')
})
