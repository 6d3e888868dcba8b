import { parseModule, visit, type SyntaxNode } from '../imports/syntax.ts'

export interface SourceText {
  readonly file: string
  readonly text: string
}

export interface NamedTable {
  readonly table: string
  readonly line: number
}

/** What a source of the server has to do with tables. */
export interface TableUse {
  readonly file: string
  readonly declared: readonly string[]
  /** Names in the position of a table: a name that no source declares is none. */
  readonly named: readonly NamedTable[]
  /** Of these, the tables that it adds rows to. */
  readonly filled: readonly string[]
}

export const tableUse = (source: SourceText): TableUse => ({
  file: source.file,
  declared: declaredTables(source),
  named: tablesNamed(source),
  filled: tablesFilled(source),
})

/** The tables that a source adds to `interface Tables`, which types the database handle. */
function declaredTables({ file, text }: SourceText): string[] {
  if (!text.includes('interface Tables')) return []
  const found: string[] = []
  visit(parseModule(file, text), (node) => {
    if (node.type !== 'TSInterfaceDeclaration' || nameOf(node['id']) !== 'Tables') return
    const { body } = node['body'] as { body: { key: unknown }[] }
    found.push(...body.map(({ key }) => nameOf(key)))
  })
  return found
}

/** Kysely's query methods. */
const queries = /^(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|using|table|\w*[jJ]oin(Lateral)?)$/
const rawTable = /\b(?:from|join|into|update|using)\s+(?:only\s+)?"?([a-z_]+)"?/gi
const isSql = /\bselect\b|\binsert\s+into\b|\bdelete\s+from\b|\bupdate\s+\S+\s+set\b/i

const tableName = /^[a-z_]+$/

/** The names of tables in a source's queries, each with the line of its first use. */
function tablesNamed({ file, text }: SourceText): NamedTable[] {
  const program = parseModule(file, text)
  const found = new Map<string, number>()
  const note = (tables: readonly string[], node: SyntaxNode) => {
    for (const table of tables)
      if (tableName.test(table) && !found.has(table)) found.set(table, lineAt(text, node))
  }
  visit(program, (node) => {
    const target = targetOf(node)
    if (target) note(spelt(target, program), node)
    const raw = rawText(node, text)
    if (isSql.test(raw))
      note(
        [...raw.matchAll(rawTable)].map((match) => match[1] ?? ''),
        node,
      )
  })
  return [...found].map(([table, line]) => ({ table, line }))
}

const rawInsert = /\binsert\s+into\s+"?([a-z_]+)"?/gi

/** By Kysely, by the platform's `insertRows`, or as SQL. */
function tablesFilled({ file, text }: SourceText): string[] {
  if (!/insert/i.test(text)) return []
  const program = parseModule(file, text)
  const found: string[] = []
  visit(program, (node) => {
    if (node.type === 'CallExpression') {
      const name = calledName(node)
      const args = node['arguments'] as SyntaxNode[]
      const target = name === 'insertInto' ? args[0] : name === 'insertRows' ? args[1] : undefined
      if (target) found.push(...spelt(target, program))
    }
    found.push(...[...rawText(node, text).matchAll(rawInsert)].map((match) => match[1] ?? ''))
  })
  return [...new Set(found)].filter((table) => tableName.test(table))
}

const nameOf = (node: unknown) => (node as { name?: string } | null | undefined)?.name ?? ''
const lineAt = (text: string, { start }: SyntaxNode) => text.slice(0, Number(start)).split('\n').length

/**
 * The node that names the table: the argument of a query, or `table: 'claim_case'`, with which the platform receives
 * it.
 */
function targetOf(node: SyntaxNode): SyntaxNode | undefined {
  if (node.type === 'Property' && nameOf(node['key']) === 'table') return node['value'] as SyntaxNode
  if (node.type !== 'CallExpression') return undefined
  return queries.test(calledName(node)) ? (node['arguments'] as SyntaxNode[])[0] : undefined
}

function calledName(node: SyntaxNode): string {
  const callee = node['callee'] as SyntaxNode
  return nameOf(callee.type === 'MemberExpression' ? callee['property'] : callee)
}

/** `'claim_case as c'`, a list of such names, or a variable: then every name in the file counts. */
function spelt(target: SyntaxNode, program: unknown): string[] {
  if (target.type === 'Identifier') return literalsIn(program)
  return target.type === 'Literal' || target.type === 'ArrayExpression' ? literalsIn(target) : []
}

function literalsIn(part: unknown): string[] {
  const found: string[] = []
  visit(part, (node) => {
    if (node.type === 'Literal' && typeof node['value'] === 'string')
      found.push(node['value'].split(' ')[0] ?? '')
  })
  return found
}

function rawText(node: SyntaxNode, text: string): string {
  if (node.type === 'TemplateLiteral') return text.slice(Number(node['start']), Number(node['end']))
  return node.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : ''
}
