import { expect, test } from 'vitest'
import { root } from '../run/paths.ts'
import { behind, isHandled, namedCalls } from './calls.ts'
import { Modules, readModule } from './modules.ts'
import { reach, tablesIn } from './reach.ts'
import { callsOf, screens } from './screens.ts'

const modules = new Modules(root)
const calls = namedCalls(modules)
const find = (member: string) => calls.find((call) => call.member === member)!

test('a call leads to its handler and to the tables of its queries, across features', () => {
  const { handler, stores, tables } = behind(modules, find('familyCalls.list'))
  expect(handler).toMatch(/^apps\/server\/src\/features\/family\/list\.ts:\d+ list$/)
  expect(stores.join()).toContain('apps/server/src/features/family/store.ts')
  expect(tables).toEqual(expect.arrayContaining(['account', 'family_member']))
})

test('only what a handler uses counts, not everything in the files that it imports', () => {
  expect(behind(modules, find('familyCalls.list')).tables).not.toContain('login_theme')
})

test('every call of the table has its handler', () => {
  expect(calls.filter((call) => !isHandled(modules, call)).map((call) => call.member)).toEqual([])
  expect(isHandled(modules, { ...find('familyCalls.list'), domain: 'nothing' })).toBe(false)
})

test('every screen of the table is a file, and a login screen logs in', () => {
  const all = screens(root)
  expect(all.filter((screen) => !modules.has(screen.file)).map((screen) => screen.path)).toEqual([])
  const password = all.find((screen) => screen.path === '/password')!
  expect(callsOf(modules, password, calls).map((call) => call.member)).toContain('identityCalls.login')
})

test('distinguishes declarations by the names in each', () => {
  const module = readModule(
    'apps/server/src/a.ts',
    `import { other } from './b.ts'
     export const one = () => other('policy as p')
     export function two() { return sql\`select 1 from account join membership on true\` }`,
    (specifier) => specifier,
  )
  const tableNames = new Set(['policy', 'account', 'membership'])
  const tables = (name: string) =>
    tablesIn([{ file: module.file, declaration: module.declarations.get(name)! }], tableNames)
  expect(tables('one')).toEqual(['policy'])
  expect(tables('two')).toEqual(['account', 'membership'])
  expect(module.imports.get('other')).toEqual({ file: './b.ts', name: 'other' })
})

test('a chain without a target ends without an error', () => {
  expect(reach(modules, 'apps/server/src/gone.ts', 'nothing')).toEqual([])
})
