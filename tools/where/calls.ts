import fs from 'node:fs'
import path from 'node:path'
import type { Call } from '@yf/contract/call'
import { callTable } from '@yf/contract/table'
import type { Modules } from './modules.ts'
import { reach, tablesIn } from './reach.ts'

/** A call of the table with its names in the code. */
export interface NamedCall {
  readonly domain: string
  readonly key: string
  /** `familyCalls.list`, as a screen writes it. */
  readonly member: string
  readonly row: Call
  readonly contract: string
}

export function namedCalls(modules: Modules): NamedCall[] {
  const imports = modules.of('packages/contract/src/table.ts').imports
  return Object.entries(callTable).flatMap(([domain, calls]) => {
    const sourceOf = (name: string) =>
      [...imports].find(([, imported]) => imported.file === `packages/contract/src/${name}.ts`)
    return Object.entries(calls as Record<string, Call>).map(([key, row]) => {
      // A partner's calls are in a file of their own, which no app loads.
      const name = fileNameOf(domain) + (row.auth === 'partner' ? '-events' : '')
      const [local, source] = sourceOf(name) ?? []
      const file = source?.file ?? ''
      return {
        domain,
        key,
        member: `${local}.${key}`,
        row,
        contract: `${file}:${lineOf(modules.root, file, `'${row.path}'`)}`,
      }
    })
  })
}

/** `workChat` in the table is `work-chat` in file names. */
export const fileNameOf = (domain: string): string =>
  domain.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

export function lineOf(root: string, file: string, text: string): number {
  const lines = fs.readFileSync(path.join(root, file), 'utf8').split('\n')
  return lines.findIndex((line) => line.includes(text)) + 1
}

export interface CallImplementation {
  readonly handler: string | null
  /** Functions that contain SQL, in the order in which they are reached. */
  readonly stores: string[]
  readonly tables: string[]
}

interface HandlerStart {
  /** The module index that names it. */
  readonly contents: string
  /** Where it is imported from; null where it is declared in place. */
  readonly imported: { readonly file: string; readonly name: string } | null
}

const wiring = 'apps/server/src/app/features.ts'

/** The module index that the wiring names for a domain. */
function contentsOf(modules: Modules, domain: string): string | null {
  const text = fs.readFileSync(path.join(modules.root, wiring), 'utf8')
  const handlers = new RegExp(`^  ${domain}: (?:\\w+\\()?(\\w+Handlers)\\b`, 'm').exec(text)?.[1]
  return (handlers && modules.of(wiring).imports.get(handlers)?.file) ?? null
}

function startOf(modules: Modules, call: NamedCall): HandlerStart | null {
  const contents = contentsOf(modules, call.domain)
  if (contents === null || !modules.has(contents)) return null
  return { contents, imported: importedHandler(modules, contents, call.key) ?? null }
}

/** Whether the feature's module index leads to a handler of the call. */
export function isHandled(modules: Modules, call: NamedCall): boolean {
  const start = startOf(modules, call)
  if (!start?.imported) return start !== null
  return isDeclared(modules, start.imported.file, start.imported.name)
}

/** In this file, or where this file imports it from. */
function isDeclared(modules: Modules, file: string, name: string): boolean {
  if (!modules.has(file)) return false
  const { declarations, imports } = modules.of(file)
  const elsewhere = imports.get(name)
  return (
    declarations.has(name) || (elsewhere !== undefined && isDeclared(modules, elsewhere.file, elsewhere.name))
  )
}

/** From the feature's module index to the handler, and on to the tables that it reads and writes. */
export function behind(modules: Modules, call: NamedCall): CallImplementation {
  const start = startOf(modules, call)
  if (!start) return { handler: null, stores: [], tables: [] }
  const { contents, imported } = start
  if (!imported)
    return { handler: `${contents}:${lineOf(modules.root, contents, call.key)}`, stores: [], tables: [] }
  const tableNames = tableNamesIn(modules.root)
  const reached = reach(modules, imported.file, imported.name)
  const handler = reached[0]
  return {
    handler: handler ? `${handler.file}:${handler.declaration.line} ${handler.declaration.name}` : null,
    stores: reached
      .filter((one) => one !== handler && tablesIn([one], tableNames).length > 0)
      .map((one) => `${one.file}:${one.declaration.line} ${one.declaration.name}`),
    tables: tablesIn(reached, tableNames),
  }
}

/** A large feature's module index combines those of its parts. */
function importedHandler(modules: Modules, contents: string, key: string) {
  const { imports } = modules.of(contents)
  const parts = [...imports.values()].map(({ file }) => file).filter((file) => file.endsWith('/index.ts'))
  return [contents, ...parts]
    .filter((file) => modules.has(file))
    .map((file) => modules.of(file).imports.get(key))
    .find((found) => found !== undefined)
}

function tableNamesIn(root: string): Set<string> {
  const folder = path.join(root, 'apps/server/migrations')
  const text = fs
    .readdirSync(folder)
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'))
    .join('\n')
  const created = text.matchAll(/create table (?:if not exists )?"?([a-z_]+)"?/gi)
  return new Set([...created].map((match) => match[1] ?? ''))
}
