import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { builtCalls } from './built.ts'
import { compareCalls, compareRoutes } from './compare.ts'
import { shortfall } from './least.ts'
import { parseTable, readSpecification, toCalls, toRoutes } from './tables.ts'

const routes = toRoutes(
  [
    'path\tname\ttitle\tarea\tpublic\tkeepAlive\tdepth\tscreen',
    '/login\tLogin\t登录\tlogin\tyes\tyes\t1\tLogin',
    '/home\tHome\t原力星球\thome\tno\tno\t1\tHome',
  ].join('\n'),
)
const calls = toCalls(
  [
    'service\tmethod\tpath\tauth\tbody\tarea\tdoes',
    'main\tPOST\tuser/login\tnone\tjson\tauth\tLogin',
    'main\tGET\tcompany/list\tuser\tquery\tcompany\tList',
  ].join('\n'),
)
const [login, home] = routes as [(typeof routes)[0], (typeof routes)[0]]
const [loginCall] = calls as [(typeof calls)[0]]

test('counts a row that is implemented as specified, and names the others as missing', () => {
  expect(compareRoutes(routes, [login])).toEqual({
    total: 2,
    covered: ['/login'],
    missing: ['/home'],
    faults: [],
  })
})

test.each([
  ['name', { name: 'login' }],
  ['title', { title: '登陆' }],
  ['public', { public: false }],
  ['keepAlive', { keepAlive: false }],
  ['depth', { depth: 2 }],
])('a route with another %s is a fault', (field, change) => {
  const { faults } = compareRoutes(routes, [{ ...login, ...change }, home])
  expect(faults).toHaveLength(1)
  expect(faults[0]).toContain(`/login: ${field} is`)
})

test('a redirect needs no depth, but a screen cannot replace a specified redirect', () => {
  const spec = [{ ...home, path: '/', name: '', title: '', depth: 0 }]
  const redirect = { path: '/', name: '', title: '', public: false, keepAlive: false, depth: null }
  expect(compareRoutes(spec, [redirect]).faults).toEqual([])
  expect(compareRoutes(spec, [{ ...redirect, name: 'Root' }]).faults).toHaveLength(1)
})

test.each([
  ['auth', { auth: 'user' }],
  ['body', { body: 'form' }],
])('a call with another %s is a fault', (field, change) => {
  const { faults } = compareCalls(calls, [{ ...loginCall, ...change }])
  expect(faults).toEqual([expect.stringContaining(`main POST user/login: ${field} is`)])
})

test('a call under another method is unknown, and the right one is missing', () => {
  const coverage = compareCalls(calls, [{ ...loginCall, method: 'GET' }])
  expect(coverage.faults).toEqual(['main GET user/login: not in the specification'])
  expect(coverage.missing).toContain('main POST user/login')
})

test('an addition of our own needs its reason', () => {
  const logout = { service: 'main', method: 'POST', path: 'user/logout', auth: 'user', body: 'json' }
  expect(compareCalls(calls, [logout]).faults).toHaveLength(1)
  expect(compareCalls(calls, [logout], { 'main POST user/logout': 'why' }).faults).toEqual([])
})

test('an addition without a row, or that the specification contains, is a fault', () => {
  expect(compareCalls(calls, [], { 'main POST user/gone': 'why' }).faults).toHaveLength(1)
  expect(compareCalls(calls, [loginCall], { 'main POST user/login': 'why' }).faults).toHaveLength(1)
})

test('a duplicate row is a fault', () => {
  expect(compareRoutes(routes, [login, login]).faults).toEqual(['/login: stands twice'])
})

test('fewer rows than before is a fault', () => {
  expect(shortfall({ routes: 7, calls: 20 }, { routes: 8, calls: 20 })).toEqual([
    '7 routes stand, at least 8 have to',
  ])
  expect(shortfall({ routes: 9, calls: 20 }, { routes: 8, calls: 20 })).toEqual([])
})

test('refuses a line with a missing column', () => {
  expect(() => parseTable('a\tb\n1')).toThrow('line 2 has 1 columns')
})

const write = (folder: string, table: string, text: string) => {
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(path.join(folder, `${table}.tsv`), text)
}

test('the shared tables take precedence if they exist, and a differing copy is reported', () => {
  const base = fs.mkdtempSync(path.join(os.tmpdir(), 'spec-'))
  const folders = { shared: path.join(base, 'shared'), copy: path.join(base, 'copy') }
  const head = 'path\tname\ttitle\tarea\tpublic\tkeepAlive\tdepth\tscreen\n'
  write(folders.copy, 'routes', head)
  write(folders.copy, 'calls', 'service\tmethod\tpath\tauth\tbody\tarea\tdoes\n')
  expect(readSpecification(folders)).toMatchObject({ from: 'docs/spec', stale: [] })
  write(folders.shared, 'routes', `${head}/a\tA\t甲\tx\tno\tno\t1\tA\n`)
  write(folders.shared, 'calls', 'service\tmethod\tpath\tauth\tbody\tarea\tdoes\n')
  expect(readSpecification(folders)).toMatchObject({ stale: ['routes'], routes: [{ path: '/a' }] })
  fs.rmSync(base, { recursive: true })
})

test('the copy in the repository holds all 133 routes and 236 calls', () => {
  const copy = path.join(import.meta.dirname, '../../docs/spec')
  const { routes, calls } = readSpecification({ shared: copy, copy })
  expect([routes.length, calls.length]).toEqual([133, 236])
})

test('calls of the console are ours and are not compared with the specification', () => {
  const services = new Set(builtCalls().map(({ service }) => service))
  expect(services).toContain('main')
  expect(services).not.toContain('console')
})
