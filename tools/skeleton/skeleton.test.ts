import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { complaintsAbout, copySources, type SourceCopy } from './source-copy.ts'
import { insertBefore, opened, withImport } from './text.ts'

let copy: SourceCopy
beforeAll(() => {
  copy = copySources()
})
afterAll(() => copy.remove())

// `npm run check` type-checks both apps completely to verify that they compile.
test('writes a new call and a new screen with their rows, handlers and tests', () => {
  const call = copy.generate('new-call', 'hospital', 'consultations', 'jlDoctor/seeDoctorList')
  expect(call.stderr).toBe('')
  const domain = copy.generate('new-call', 'spares', 'afterSaleParts', 'component/afterSale')
  expect(domain.stderr).toBe('')
  for (const route of ['/vip', '/collectCard']) copy.withoutScreen(route)
  const screen = copy.generate('new-screen', 'points', 'vip', '/vip')
  expect(screen.stderr).toBe('')
  const answered = copy.generate('new-screen', 'equity', 'collect-card', '/collectCard', 'family.list')
  expect(answered.stderr).toBe('')
  expect(answered.stdout).toContain('screens/collect-card.test.tsx')
  expect(copy.read('packages/contract/src/hospital.ts')).toMatch(
    /consultations: main\.get\(\s*'jlDoctor\/seeDoctorList'[^]*?\{\s*refusals: \[\],?\s*\}\)/,
  )
  expect(copy.read('packages/contract/src/table.ts')).toContain('spares: sparesCalls')
  expect(copy.read('apps/server/src/features/hospital/index.ts')).toMatch(/consultations,\n\}/)
  expect(copy.read('apps/h5/src/app/routes.ts')).toContain("screen('/vip', '会员中心', 2,")
})

test('considers only compiler errors in generated files', () => {
  const complaints = [
    "apps/h5/src/a.tsx(1,2): error TS2322: Type 'x'",
    "apps/h5/src/b.tsx(1,2): error TS2322: Type 'x'",
    'apps/h5/src/a.tsx(1,2): note',
  ]
  expect(complaintsAbout('apps/h5/src/a.tsx\napps/h5/src/c.tsx\n', complaints.join('\n'))).toEqual([
    complaints[0],
  ])
})

test('does not overwrite existing files', () => {
  expect(copy.generate('new-call', 'family', 'list', 'member_family/list').status).not.toBe(0)
  expect(copy.generate('new-screen', 'home', 'home', '/home').status).not.toBe(0)
})

test('refuses by name what the specification does not contain', () => {
  const { status, stderr } = copy.generate('new-call', 'family', 'invent', 'member_family/invent')
  expect(status).toBe(1)
  expect(stderr).toContain('member_family/invent is not in the specification')
})

test('a dry run prints and writes nothing', () => {
  const { stdout } = copy.generate('new-call', 'hospital', 'cancel', 'jlDoctor/orderCancel', '--dry-run')
  expect(stdout).toContain('--- apps/server/src/features/hospital/cancel.ts')
  expect(fs.existsSync(path.join(copy.folder, 'apps/server/src/features/hospital/cancel.ts'))).toBe(false)
})

test('adds a line before the end of its table, with the missing comma', () => {
  expect(insertBefore('const a = {\n  x: 1\n}\n', 'const a', '}', '  y: 2,')).toBe(
    'const a = {\n  x: 1,\n  y: 2,\n}\n',
  )
  expect(() => insertBefore('nothing', 'const a', '}', 'y')).toThrow('const a')
})

test('adds a name to an existing import, and splits a table on one line', () => {
  expect(withImport("import { b } from './x.ts'\n", './x.ts', 'a')).toBe("import { a, b } from './x.ts'\n")
  expect(withImport("import { b } from './x.ts'\n", './y.ts', 'a')).toContain(
    "import { a } from './y.ts'\nimport",
  )
  expect(opened('const t: T = { a, b }', 'const t: T = ')).toBe('const t: T = {\n  a,\n  b,\n}')
})
