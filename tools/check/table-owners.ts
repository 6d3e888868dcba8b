import { locationOf } from '../imports/location.ts'
import type { TableUse } from './tables-named.ts'

const server = 'apps/server/src/'

/** The feature or the part of the platform that a server file belongs to; others own no tables. */
const ownerOf = (file: string): string =>
  /^(?:features|platform)\/[^/]+(?=\/)/.exec(file.slice(server.length))?.[0] ?? file

/** Seeds, migrations, the testkit, tests and operator commands may use all tables. */
const isBound = ({ file }: TableUse) =>
  file.startsWith(server) && !file.startsWith(`${server}ops/`) && !locationOf(file).isTest

/** Each table has one `tables.ts`, and only its owner's files name it in a query: others use its `public.ts`. */
export function ownerFaults(uses: readonly TableUse[]): string[] {
  const bound = uses.filter(isBound)
  const declared = bound.flatMap(({ file, declared: tables }) =>
    tables.map((table) => ({ table, file, owner: ownerOf(file) })),
  )
  const owners = new Map(declared.map(({ table, owner }) => [table, owner]))
  return [
    ...declared
      .filter(({ file }) => !file.endsWith('/tables.ts'))
      .map(({ table, file }) => `${file} declares ${table}\n    tables are declared in a tables.ts`),
    ...declared
      .filter(({ table }, at) => declared.findIndex((one) => one.table === table) < at)
      .map(({ table, file }) => `${file} declares ${table}\n    it has another owner already`),
    ...bound.flatMap(({ file, named }) =>
      named
        .filter(({ table }) => owners.has(table) && owners.get(table) !== ownerOf(file))
        .map(({ table, line }) => `${file}:${line} → ${table}\n    the table of ${owners.get(table)}`),
    ),
  ]
}

/** Their rows come from elsewhere: each with the reason. */
export type FilledElsewhere = Readonly<Record<string, string>>

/**
 * A table that the product reads and nobody but seeds and tests fills stays empty in production, for ever: each has a
 * call, a job or a migration that adds rows.
 */
export function unfilledFaults(uses: readonly TableUse[], elsewhere: FilledElsewhere): string[] {
  const product = uses.filter(({ file }) => file.startsWith(server) && !locationOf(file).isTest)
  const filled = new Set(product.flatMap((use) => use.filled))
  const declared = new Set(product.flatMap((use) => use.declared))
  const empty = [...declared].filter((table) => !filled.has(table))
  return [
    ...empty
      .filter((table) => !Object.hasOwn(elsewhere, table))
      .map((table) => `${table} is filled by seeds alone\n    nothing in apps/server/src adds a row to it`),
    ...Object.keys(elsewhere)
      .filter((table) => filled.has(table) || !declared.has(table))
      .map((table) => `${table} is listed in tools/check/filled-elsewhere.ts\n    it no longer needs to be`),
  ]
}
