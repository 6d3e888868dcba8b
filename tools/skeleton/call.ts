import type { SpecCall } from '../spec/tables.ts'
import { insertBefore, kebab, opened, withImport, type Plan, type ReadText } from './text.ts'

export interface NewCall {
  readonly domain: string
  /** Its name in our code: a verb, spelt correctly. */
  readonly key: string
  /** In Chinese; without one a test names the row until it has one. */
  readonly title?: string
  readonly row: SpecCall
}

/** Everything that a new call needs, as complete files: contract row, handler, its test, module indexes. */
export function planCall({ domain, key, title = '', row }: NewCall, read: ReadText): Plan {
  const plan: Plan = new Map()
  const now = (file: string) => plan.get(file) ?? read(file)
  const contract = `packages/contract/src/${domain}.ts`
  const feature = `apps/server/src/features/${domain}`
  const calls =
    /export const (\w+Calls) =/.exec(now(contract) ?? '')?.[1] ?? `${domain.replace(/-\w/g, upper)}Calls`
  const handlers =
    /export const (\w+Handlers)/.exec(now(`${feature}/index.ts`) ?? '')?.[1] ??
    calls.replace(/Calls$/, 'Handlers')
  const handler = `${feature}/${kebab(key)}.ts`
  if (read(handler) !== null) throw new Error(`${handler} is already there`)

  plan.set(contract, contractWith(now(contract), calls, { key, title, row }))
  plan.set(handler, handlerText(domain, calls, key))
  plan.set(handler.replace(/\.ts$/, '.test.ts'), testText(domain, calls, key, row))
  plan.set(`${feature}/index.ts`, contentsWith(now(`${feature}/index.ts`), domain, calls, handlers, key))
  if (read(contract) === null) joinDomain(plan, now, domain, calls, handlers)
  return plan
}

const upper = (text: string) => text.slice(1).toUpperCase()
const builders: Record<string, string> = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'del' }

function contractWith(
  text: string | null,
  calls: string,
  { key, title, row }: Required<Omit<NewCall, 'domain'>>,
): string {
  const usualAuth = row.service === 'mall' ? 'mall' : 'user'
  const usualBody = row.method === 'GET' || row.method === 'DELETE' ? 'query' : 'json'
  const options = [
    ...(row.auth === usualAuth ? [] : [`auth: '${row.auth}'`]),
    ...(row.body === usualBody ? [] : [`body: '${row.body}'`]),
    // Listed from the start: a further refusal of the handler does not compile until it is added here.
    'refusals: []',
  ]
  const summary = row.does.replaceAll("'", '’')
  const line = `  ${key}: ${row.service}.${builders[row.method]}('${row.path}', '${title}', '${summary}', Nothing, Done, { ${options.join(', ')} }),`
  let next = insertBefore(text ?? `\nexport const ${calls} = {\n}\n`, `export const ${calls} = {`, '}', line)
  next = withImport(next, './shapes.ts', 'Nothing')
  next = withImport(next, './shapes.ts', 'Done')
  return withImport(next, './call.ts', row.service)
}

const handlerText = (
  domain: string,
  calls: string,
  key: string,
) => `import type { ${calls} } from '@yf/contract/${domain}'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { refuse } from '#platform/call/outcome.ts'

export const ${key}: RunCallHandler<typeof ${calls}.${key}> = async () => refuse('notFound')
`

/** Fails until the handler is implemented: it expects success, and the skeleton refuses. */
function testText(domain: string, calls: string, key: string, row: SpecCall): string {
  const options = row.auth === 'user' ? ", { token: await server.tokenOf('linxiao') }" : ''
  return `import { ${calls} } from '@yf/contract/${domain}'
import { demoStage } from '#testkit/demo-stage.ts'
import { expect, test } from 'vitest'

const server = demoStage()

test('${row.method} ${row.path} answers', async () => {
  const answered = await server.call(${calls}.${key}, {}${options})
  expect(answered).toMatchObject({ success: true })
})
`
}

function contentsWith(
  text: string | null,
  domain: string,
  calls: string,
  handlers: string,
  key: string,
): string {
  // A domain with its rows in several files names them all.
  const declaration = new RegExp(`export const ${handlers}: Handlers<[^=]*> = `).exec(text ?? '')?.[0]
  const start = declaration ?? `export const ${handlers}: Handlers<typeof ${calls}> = `
  const fresh = `import type { ${calls} } from '@yf/contract/${domain}'\nimport type { Handlers } from '#platform/call/handler.ts'\n\n${start}{\n}\n`
  const next = insertBefore(opened(text ?? fresh, start), `${start}{`, '}', `  ${key},`)
  const line = `import { ${key} } from './${kebab(key)}.ts'\n`
  const last = next.lastIndexOf('import ')
  const after = next.indexOf('\n', last) + 1
  return next.slice(0, after) + line + next.slice(after)
}

function joinDomain(plan: Plan, now: ReadText, domain: string, calls: string, handlers: string): void {
  const name = /^\w+$/.test(domain) ? domain : `'${domain}'`
  const table = 'packages/contract/src/table.ts'
  const rows = insertBefore(now(table) ?? '', 'export const callTable = {', '}', `  ${name}: ${calls},`)
  const titled = insertBefore(rows, 'export const domainTitles', '}', `  ${name}: '',`)
  plan.set(table, withImport(titled, `./${domain}.ts`, calls))
  const features = 'apps/server/src/app/features.ts'
  const wired = insertBefore(
    now(features) ?? '',
    'export const featureHandlers',
    '}',
    `  ${name}: ${handlers},`,
  )
  plan.set(features, withImport(wired, `#features/${domain}/index.ts`, handlers))
}
