import fs from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
const copy = path.join(root, 'docs/spec')
const shared = path.resolve(root, '../shared/spec')

export interface SpecRoute {
  readonly path: string
  readonly name: string
  readonly title: string
  readonly area: string
  readonly public: boolean
  readonly keepAlive: boolean
  readonly depth: number
}

export interface SpecCall {
  readonly service: string
  readonly method: string
  readonly path: string
  readonly auth: string
  readonly body: string
  readonly area: string
  readonly does: string
}

/** Rows of a tab-separated table as records, by the names in its first line. */
export function parseTable(text: string): Record<string, string>[] {
  const [head = '', ...lines] = text.replace(/\r/g, '').trimEnd().split('\n')
  const names = head.split('\t')
  return lines.map((line, index) => {
    const cells = line.split('\t')
    if (cells.length !== names.length) throw new Error(`line ${index + 2} has ${cells.length} columns`)
    return Object.fromEntries(names.map((name, column) => [name, cells[column] ?? '']))
  })
}

export const toRoutes = (text: string): SpecRoute[] =>
  parseTable(text).map((row) => ({
    path: row['path'] ?? '',
    name: row['name'] ?? '',
    title: row['title'] ?? '',
    area: row['area'] ?? '',
    public: row['public'] === 'yes',
    keepAlive: row['keepAlive'] === 'yes',
    depth: Number(row['depth']),
  }))

export const toCalls = (text: string): SpecCall[] =>
  parseTable(text).map((row) => ({
    service: row['service'] ?? '',
    method: row['method'] ?? '',
    path: row['path'] ?? '',
    auth: row['auth'] ?? '',
    body: row['body'] ?? '',
    area: row['area'] ?? '',
    does: row['does'] ?? '',
  }))

export interface Specification {
  readonly routes: SpecRoute[]
  readonly calls: SpecCall[]
  readonly from: string
  /** Tables whose copy in the repository differs from the shared folder. */
  readonly stale: string[]
}

const read = (folder: string, table: string) => fs.readFileSync(path.join(folder, `${table}.tsv`), 'utf8')

/** The shared tables if they are next to the repository, otherwise the repository's own copy. */
export function readSpecification(folders = { shared, copy }): Specification {
  const isShared = fs.existsSync(path.join(folders.shared, 'routes.tsv'))
  const folder = isShared ? folders.shared : folders.copy
  return {
    routes: toRoutes(read(folder, 'routes')),
    calls: toCalls(read(folder, 'calls')),
    from: isShared ? '../shared/spec' : 'docs/spec',
    stale: isShared
      ? ['routes', 'calls'].filter((table) => read(folders.shared, table) !== read(folders.copy, table))
      : [],
  }
}
