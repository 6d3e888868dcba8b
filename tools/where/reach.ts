import type { Declaration, Modules } from './modules.ts'

export interface ReachedDeclaration {
  readonly file: string
  readonly declaration: Declaration
}

/**
 * The declarations that a declaration uses, transitively, across our own files: by name, so that a big file is not
 * included completely.
 */
export function reach(modules: Modules, file: string, name: string): ReachedDeclaration[] {
  const seen = new Map<string, ReachedDeclaration>()
  const follow = (file: string, name: string): void => {
    const key = `${file}#${name}`
    if (seen.has(key) || !modules.has(file)) return
    const module = modules.of(file)
    const declaration = module.declarations.get(name)
    if (!declaration) {
      const elsewhere = module.imports.get(name)
      if (elsewhere) follow(elsewhere.file, elsewhere.name)
      return
    }
    seen.set(key, { file, declaration })
    for (const used of declaration.names) {
      const imported = module.imports.get(used)
      if (imported) follow(imported.file, imported.name)
      else if (used !== name) follow(file, used)
    }
  }
  follow(file, name)
  return [...seen.values()]
}

const sqlTable = /\b(?:from|join|into|update)\s+"?([a-z_]+)"?/gi

/** The tables among `known` that the texts name, in a query builder or in SQL. */
export function tablesIn(reached: readonly ReachedDeclaration[], tableNames: ReadonlySet<string>): string[] {
  const found = new Set<string>()
  for (const text of reached.flatMap((one) => one.declaration.texts)) {
    const first = text.split(' ')[0] ?? ''
    if (tableNames.has(first)) found.add(first)
    for (const match of text.matchAll(sqlTable)) {
      const table = match[1] ?? ''
      if (tableNames.has(table)) found.add(table)
    }
  }
  return [...found].toSorted()
}
