import { camel, GeneratorFault, insertBefore, kebab, opened, withImport } from './text.ts'
import type { Plan, ReadText } from './text.ts'

export interface CallFiles {
  /** Its file in the contract: `adverts`, `adverts-admin`. */
  readonly domain: string
  /** Its folder in the server's features: `adverts`, `adverts/admin`. */
  readonly feature: string
  readonly key: string
  /** In Chinese, for a domain that has no calls yet. */
  readonly domainTitle: string
  /** The contract row as text, and what it imports. */
  readonly row: string
  readonly imports: readonly (readonly [from: string, name: string])[]
  /** Declarations before the table of rows. */
  readonly shapes?: string
  readonly test: {
    readonly title: string
    readonly input: string
    /** The expression of its session; null: the call needs none. */
    readonly token: string | null
  }
}

/** Contract row, handler, test of the call, and the module indexes that list them. */
export function planCallFiles(plan: Plan, read: ReadText, call: CallFiles): void {
  const { domain, key } = call
  const contract = `packages/contract/src/${domain}.ts`
  const feature = `apps/server/src/features/${call.feature}`
  const known = read(contract)
  const index = read(`${feature}/index.ts`)
  const calls = /export const (\w+Calls) =/.exec(known ?? '')?.[1] ?? `${camel(domain)}Calls`
  const handlers = /export const (\w+Handlers)/.exec(index ?? '')?.[1] ?? calls.replace(/Calls$/, 'Handlers')
  const handler = `${feature}/${kebab(key)}.ts`
  if (read(handler) !== null) throw new GeneratorFault(`${handler} is already there`)

  plan.set(contract, contractWith(known, calls, call))
  plan.set(handler, handlerText(domain, calls, key))
  plan.set(handler.replace(/\.ts$/, '.test.ts'), testText(call, calls))
  plan.set(`${feature}/index.ts`, contentsWith(index, domain, calls, handlers, key))
  if (known === null) joinDomain(plan, read, call, calls, handlers)
}

function contractWith(text: string | null, calls: string, { row, imports, shapes = '' }: CallFiles): string {
  const start = `export const ${calls} = {`
  const fresh = text ?? `\n${start}\n}\n`
  let next = insertBefore(fresh, start, '}', row)
  if (shapes) {
    // Above the comment that belongs to the table.
    const at = next.lastIndexOf('\n\n', next.indexOf(start)) + 1
    next = `${next.slice(0, at)}\n${shapes}\n${next.slice(at)}`
  }
  for (const [from, name] of imports) next = withImport(next, from, name)
  return next
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

/** Fails until the handler is implemented: it expects success, and the generated handler refuses. */
const testText = (
  { domain, key, test: { title, input, token } }: CallFiles,
  calls: string,
) => `import { ${calls} } from '@yf/contract/${domain}'
import { demoStage } from '#testkit/demo-stage.ts'
import { expect, test } from 'vitest'

const server = demoStage()

test('${title} answers', async () => {
  const answered = await server.call(${calls}.${key}, ${input}${token ? `, { token: await ${token} }` : ''})
  expect(answered).toMatchObject({ success: true })
})
`

function contentsWith(
  text: string | null,
  domain: string,
  calls: string,
  handlers: string,
  key: string,
): string {
  // A domain with its rows in several files names them all.
  const known = new RegExp(`export const ${handlers}: Handlers<[^=]*> = `).exec(text ?? '')?.[0]
  const start = known ?? `export const ${handlers}: Handlers<typeof ${calls}> = `
  const fresh = `import type { ${calls} } from '@yf/contract/${domain}'\nimport type { Handlers } from '#platform/call/handler.ts'\n\n${start}{\n}\n`
  const next = insertBefore(opened(text ?? fresh, start), `${start}{`, '}', `  ${key},`)
  return withImport(next, `./${kebab(key)}.ts`, key)
}

function joinDomain(plan: Plan, read: ReadText, call: CallFiles, calls: string, handlers: string): void {
  const name = camel(call.domain)
  const table = 'packages/contract/src/table.ts'
  const rows = insertBefore(read(table) ?? '', 'export const callTable = {', '}', `  ${name}: ${calls},`)
  const titled = insertBefore(rows, 'export const domainTitles', '}', `  ${name}: '${call.domainTitle}',`)
  plan.set(table, withImport(titled, `./${call.domain}.ts`, calls))
  const features = 'apps/server/src/app/features.ts'
  const wired = insertBefore(
    read(features) ?? '',
    'export const featureHandlers',
    '}',
    `  ${name}: ${handlers},`,
  )
  plan.set(features, withImport(wired, `#features/${call.feature}/index.ts`, handlers))
}
