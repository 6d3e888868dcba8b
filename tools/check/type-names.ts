import { locationOf } from '../imports/location.ts'
import { parseModule, type SyntaxNode } from '../imports/syntax.ts'

export interface TypeDeclaration {
  readonly name: string
  readonly file: string
  /** The declaration without its name, comments and punctuation: two equal ones are one type written twice. */
  readonly shape: string
}

/** Props are next to their component, and a test's declarations are not used elsewhere. */
const isLocalByNature = (file: string, name: string) => name === 'Props' || locationOf(file).isTest

const kinds = new Set(['TSInterfaceDeclaration', 'TSTypeAliasDeclaration'])
const comments = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/g
const punctuation = /[\s;,|'"]|\breadonly\b/g

/** The types that a file declares at its top level. */
export function typeDeclarations(file: string, text: string): TypeDeclaration[] {
  if (!/\b(?:interface|type) [A-Z]/.test(text)) return []
  return parseModule(file, text).body.flatMap((statement) => {
    const node = (statement['declaration'] ?? statement) as SyntaxNode
    if (!kinds.has(node.type)) return []
    const id = node['id'] as { name: string; end: number }
    if (isLocalByNature(file, id.name)) return []
    const declaration = text.slice(id.end, node['end'] as number)
    return [{ name: id.name, file, shape: declaration.replaceAll(comments, '').replaceAll(punctuation, '') }]
  })
}

/** Two meanings of a name can be told apart by their files; a third makes it ambiguous. */
const meaningsAllowed = 2

export interface AmbiguousName {
  readonly name: string
  readonly files: readonly string[]
}

/** The names that three or more files declare differently, those with the most declarations first. */
export const ambiguousTypeNames = (declarations: readonly TypeDeclaration[]): AmbiguousName[] =>
  [...Map.groupBy(declarations, ({ name }) => name)]
    .filter(([, found]) => new Set(found.map(({ shape }) => shape)).size > meaningsAllowed)
    .map(([name, found]) => ({ name, files: found.map(({ file }) => file).toSorted() }))
    .toSorted((one, other) => other.files.length - one.files.length)
