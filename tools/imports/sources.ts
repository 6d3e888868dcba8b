import fs from 'node:fs'
import path from 'node:path'
import { parseSource, visit } from './syntax.ts'

/** One import as written: its file and its target, both from the root of the repository. */
export interface Edge {
  readonly from: string
  /** A file of ours, or the bare name of a package or of a module of Node. */
  readonly to: string
}

export interface SourceFile {
  readonly file: string
  readonly imports: readonly string[]
  /** The globals with a rule that it uses. */
  readonly globals: readonly string[]
}

/** A text without any of these needs no walk through its tree. */
const walked = /\bimport\s*\(|localStorage|sessionStorage|\bfetch\b/

const globalsWithRule = new Set(['localStorage', 'sessionStorage', 'fetch'])

const roots = ['apps', 'packages', 'tools', 'e2e', 'bench']
const skipped = new Set(['node_modules', 'dist', '.data', '.shots'])

export function sourceFiles(root: string): string[] {
  const walk = (folder: string): string[] =>
    fs.readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const name = `${folder}/${entry.name}`
      if (entry.isDirectory()) return skipped.has(entry.name) ? [] : walk(name)
      return /\.tsx?$/.test(entry.name) ? [name] : []
    })
  return roots.filter((folder) => fs.existsSync(path.join(root, folder))).flatMap(walk)
}

export function readSource(file: string, text: string): SourceFile {
  const result = parseSource(file, text)
  const { module } = result
  const found = new Set<string>()
  const globals = new Set<string>()
  const requests = [...module.staticImports, ...module.staticExports.flatMap((line) => line.entries)]
  for (const { moduleRequest } of requests) if (moduleRequest) found.add(moduleRequest.value)
  const program = walked.test(text) ? result.program : null
  visit(program, (node) => {
    if (node.type === 'Identifier' && globalsWithRule.has(String(node['name'])))
      globals.add(String(node['name']))
    // `import('./x.ts')` both as an expression and as a type
    if (node.type === 'ImportExpression' || node.type === 'TSImportType') {
      const target = node['source'] as { value?: unknown } | undefined
      if (typeof target?.value === 'string') found.add(target.value)
    }
  })
  return { file, imports: [...found], globals: [...globals] }
}

/** `#platform/clock.ts` is the app's own src/platform/clock.ts; aliases outside src are in its package.json. */
function insideApp(from: string, rest: string): string {
  const app = from.split('/').slice(0, 2).join('/')
  return /^(testkit|seeds)\//.test(rest) ? `${app}/${rest}` : `${app}/src/${rest}`
}

/** `@yf/contract/call` is packages/contract/src/call.ts; a workspace is looked up by its folder's name. */
export function resolveImport(from: string, specifier: string, apps: ReadonlySet<string>): string {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier)
  if (specifier.startsWith('#')) return insideApp(from, specifier.slice(1))
  const ours = /^@yf\/([^/]+)(?:\/(.+))?$/.exec(specifier)
  if (!ours) return specifier
  const [, workspace = '', rest = 'index'] = ours
  const folder = rest.startsWith('testkit/') ? '' : 'src/'
  return `${apps.has(workspace) ? 'apps' : 'packages'}/${workspace}/${folder}${rest}.ts`
}

/** The imports of these files, with their targets resolved. */
export function edgesOf(sources: readonly SourceFile[], root: string): Edge[] {
  const apps = new Set(fs.readdirSync(path.join(root, 'apps')))
  return sources.flatMap(({ file, imports }) =>
    imports.map((specifier) => ({ from: file, to: resolveImport(file, specifier, apps) })),
  )
}
