import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../run/paths.ts'
import { insertBefore, opened, withImport } from './text.ts'

/** The repository's own sources in another folder, where skeletons can be written and compiled. */
let copy: string

const workspaces = ['packages/client', 'packages/contract', 'packages/domain', 'packages/partner-contract']
const parts = [...workspaces, 'apps/server', 'apps/sandbox', 'apps/h5']

beforeAll(() => {
  copy = fs.mkdtempSync(path.join(os.tmpdir(), 'skeleton-'))
  for (const part of parts) {
    fs.cpSync(path.join(root, part), path.join(copy, part), {
      recursive: true,
      filter: (file) => !/[\\/](node_modules|dist[^\\/]*)$/.test(file) && !/\.test\.tsx?$/.test(file),
    })
  }
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
  const { compilerOptions } = JSON.parse(fs.readFileSync(path.join(root, 'tsconfig.json'), 'utf8')) as {
    compilerOptions: object
  }
  const paths = Object.fromEntries(
    [...workspaces, 'apps/server', 'apps/sandbox'].map((part) => [
      `@yf/${path.basename(part)}/*`,
      [`./${part}/src/*.ts`],
    ]),
  )
  const config = { compilerOptions: { ...compilerOptions, paths }, include: ['apps/*/src', 'packages/*/src'] }
  fs.writeFileSync(path.join(copy, 'tsconfig.json'), JSON.stringify(config))
})
afterAll(() => fs.rmSync(copy, { recursive: true, force: true }))

const run = (tool: string, ...args: string[]) =>
  spawnSync(process.execPath, [path.join(root, 'tools', tool), ...args, '--root', copy], { encoding: 'utf8' })

const read = (file: string) => fs.readFileSync(path.join(copy, file), 'utf8')

/** What the compiler says about the files that were written, and about those that name them. */
const complaints = (files: string) =>
  spawnSync(path.join(root, 'node_modules/.bin/tsc'), ['-p', copy], { encoding: 'utf8', cwd: copy })
    .stdout.split('\n')
    .filter(
      (line) => line.includes('error') && files.split('\n').some((file) => file && line.startsWith(file)),
    )

// The whole of both apps is compiled for it, which a busy machine takes minutes for.
test('a new call and a new screen compile as they are written', { timeout: 600_000 }, () => {
  const call = run('new-call.ts', 'hospital', 'consultations', 'jlDoctor/seeDoctorList')
  expect(call.stderr).toBe('')
  const domain = run('new-call.ts', 'mall', 'afterSaleParts', 'component/afterSale')
  expect(domain.stderr).toBe('')
  const screen = run('new-screen.ts', 'points', 'vip', '/vip')
  expect(screen.stderr).toBe('')
  const answered = run('new-screen.ts', 'equity', 'collect-card', '/collectCard', 'family.list')
  expect(answered.stderr).toBe('')
  expect(answered.stdout).toContain('screens/collect-card.test.tsx')
  expect(read('packages/contract/src/hospital.ts')).toMatch(
    /consultations: main\.get\('jlDoctor\/seeDoctorList'.*\{ refusals: \[\] \}\)/,
  )
  expect(read('packages/contract/src/table.ts')).toContain('mall: mallCalls')
  expect(read('apps/server/src/features/hospital/index.ts')).toMatch(/consultations,\n\}/)
  expect(read('apps/h5/src/app/routes.ts')).toContain("screen('/vip', '会员中心', 2,")
  expect(complaints(call.stdout + domain.stdout + screen.stdout + answered.stdout)).toEqual([])
})

test('what is already there is not written over', () => {
  expect(run('new-call.ts', 'family', 'list', 'member_family/list').status).not.toBe(0)
  expect(run('new-screen.ts', 'home', 'home', '/home').status).not.toBe(0)
})

test('what the specification does not have is refused by name', () => {
  const { status, stderr } = run('new-call.ts', 'family', 'invent', 'member_family/invent')
  expect(status).toBe(1)
  expect(stderr).toContain('member_family/invent is not in the specification')
})

test('a dry run prints and writes nothing', () => {
  const { stdout } = run('new-call.ts', 'hospital', 'cancel', 'jlDoctor/orderCancel', '--dry-run')
  expect(stdout).toContain('--- apps/server/src/features/hospital/cancel.ts')
  expect(fs.existsSync(path.join(copy, 'apps/server/src/features/hospital/cancel.ts'))).toBe(false)
})

test('a line is added before the end of its table, with the comma that was missing', () => {
  expect(insertBefore('const a = {\n  x: 1\n}\n', 'const a', '}', '  y: 2,')).toBe(
    'const a = {\n  x: 1,\n  y: 2,\n}\n',
  )
  expect(() => insertBefore('nothing', 'const a', '}', 'y')).toThrow('const a')
})

test('a name joins the import that is there, and a table on one line is opened', () => {
  expect(withImport("import { b } from './x.ts'\n", './x.ts', 'a')).toBe("import { a, b } from './x.ts'\n")
  expect(withImport("import { b } from './x.ts'\n", './y.ts', 'a')).toContain(
    "import { a } from './y.ts'\nimport",
  )
  expect(opened('const t: T = { a, b }', 'const t: T = ')).toBe('const t: T = {\n  a,\n  b,\n}')
})
