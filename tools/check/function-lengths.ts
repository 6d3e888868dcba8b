import { locationOf } from '../imports/location.ts'
import { children, parseModule, type SyntaxNode } from '../imports/syntax.ts'

export interface LongFunction {
  readonly name: string
  readonly line: number
  readonly lines: number
  readonly limit: number
}

const usualLimit = 60
/** A screen lists its parts in order, and its different states. */
const screenLimit = 120

const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

/** The functions of a file that are too long; tables and bodies of tests are exempt. */
export function longFunctions(file: string, text: string): LongFunction[] {
  if (text.split('\n').length <= usualLimit) return []
  const { isTest } = locationOf(file)
  const linesUntil = (end: number, start = 0) => text.slice(start, end).split('\n').length
  const found: LongFunction[] = []
  const look = (node: SyntaxNode, parent: SyntaxNode | null) => {
    if (functions.has(node.type) && !isTable(node) && !(isTest && parent?.type === 'CallExpression')) {
      const [start, end] = [node['start'] as number, node['end'] as number]
      const limit = isScreen(file, parent) ? screenLimit : usualLimit
      const lines = linesUntil(end, start)
      if (lines > limit) found.push({ name: nameOf(node, parent), line: linesUntil(start), lines, limit })
    }
    for (const child of children(node)) look(child, node)
  }
  look(parseModule(file, text), null)
  return found
}

const isScreen = (file: string, parent: SyntaxNode | null) =>
  /\.(screen|page)\.tsx$/.test(file) && parent?.type === 'ExportDefaultDeclaration'

const literals = new Set(['ArrayExpression', 'ObjectExpression'])

/** `({ … })` is a literal in brackets. */
const isLiteral = (node: SyntaxNode): boolean =>
  node.type === 'ParenthesizedExpression'
    ? isLiteral(node['expression'] as SyntaxNode)
    : literals.has(node.type)

/** `() => [ … ]`, or a function that only returns such a literal. */
function isTable(node: SyntaxNode): boolean {
  const body = node['body'] as SyntaxNode
  if (body.type !== 'BlockStatement') return isLiteral(body)
  const [only, ...others] = body['body'] as SyntaxNode[]
  const returned = only?.type === 'ReturnStatement' ? (only['argument'] as SyntaxNode | null) : null
  return others.length === 0 && returned !== null && isLiteral(returned)
}

function nameOf(node: SyntaxNode, parent: SyntaxNode | null): string {
  const id = (node['id'] ?? parent?.['id'] ?? parent?.['key']) as { name?: string } | null | undefined
  return id?.name ?? 'a function without a name'
}
