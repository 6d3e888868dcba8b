import { parseSync } from 'vite'

export interface SyntaxNode {
  type: string
  [field: string]: unknown
}

/** The syntax tree of a source text. */
export const parseModule = (file: string, text: string): SyntaxNode & { readonly body: SyntaxNode[] } =>
  parseSync(file, text).program as unknown as SyntaxNode & { readonly body: SyntaxNode[] }

/** Visits every node of a syntax tree, from the outside in. */
export function visit(value: unknown, seen: (node: SyntaxNode) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, seen)
  else if (typeof value === 'object' && value !== null) {
    if (typeof (value as SyntaxNode).type === 'string') seen(value as SyntaxNode)
    for (const field of Object.values(value)) if (typeof field === 'object') visit(field, seen)
  }
}

/** The direct children of this node, in source order. */
export function children(node: SyntaxNode): SyntaxNode[] {
  return Object.values(node)
    .flat()
    .filter(
      (value): value is SyntaxNode =>
        typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string',
    )
}
