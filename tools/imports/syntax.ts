import { parseSync, type ParseResult } from 'rolldown/utils'

export interface SyntaxNode {
  type: string
  [field: string]: unknown
}

let latest: { readonly file: string; readonly text: string; readonly result: ParseResult } | null = null

/** Several checks read one file in a row, and parsing takes longer than they do: the latest result is kept. */
export function parseSource(file: string, text: string): ParseResult {
  if (latest?.file !== file || latest.text !== text) latest = { file, text, result: parseSync(file, text) }
  const [error] = latest.result.errors
  if (error) throw new Error(`${file}: ${error.message}`)
  return latest.result
}

/** The syntax tree of a source text. */
export const parseModule = (file: string, text: string): SyntaxNode & { readonly body: SyntaxNode[] } =>
  parseSource(file, text).program as unknown as SyntaxNode & { readonly body: SyntaxNode[] }

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Visits every node of a syntax tree, from the outside in. */
export function visit(value: unknown, seen: (node: SyntaxNode) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, seen)
  else if (typeof value === 'object' && value !== null) {
    if (isNode(value)) seen(value)
    // A tree has millions of fields: Object.values would create a list for each node.
    const fields = value as Readonly<Record<string, unknown>>
    for (const key in fields) {
      const field = fields[key]
      if (typeof field === 'object' && field !== null) visit(field, seen)
    }
  }
}

/** The direct children of this node, in source order. */
export function children(node: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = []
  for (const key in node) {
    const field = node[key]
    if (Array.isArray(field)) for (const item of field) if (isNode(item)) found.push(item)
    if (isNode(field)) found.push(field)
  }
  return found
}
