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
    /consultations: main\.get\(\s*'jlDoctor\/seeDoctorList'[^]*?\{\s*refusals: \[\],\s*calledBy: '[^']+',?\s*\}/,
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

const why = ['--addition', "people asked for it, and it's ours"]
const methodAndTitle = ['--method', 'POST', '--title', '分享家庭']
const pageOptions = ['--permission', 'service', '--group', 'orders', '--domain-title', '后台：包裹', ...why]

test('writes a call and a screen outside the specification, and lists them with the reason', () => {
  copy.succeeds('new-call', 'family', 'share', 'member_family/share', ...methodAndTitle, ...why)
  const options = ['--title', '分享', '--depth', '3', '--parent', '/family/index', ...why]
  copy.succeeds('new-screen', 'family', 'share', '/family/share/:id', ...options)
  const listed = copy.read('tools/spec/additions.ts')
  expect(listed).toContain(`'/family/share/:id': "people asked for it, and it's ours"`)
  expect(listed).toContain(`'main POST member_family/share': "people asked for it, and it's ours"`)
  expect(copy.read('packages/contract/src/family.ts')).toMatch(/share: main\.post\(\s*'member_family\/share'/)
  expect(copy.read('apps/h5/src/app/routes.ts')).toMatch(
    /screen\('\/family\/share\/:id', '分享', 3, .*, \{ parent: '\/family\/index' \}\)/,
  )
  expect(copy.read('tools/shots/visits.ts')).toContain(
    "'/family/share/:id': { first: namedId('demo/family/share/first') }",
  )
})

test('writes the first page of a domain with its call, route, menu entry and both tests', () => {
  const page = ['parcels/stray-parcels', '无主包裹']
  const written = copy.succeeds('new-page', ...page, '--icon', 'InboxOutlined', ...pageOptions)
  expect(written).toContain('apps/server/src/features/parcels/admin/stray-parcels.test.ts')
  const routes = copy.read('apps/console/src/app/routes.ts')
  expect(routes).toMatch(
    /'orders',\s*'\/stray-parcels',\s*'无主包裹',\s*InboxOutlined,\s*parcelsAdminCalls\.strayParcels/,
  )
  expect(routes).toContain(
    "import { parcelsAdminCalls } from '@yf/contract/parcels-admin'\nimport { paymentsAdminCalls }",
  )
  expect(copy.read('packages/contract/src/parcels-admin.ts')).toContain("permission: 'service'")
  const table = copy.read('packages/contract/src/table.ts')
  expect(table).toContain('parcelsAdmin: parcelsAdminCalls')
  expect(table).toContain("parcelsAdmin: '后台：包裹'")
  expect(copy.read('apps/server/src/app/features.ts')).toContain('parcelsAdmin: parcelsAdminHandlers')
  expect(copy.read('apps/console/src/features/parcels/pages/stray-parcels.page.tsx')).toContain(
    '暂无无主包裹',
  )
  expect(copy.read('apps/console/src/app/app.test.tsx')).toMatch(
    /\['service', \[[^\]]*'售后',\s*'无主包裹',?\s*\]\]/,
  )
})

test('a further page of a domain takes group and permission of the first', () => {
  copy.succeeds('new-page', 'coupons/expiring-coupons', '即将过期', ...why)
  expect(copy.read('apps/console/src/app/routes.ts')).toMatch(
    /'offers',\s*'\/expiring-coupons',\s*'即将过期',\s*FileTextOutlined,\s*couponsAdminCalls\.expiringCoupons/,
  )
  expect(copy.read('packages/contract/src/coupons-admin.ts')).toMatch(
    /Page\(ExpiringCouponsRow\),\s*\{ permission: 'operate', refusals: \[\] \}/,
  )
})

test.each([
  ['company', 'company_id uuid', 'primary key (company_id, id)', 'company'],
  ['account', 'account_id uuid', 'primary key (account_id, id)', 'account'],
  ['reference', 'id         uuid', 'primary key (id)', 'reference'],
  ['key:mark_hash', 'mark_hash  text', 'primary key (mark_hash)', "by('mark_hash')"],
])('writes a table distributed by %s', (distribution, column, key, value) => {
  const table = `parcel_${distribution.split(':')[0]}`
  const options = ['--distribution', distribution, ...why]
  const written = copy
    .succeeds('new-table', `parcels/${table}`, ...options)
    .trim()
    .split('\n')
  expect(written[0]).toMatch(new RegExp(`^apps/server/migrations/\\d{4}_${table}\\.sql$`))
  expect(copy.numbersOf('apps/server/migrations')).toEqual(
    copy.numbersOf('apps/server/migrations').map((_, at) => at + 1),
  )
  const sql = copy.read(written[0] ?? '')
  for (const text of ["-- people asked for it, and it's ours", column, key]) expect(sql).toContain(text)
  expect(copy.read('apps/server/src/features/parcels/tables.ts')).toContain(`    ${table}: Parcel`)
  expect(copy.read('apps/server/src/platform/db/distribution.ts')).toContain(`  ${table}: ${value},`)
  expect(written).toContain(`apps/server/src/features/parcels/${table.replace('_', '-')}-store.test.ts`)
})

test.each<[string, string[], string]>([
  [
    'a call outside the specification',
    ['new-call', 'family', 'invent', 'member_family/invent'],
    '--addition',
  ],
  ['a specified call with a reason', ['new-call', 'home', 'x', 'user/login', ...why], 'leave out --addition'],
  ['a screen without a title', ['new-screen', 'home', 'x', '/x', ...why], '--title'],
  ['a page without a reason', ['new-page', 'coupons/x', '某页'], '--addition'],
  [
    'a first page without a group',
    ['new-page', 'sleep/x', '某页', '--permission', 'operate', ...why],
    '--group',
  ],
  [
    'an unknown permission',
    ['new-page', 'coupons/x', '某页', '--permission', 'nope', ...why],
    'nope is no permission',
  ],
  ['an existing page', ['new-page', 'coupons/coupons', '优惠券', ...why], 'already stands'],
  [
    'an unknown distribution',
    ['new-table', 'coupons/x', '--distribution', 'shard', ...why],
    'is one of company',
  ],
  [
    'an existing table',
    ['new-table', 'coupons/coupon', '--distribution', 'company', ...why],
    'already stands',
  ],
  [
    'a table of nobody',
    ['new-table', 'nobody/x', '--distribution', 'company', ...why],
    'nobody is no folder',
  ],
])('refuses %s in one line', (_, [tool = '', ...args], says) => {
  const { status, stderr, stdout } = copy.generate(tool, ...args)
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toContain(says)
  expect(stderr.trim().split('\n')).toHaveLength(1)
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
  expect(withImport("import { b, d, c } from './x.ts'\n", './x.ts', 'a')).toContain('{ a, b, d, c }')
  const lines = "import x from 'x'\nimport { b } from './x.ts'\nimport { z } from './z.ts'\n"
  expect(withImport(lines, './y.ts', 'a')).toContain("x.ts'\nimport { a } from './y.ts'\nimport { z }")
  expect(withImport(lines, './zz.ts', 'a')).toContain("z.ts'\nimport { a } from './zz.ts'\n")
  expect(opened('const t: T = { a, b }', 'const t: T = ')).toBe('const t: T = {\n  a,\n  b,\n}')
})
