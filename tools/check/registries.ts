import { parseModule, visit, type SyntaxNode } from '../imports/syntax.ts'
import type { SourceText } from './tables-named.ts'

export interface DeclaredTable {
  readonly file: string
  readonly table: string
  readonly columns: readonly string[]
}

const nameOf = (node: unknown) => (node as { name?: string } | null | undefined)?.name ?? ''

interface Member {
  readonly key: unknown
  readonly typeAnnotation?: { readonly typeAnnotation: { readonly typeName?: unknown } }
}

/** The tables that a `tables.ts` declares, with the columns that their interfaces name themselves. */
export function tablesIn({ file, text }: SourceText): DeclaredTable[] {
  const interfaces = new Map<string, readonly Member[]>()
  visit(parseModule(file, text), (node: SyntaxNode) => {
    if (node.type !== 'TSInterfaceDeclaration') return
    interfaces.set(nameOf(node['id']), (node['body'] as { body: readonly Member[] }).body)
  })
  return (interfaces.get('Tables') ?? []).map(({ key, typeAnnotation }) => ({
    file,
    table: nameOf(key),
    columns: (interfaces.get(nameOf(typeAnnotation?.typeAnnotation.typeName)) ?? []).map((member) =>
      nameOf(member.key),
    ),
  }))
}

/** The migrator creates its own tables, before there is a schema. */
const isMigrators = (table: string) => table.startsWith('schema_migration')

/** Each declared table is in the list of distributions, and the other way round. */
export function undistributed(
  tables: readonly DeclaredTable[],
  distributions: Readonly<Record<string, unknown>>,
): string[] {
  const list = 'apps/server/src/platform/db/distribution.ts'
  const declared = new Set(tables.map(({ table }) => table))
  return [
    ...tables
      .filter(({ table }) => !(table in distributions))
      .map(
        ({ table, file }) =>
          `${file}: ${table} has no distribution. Add it to ${list}, e.g. ${table}: company, if it holds company_id`,
      ),
    ...Object.keys(distributions)
      .filter((table) => !declared.has(table) && !isMigrators(table))
      .map((table) => `${list}: ${table} is declared in no tables.ts. Declare it there, or remove the line`),
  ]
}

/**
 * A response is stored for a week; one that no key decrypts any more is reported as done, so a rotation need not wait
 * for it.
 */
const withoutRotation = new Set(['idempotency.answer_encrypted'])

/** Each encrypted column is known to the rotation of keys. */
export function unrotated(
  tables: readonly DeclaredTable[],
  rotated: readonly { readonly table: string; readonly column: string }[],
): string[] {
  const rotatedColumns = new Set(rotated.map(({ table, column }) => `${table}.${column}`))
  return tables.flatMap(({ file, table, columns }) =>
    columns
      .filter((column) => column.endsWith('_encrypted') && !column.startsWith('is_'))
      .map((column) => `${table}.${column}`)
      .filter((name) => !rotatedColumns.has(name) && !withoutRotation.has(name))
      .map(
        (name) =>
          `${file}: ${name} is unknown to the rotation of keys. List it in ${file.replace('tables.ts', 'encrypted.ts')}`,
      ),
  )
}

/** Each screen can be opened for its picture. */
export const unvisited = (paths: readonly string[]): string[] =>
  paths.map(
    (path) =>
      `apps/h5/src/app/routes.ts: ${path} needs an id for its picture. Add it to tools/shots/visits.ts`,
  )

interface SettingRow {
  readonly name: string
  readonly production: string
}

/** A setting that production requires is in the environment of the tests, and compose passes it on. */
export function unsetForProduction(
  rows: readonly SettingRow[],
  environment: Readonly<Record<string, string | undefined>>,
  compose: string,
): string[] {
  const required = rows.filter(({ production }) => production === 'required').map(({ name }) => name)
  return [
    ...required
      .filter((name) => environment[name] === undefined)
      .map(
        (name) =>
          `apps/server/testkit/production-environment.ts: production requires ${name}. Give it a value`,
      ),
    ...required
      .filter((name) => !compose.includes(`\n      ${name}: `))
      .map(
        (name) => `compose.yaml: production requires ${name}. Add the line ${name}: \${${name}:?} to the app`,
      ),
  ]
}
