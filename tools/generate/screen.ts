import type { SpecRoute } from '../spec/tables.ts'
import { planAddition } from './additions.ts'
import { camel, GeneratorFault, insertBefore, pascal, type Plan, type ReadText } from './text.ts'

export interface NewScreen {
  readonly domain: string
  /** kebab-case, after its content. */
  readonly file: string
  readonly route: SpecRoute
  /** Its data, `equity.mine`: the screen then begins with the response of that call. */
  readonly call?: string | undefined
  /** The target of back, if it is not the home screen. */
  readonly parent?: string | undefined
  /** Why there is a screen that the specification does not have. */
  readonly addition?: string | undefined
}

const table = 'apps/h5/src/app/routes.ts'

/** The route row under its domain's heading, a screen that shows its title, and its test. */
export function planScreen(given: NewScreen, read: ReadText): Plan {
  const { file, domain, route, call, addition } = given
  const screen = `apps/h5/src/features/${domain}/screens/${file}.screen.tsx`
  if (read(screen) !== null) throw new GeneratorFault(`${screen} is already there`)
  const rows = read(table) ?? ''
  if (rows.includes(`'${route.path}'`)) throw new GeneratorFault(`${route.path} already stands in ${table}`)
  const name = pascal(file)
  const plan: Plan = new Map([
    [table, withRow(rows, given)],
    [screen, call ? answeredText(name, answeredCall(call)) : plainText(name)],
    [
      screen.replace(/\.screen\.tsx$/, '.test.tsx'),
      call ? answeredTest(name, file, route, answeredCall(call)) : plainTest(name, file, route),
    ],
  ])
  if (route.path.includes(':')) planVisit(plan, read, route.path)
  if (addition) planAddition(plan, read, { kind: 'routes', key: route.path, reason: addition })
  return plan
}

const visits = 'tools/shots/visits.ts'

/** A screen about one thing needs an id for its picture: that of a row which the demo data will have. */
function planVisit(plan: Plan, read: ReadText, path: string): void {
  const name = path.replaceAll(/^\/|\/:\w+/g, '')
  const line = `  '${path}': { first: namedId('demo/${name}/first') },`
  plan.set(visits, insertBefore(read(visits) ?? '', 'const named:', '}', line))
}

function withRow(rows: string, { domain, file, route, parent }: NewScreen): string {
  const options = [
    ...(route.name === route.path.slice(1) ? [] : [`name: '${route.name}'`]),
    ...(parent ? [`parent: '${parent}'`] : []),
    ...(route.public ? ['isPublic: true'] : []),
    ...(route.keepAlive ? ['keepAlive: true'] : []),
  ]
  const loader = `() => import('#features/${domain}/screens/${file}.screen.tsx')`
  const tail = options.length > 0 ? `, { ${options.join(', ')} }` : ''
  const row = `  screen('${route.path}', '${route.title}', ${route.depth}, ${loader}${tail}),`
  const heading = `  // ${domain}\n`
  if (!rows.includes(heading)) return insertBefore(rows, 'export const routes = [', ']', `\n${heading}${row}`)
  const at = rows.indexOf(heading) + heading.length
  const end = /\n\n|\n\]/.exec(rows.slice(at))
  const cut = at + (end?.index ?? 0)
  return `${rows.slice(0, cut)}\n${row}${rows.slice(cut)}`
}

/** `points.balance` is `pointsCalls.balance` of `@yf/contract/points`. */
interface AnsweredCall {
  readonly module: string
  readonly calls: string
  readonly row: string
}

function answeredCall(call: string): AnsweredCall {
  const [domain = '', key = ''] = call.split('.')
  const calls = `${camel(domain)}Calls`
  return { module: `@yf/contract/${domain}`, calls, row: `${calls}.${key}` }
}

const plainText = (name: string) => `import { Page } from '#ui/page/page.tsx'

export default function ${name}Screen() {
  return <Page>{null}</Page>
}
`

const answeredText = (
  name: string,
  { module, calls, row }: AnsweredCall,
) => `import { ${calls} } from '${module}'
import { Answered } from '#platform/http/answered.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { Page } from '#ui/page/page.tsx'

export default function ${name}Screen() {
  const found = useQueryOf(${row}, {})
  return (
    <Page>
      <Answered of={found}>{() => null}</Answered>
    </Page>
  )
}
`

const plainTest = (
  name: string,
  file: string,
  route: SpecRoute,
) => `import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openAt } from '#platform/navigation/test-page.tsx'
import ${name}Screen from './${file}.screen.tsx'

test('${route.title} shows its title', () => {
  openAt('${route.path}', <${name}Screen />)
  expect(screen.getByRole('heading', { name: '${route.title}' })).toBeTruthy()
})
`

const answeredTest = (
  name: string,
  file: string,
  route: SpecRoute,
  { module, calls, row }: AnsweredCall,
) => `import { screen } from '@testing-library/react'
import { ${calls} } from '${module}'
import { expect, test } from 'vitest'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { openAt } from '#platform/navigation/test-page.tsx'
import ${name}Screen from './${file}.screen.tsx'

const server = envelopeStage({ at: '${route.path}' })

test('${route.title} tells in the words of the server why there is nothing to show', async () => {
  server.refuses(${row}, 1004, '内容不存在或已被删除')
  openAt('${route.path}', <${name}Screen />)
  expect(await screen.findByText('内容不存在或已被删除')).toBeTruthy()
})
`
