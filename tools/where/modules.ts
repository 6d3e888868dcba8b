import fs from 'node:fs'
import path from 'node:path'
import { parseModule, parseSource, visit, type SyntaxNode } from '../imports/syntax.ts'
import { resolveImport } from '../imports/sources.ts'

/** One top-level declaration and the names in its text. */
export interface Declaration {
  readonly name: string
  readonly line: number
  readonly names: ReadonlySet<string>
  /** `familyCalls.list` and the like. */
  readonly members: ReadonlySet<string>
  readonly texts: readonly string[]
}

interface ImportedName {
  readonly file: string
  readonly name: string
}

export interface Module {
  readonly file: string
  readonly declarations: ReadonlyMap<string, Declaration>
  readonly imports: ReadonlyMap<string, ImportedName>
}

export class Modules {
  readonly root: string
  readonly #known = new Map<string, Module>()
  readonly #apps: ReadonlySet<string>

  constructor(root: string) {
    this.root = root
    this.#apps = new Set(fs.readdirSync(path.join(root, 'apps')))
  }

  has(file: string): boolean {
    return /^(apps|packages)\/.*\.tsx?$/.test(file) && fs.existsSync(path.join(this.root, file))
  }

  of(file: string): Module {
    const cached = this.#known.get(file)
    if (cached) return cached
    const text = fs.readFileSync(path.join(this.root, file), 'utf8')
    const module = readModule(file, text, (specifier) => resolveImport(file, specifier, this.#apps))
    this.#known.set(file, module)
    return module
  }
}

export function readModule(file: string, text: string, resolve: (specifier: string) => string): Module {
  const { module } = parseSource(file, text)
  const imports = new Map<string, ImportedName>()
  for (const line of module.staticImports) {
    const target = resolve(line.moduleRequest.value)
    for (const entry of line.entries) {
      if (!entry.isType) imports.set(entry.localName.value, { file: target, name: nameOf(entry.importName) })
    }
  }
  for (const entry of module.staticExports.flatMap((line) => line.entries)) {
    const exported = entry.exportName.name
    if (entry.moduleRequest && exported && !entry.isType) {
      imports.set(exported, { file: resolve(entry.moduleRequest.value), name: nameOf(entry.importName) })
    }
  }
  const declarations = new Map<string, Declaration>()
  for (const node of parseModule(file, text).body) {
    for (const [name, part] of declaredIn(node)) declarations.set(name, describe(name, part, text))
  }
  return { file, declarations, imports }
}

const nameOf = (name: { kind: string; name?: string | null }) =>
  name.kind === 'Default' ? 'default' : (name.name ?? '*')

function declaredIn(node: SyntaxNode): [string, SyntaxNode][] {
  if (node.type === 'ExportDefaultDeclaration') return [['default', node]]
  const inner = (node['declaration'] as SyntaxNode | null | undefined) ?? node
  const id = inner['id'] as { name?: string } | null | undefined
  if (id?.name) return [[id.name, inner]]
  const list = inner.type === 'VariableDeclaration' ? (inner['declarations'] as SyntaxNode[]) : []
  return list.flatMap((one) => {
    const name = (one['id'] as { name?: string }).name
    return name ? [[name, one] satisfies [string, SyntaxNode]] : []
  })
}

function describe(name: string, node: SyntaxNode, text: string): Declaration {
  const names = new Set<string>()
  const members = new Set<string>()
  const texts: string[] = []
  visit(node, (part) => {
    if (part.type === 'Identifier' || part.type === 'JSXIdentifier') names.add(String(part['name']))
    if (part.type === 'Literal' && typeof part['value'] === 'string') texts.push(part['value'])
    if (part.type === 'TemplateLiteral') texts.push(text.slice(Number(part['start']), Number(part['end'])))
    if (part.type === 'MemberExpression') {
      const [object, property] = [part['object'], part['property']] as { name?: string }[]
      if (object?.name && property?.name) members.add(`${object.name}.${property.name}`)
    }
  })
  const line = text.slice(0, Number(node['start'])).split('\n').length
  return { name, line, names, members, texts }
}
