import { normalize } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { Call, WireCall } from '@yf/contract/call'

const domainFile =
  /[\\/]packages[\\/]contract[\\/]src[\\/](?!call\.ts|errors\.ts|refusals\.ts|shapes\.ts|table\.ts|partner-call\.ts)[\w-]+\.ts$/

const withoutQuery = (id: string) => id.split('?')[0] ?? id
const isDomainFile = (id: string) => domainFile.test(normalize(withoutQuery(id)))

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'service' in value && 'response' in value

interface ContractRowsOptions {
  /** The console opens its pages by the permission of a call; the members' app has no use for it. */
  readonly permissions?: boolean
}

/**
 * Keeps method, path, flags and tracked event of each call in the bundle and removes titles and schemas, with their
 * library.
 */
export function contractRows({ permissions = false }: ContractRowsOptions = {}): Plugin {
  return {
    name: 'contract-rows',
    enforce: 'pre',
    /** A table may spread those of other files, so the text of its own file says nothing about its rows. */
    configureVitest({ defineCacheKeyGenerator }) {
      defineCacheKeyGenerator(({ id }) => (isDomainFile(id) ? false : null))
    },
    async load(id) {
      if (!isDomainFile(id)) return null
      const file = withoutQuery(id)
      const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>
      const tables = Object.entries(module).filter(
        ([, table]) => typeof table === 'object' && table !== null && Object.values(table).every(isCall),
      )
      // Addresses next to the table: for streamed responses.
      const texts = Object.entries(module).filter(([, value]) => typeof value === 'string')
      return [
        ...tables.map(([name, table]) => [name, rowsOf(table as object, permissions)] as const),
        ...texts,
      ]
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
  }
}

const rowsOf = (table: object, permissions: boolean) =>
  Object.fromEntries(
    Object.entries(table as Record<string, Call>).map(([name, call]) => {
      const { permission } = call
      return [name, { ...wireOf(call), ...(permissions && permission !== null ? { permission } : {}) }]
    }),
  )

/**
 * Leaves out defaults: a missing flag means false. Differences come last, so that rows begin alike and compress well.
 */
function wireOf({
  service,
  method,
  auth,
  body,
  credential,
  silent,
  idempotent,
  track,
  path,
}: Call): WireCall {
  return {
    service,
    method,
    body,
    ...(auth === 'user' ? {} : { auth }),
    ...(credential === 'usual' ? {} : { credential }),
    ...(silent ? { silent } : {}),
    ...(idempotent ? { idempotent } : {}),
    ...(track ? { track } : {}),
    path,
  }
}
