import { parseSync } from 'vite'
import { placeOf } from '../imports/place.ts'
import { visit, type SyntaxNode } from '../imports/syntax.ts'

export interface SourceText {
  readonly file: string
  readonly text: string
}

/** Where a table is declared: `features/claims`, `platform/files`. */
export type Owners = ReadonlyMap<string, string>

const server = 'apps/server/src/'

/** The feature or the part of the platform that a file of the server belongs to; others own no tables. */
const ownerOf = (file: string): string =>
  /^(?:features|platform)\/[^/]+(?=\/)/.exec(file.slice(server.length))?.[0] ?? file

const isTables = ({ file }: SourceText) => file.startsWith(server) && file.endsWith('/tables.ts')

/** Seeds, migrations, the testkit, tests and what an operator runs deal with everybody's tables. */
const isBound = ({ file }: SourceText) =>
  file.startsWith(server) && !file.startsWith(`${server}ops/`) && !placeOf(file).isTest

/** Each table has one `tables.ts`, and only that owner's files name it in a query: others ask its `public.ts`. */
export function ownerFaults(sources: readonly SourceText[]): string[] {
  const declared = sources
    .filter(isTables)
    .flatMap((source) => declaredTables(source).map((table) => ({ table, file: source.file })))
  const owners: Owners = new Map(declared.map(({ table, file }) => [table, ownerOf(file)]))
  const twice = declared.filter(({ table }, at) => declared.findIndex((one) => one.table === table) < at)
  return [
    ...twice.map(
      ({ table, file }) => `${file} declares ${table}\n    which ${owners.get(table)} declares too`,
    ),
    ...sources.filter(isBound).flatMap((source) => foreignTables(source, owners)),
  ]
}

function foreignTables(source: SourceText, owners: Owners): string[] {
  const own = ownerOf(source.file)
  return tablesNamed(source, owners)
    .filter(({ table }) => owners.get(table) !== own)
    .map(({ table, line }) => `${source.file}:${line} → ${table}\n    the table of ${owners.get(table)}`)
}

/** `interface Tables { … }` as the handle of the database is told of them. */
function declaredTables({ file, text }: SourceText): string[] {
  const found: string[] = []
  visit(parseSync(file, text).program, (node) => {
    const { name } = (node['id'] ?? {}) as { name?: string }
    if (node.type !== 'TSInterfaceDeclaration' || name !== 'Tables') return
    const { body } = node['body'] as { body: { key: { name: string } }[] }
    found.push(...body.map(({ key }) => key.name))
  })
  return found
}

interface Named {
  readonly table: string
  readonly line: number
}

/** Kysely's ways into a query, and the names under which our own platform is told of a table. */
const queries = /^(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|using|table|\w*[jJ]oin(Lateral)?)$/
const rawTable = /\b(?:from|join|into|update|table|using)\s+(?:only\s+)?"?([a-z_]+)"?/g
const looksLikeSql = /\b(?:select|insert|update|delete|from|join)\b[\s\S]/

/** The tables that a source names in a query builder or in SQL as text, each with the line of its first mention. */
export function tablesNamed({ file, text }: SourceText, owners: Owners): Named[] {
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const found = new Map<string, number>()
  const note = (table: string, node: SyntaxNode) => {
    if (owners.has(table) && !found.has(table)) found.set(table, lineAt(text, node))
  }
  visit(program, (node) => {
    if (isQuery(node)) for (const name of spelt(node, program)) note(name, node)
    if (isTableProperty(node))
      for (const name of spelt({ ...node, arguments: [node['value']] }, program)) note(name, node)
    const raw = rawText(node, text)
    if (looksLikeSql.test(raw)) for (const match of raw.matchAll(rawTable)) note(match[1] ?? '', node)
  })
  return [...found].map(([table, line]) => ({ table, line }))
}

const lineAt = (text: string, node: SyntaxNode) => text.slice(0, Number(node['start'])).split('\n').length

const nameOf = (node: unknown) => (node as { name?: string } | undefined)?.name ?? ''

function isQuery(node: SyntaxNode): boolean {
  if (node.type !== 'CallExpression') return false
  const callee = node['callee'] as SyntaxNode
  return queries.test(nameOf(callee.type === 'MemberExpression' ? callee['property'] : callee))
}

/** `table: 'claim_case'`, by which the platform moves states and seals columns anew. */
const isTableProperty = (node: SyntaxNode) => node.type === 'Property' && nameOf(node['key']) === 'table'

/** `'claim_case as c'`, a list of such names, or a variable: then every name that the file spells is meant. */
function spelt(node: SyntaxNode, program: unknown): string[] {
  const [first] = node['arguments'] as (SyntaxNode | undefined)[]
  if (first?.type === 'Identifier') return literalsIn(program)
  return first?.type === 'Literal' || first?.type === 'ArrayExpression'
    ? literalsIn(first).map(firstWord)
    : []
}

const firstWord = (text: string) => text.split(' ')[0] ?? ''

function literalsIn(part: unknown): string[] {
  const found: string[] = []
  visit(part, (node) => {
    if (node.type === 'Literal' && typeof node['value'] === 'string') found.push(node['value'])
  })
  return found
}

function rawText(node: SyntaxNode, text: string): string {
  if (node.type === 'TemplateLiteral') return text.slice(Number(node['start']), Number(node['end']))
  return node.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : ''
}
