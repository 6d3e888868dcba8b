import { locationOf } from '../imports/location.ts'
import { declaredTables, tablesNamed, type SourceText } from './tables-named.ts'

const server = 'apps/server/src/'

/** The feature or the part of the platform that a server file belongs to; others own no tables. */
const ownerOf = (file: string): string =>
  /^(?:features|platform)\/[^/]+(?=\/)/.exec(file.slice(server.length))?.[0] ?? file

/** Seeds, migrations, the testkit, tests and operator commands may use all tables. */
const isBound = ({ file }: SourceText) =>
  file.startsWith(server) && !file.startsWith(`${server}ops/`) && !locationOf(file).isTest

/** Each table has one `tables.ts`, and only its owner's files name it in a query: others use its `public.ts`. */
export function ownerFaults(sources: readonly SourceText[]): string[] {
  const bound = sources.filter(isBound)
  const declared = bound.flatMap((source) =>
    declaredTables(source).map((table) => ({ table, file: source.file, owner: ownerOf(source.file) })),
  )
  const owners = new Map(declared.map(({ table, owner }) => [table, owner]))
  const tableNames = new Set(owners.keys())
  return [
    ...declared
      .filter(({ file }) => !file.endsWith('/tables.ts'))
      .map(({ table, file }) => `${file} declares ${table}\n    tables are declared in a tables.ts`),
    ...declared
      .filter(({ table }, at) => declared.findIndex((one) => one.table === table) < at)
      .map(({ table, file }) => `${file} declares ${table}\n    it has another owner already`),
    ...bound.flatMap((source) =>
      tablesNamed(source, tableNames)
        .filter(({ table }) => owners.get(table) !== ownerOf(source.file))
        .map(({ table, line }) => `${source.file}:${line} → ${table}\n    the table of ${owners.get(table)}`),
    ),
  ]
}
