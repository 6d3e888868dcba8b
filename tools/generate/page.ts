import { mayDo, staffRoles, type Permission, type StaffRole } from '@yf/domain/staff'
import { demoStaff } from '../../apps/server/seeds/demo-staff.ts'
import { planCallFiles } from './call-files.ts'
import { withMenuEntry } from './menu-test.ts'
import { camel, GeneratorFault, pascal, quoted, withImport, type Plan, type ReadText } from './text.ts'

export interface NewPage {
  readonly domain: string
  /** kebab-case, after its content. */
  readonly page: string
  /** In Chinese, as the menu shows it. */
  readonly title: string
  /** Why the page is there: the specification has no console. */
  readonly reason: string
  /** Default: that of the domain's first call of the console. */
  readonly permission?: string | undefined
  /** Default: that of the domain's first page. */
  readonly group?: string | undefined
  readonly icon?: string | undefined
  /** In Chinese, for a domain that has no calls of the console yet. */
  readonly domainTitle?: string | undefined
}

const routeTable = 'apps/console/src/app/routes.ts'
const menuTest = 'apps/console/src/app/app.test.tsx'
const staff = 'packages/domain/src/staff.ts'
const defaultIcon = 'FileTextOutlined'

/** A page with a paged list: the call that it begins with, its row in the route table, the page, and both tests. */
export function planPage(given: NewPage, read: ReadText): Plan {
  const { domain, page, title, icon = defaultIcon } = given
  const file = `apps/console/src/features/${domain}/pages/${page}.page.tsx`
  if (read(file) !== null) throw new GeneratorFault(`${file} is already there`)
  const routes = read(routeTable) ?? ''
  if (routes.includes(`'/${page}'`)) throw new GeneratorFault(`/${page} already stands in ${routeTable}`)

  const plan: Plan = new Map()
  const permission = permissionOf(given, read)
  const group = groupOf(given, routes)
  planListCall(plan, read, given, permission)
  const calls = /export const (\w+Calls) =/.exec(plan.get(contractOf(domain)) ?? '')?.[1] ?? ''
  const names: PageNames = { ...given, calls, key: camel(page), record: `${pascal(page)}Row` }
  plan.set(routeTable, withRoute(routes, names, group, icon))
  plan.set(file, pageText(names))
  plan.set(file.replace(/\.page\.tsx$/, '.test.tsx'), pageTest(names, rolesOf(permission)[0] ?? 'operator'))
  const tested = read(menuTest)
  if (tested !== null)
    plan.set(menuTest, withMenuEntry(tested, routes, { title, group, roles: rolesOf(permission) }))
  return plan
}

const contractOf = (domain: string) => `packages/contract/src/${domain}-admin.ts`
const rolesOf = (permission: Permission) =>
  (Object.keys(staffRoles) as StaffRole[]).filter((role) => mayDo(role, permission))

function permissionOf({ domain, permission }: NewPage, read: ReadText): Permission {
  const usual = /permission: '(\w+)'/.exec(read(contractOf(domain)) ?? '')?.[1]
  const chosen = permission ?? usual
  if (!chosen) throw new GeneratorFault(`${domain} has no page yet: name its --permission, e.g. operate`)
  if (!isPermission(chosen, read)) throw new GeneratorFault(`${chosen} is no permission of ${staff}`)
  return chosen
}

const isPermission = (name: string, read: ReadText): name is Permission =>
  new RegExp(`^  ${name}: (?:\\[|everyRole)`, 'm').test(read(staff) ?? '')

function groupOf({ domain, group }: NewPage, routes: string): string {
  const first = routes.indexOf(`#features/${domain}/pages/`)
  const before = [...routes.slice(0, Math.max(0, first)).matchAll(/ {2}screen\(\s*'(\w+)'/g)]
  const usual = before.at(-1)?.[1]
  const chosen = group ?? usual
  if (!chosen) throw new GeneratorFault(`${domain} has no page yet: name its --group, e.g. offers`)
  if (!routes.includes(`\n  ${chosen}: '`))
    throw new GeneratorFault(`${chosen} is no group of the menu in ${routeTable}`)
  return chosen
}

function planListCall(plan: Plan, read: ReadText, given: NewPage, permission: Permission): void {
  const { domain, page, title, reason, domainTitle = '' } = given
  if (read(contractOf(domain)) === null && domainTitle === '')
    throw new GeneratorFault(`${domain} has no calls of the console yet: name it, --domain-title "后台：…"`)
  const key = camel(page)
  const record = `${pascal(page)}Row`
  const person = demoStaff.find(({ role }) => mayDo(role, permission))?.account ?? ''
  const described = `'${domain}/${key}', '查看${title}', ${quoted(reason)}`
  planCallFiles(plan, read, {
    domain: `${domain}-admin`,
    feature: `${domain}/admin`,
    key,
    domainTitle,
    row: `  ${key}: consoleService.get(${described}, Type.Object(PageQuery), Page(${record}), { permission: '${permission}', refusals: [] }),`,
    shapes: `export const ${record} = Type.Object({ id: Id, name: Type.String(), createTime: Moment })\nexport type ${record} = Static<typeof ${record}>`,
    imports: [
      ['@sinclair/typebox', 'type Static'],
      ['@sinclair/typebox', 'Type'],
      ['./call.ts', 'consoleService'],
      ...['Id', 'Moment', 'Page', 'PageQuery'].map((name) => ['./shapes.ts', name] as const),
    ],
    test: {
      title: `GET ${domain}/${key}`,
      input: '{ pageNo: 1, pageSize: 20 }',
      token: `server.staffTokenOf('${person}')`,
    },
  })
}

interface PageNames extends NewPage {
  readonly calls: string
  readonly key: string
  readonly record: string
}

/** After the last page of the group. */
function withRoute(
  text: string,
  { domain, page, title, calls, key }: PageNames,
  group: string,
  icon: string,
): string {
  const loader = `() => import('#features/${domain}/pages/${page}.page.tsx')`
  const row = `  screen('${group}', '/${page}', '${title}', ${icon}, ${calls}.${key}, ${loader}),`
  const last = text.lastIndexOf(`  screen(\n    '${group}',`)
  const at = last < 0 ? text.lastIndexOf('\n] as const\n') : text.indexOf('\n  ),', last) + 5
  if (at < 5) throw new GeneratorFault(`${routeTable} has another form than expected`)
  const next = `${text.slice(0, at)}\n${row}${text.slice(at)}`
  return withImport(withImport(next, `@yf/contract/${domain}-admin`, calls), '@ant-design/icons', icon)
}

const pageText = ({
  domain,
  page,
  title,
  calls,
  key,
  record,
}: PageNames) => `import { ${calls}, type ${record} } from '@yf/contract/${domain}-admin'
import type { TableColumnsType } from 'antd'
import { useQueryOf } from '#platform/http/query.ts'
import { go, useLocation } from '#platform/navigation/navigation.ts'
import { AnsweredTable } from '#ui/paged-table/answered-table.tsx'
import { Page } from '#ui/page/page.tsx'

const pageSize = 20

const columns: TableColumnsType<${record}> = [
  { title: '名称', dataIndex: 'name' },
  { title: '创建时间', dataIndex: 'createTime' },
]

export default function ${pascal(page)}Page() {
  const { pageNo } = useLocation()
  const rows = useQueryOf(${calls}.${key}, { pageNo, pageSize })
  return (
    <Page>
      <AnsweredTable
        of={rows}
        failed="${title}没有加载成功"
        empty="暂无${title}"
        rowKey="id"
        columns={columns}
        pageNo={pageNo}
        pageSize={pageSize}
        onPage={(to) => go('/${page}', { page: to })}
      />
    </Page>
  )
}
`

const pageTest = (
  { domain, page, title, calls, key }: PageNames,
  role: StaffRole,
) => `import { screen } from '@testing-library/react'
import { startTestServer, type TestServer } from '@yf/client/test-server'
import { ${calls} } from '@yf/contract/${domain}-admin'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetQueries } from '#platform/http/query.ts'
import { beStaff } from '#platform/session/test-staff.ts'
import { renderFramed } from '#ui/frame/test-frame.tsx'
import ${pascal(page)}Page from './${page}.page.tsx'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.settle()
  forgetQueries()
  beStaff('${role}')
  location.hash = '#/${page}'
})

test('lists ${title} with name and time', async () => {
  const row = { id: '018f3a00-0000-7000-8000-000000000001', name: '第一条', createTime: '2026-11-15 10:00:00' }
  server.answers(${calls}.${key}, { records: [row], total: 1 })
  renderFramed(<${pascal(page)}Page />)
  expect(await screen.findByText('第一条')).toBeTruthy()
  expect(screen.getByText('2026-11-15 10:00:00')).toBeTruthy()
})

test('says that there are none', async () => {
  server.answers(${calls}.${key}, { records: [], total: 0 })
  renderFramed(<${pascal(page)}Page />)
  expect(await screen.findByText('暂无${title}')).toBeTruthy()
})
`
