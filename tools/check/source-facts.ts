import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { readSource, type SourceFile } from '../imports/sources.ts'
import { longFunctions, type LongFunction } from './function-lengths.ts'
import { strayConversions } from './money.ts'
import { tableUse, type TableUse } from './tables-named.ts'
import { typeDeclarations, type TypeDeclaration } from './type-names.ts'

/** What the checks need to know of a source's syntax tree. */
export interface SourceFacts {
  readonly source: SourceFile
  readonly conversions: readonly string[]
  readonly longFunctions: readonly LongFunction[]
  readonly types: readonly TypeDeclaration[]
  /** Null outside the server. */
  readonly tables: TableUse | null
}

export const factsOf = (file: string, text: string): SourceFacts => ({
  source: readSource(file, text),
  conversions: strayConversions(file, text),
  longFunctions: longFunctions(file, text),
  types: typeDeclarations(file, text),
  tables: file.startsWith('apps/server/src/') ? tableUse({ file, text }) : null,
})

interface StoredFacts {
  /** Of the code that determines the facts: other code may find others. */
  readonly version: string
  readonly files: Readonly<Record<string, { readonly hash: string; readonly facts: SourceFacts }>>
}

export interface FactsReader {
  /** Parses the file only if its text is not the one that was parsed last. */
  of(file: string, text?: string): SourceFacts
  /** Keeps the facts of the files that were asked for. */
  save(): void
}

const hashOf = (text: string) => crypto.hash('sha1', text)

/** The facts of the sources below `root`, from `node_modules/.cache` where `node tools/source-facts.ts` left them. */
export function factsReader(root: string, version = codeVersion(), derive = factsOf): FactsReader {
  const cache = path.join(root, 'node_modules/.cache/source-facts.json')
  const stored = readStored(cache)
  const known = stored?.version === version ? stored.files : {}
  const asked: Record<string, { hash: string; facts: SourceFacts }> = {}
  return {
    of(file, text = fs.readFileSync(path.join(root, file), 'utf8')) {
      const hash = hashOf(text)
      const found = known[file]
      const { facts } = (asked[file] = found?.hash === hash ? found : { hash, facts: derive(file, text) })
      return facts
    },
    save() {
      fs.mkdirSync(path.dirname(cache), { recursive: true })
      // Two checks at once must not leave half of each.
      const own = `${cache}.${process.pid}`
      fs.writeFileSync(own, JSON.stringify({ version, files: asked } satisfies StoredFacts))
      fs.renameSync(own, cache)
    },
  }
}

function readStored(cache: string): StoredFacts | null {
  try {
    return JSON.parse(fs.readFileSync(cache, 'utf8')) as StoredFacts
  } catch {
    return null
  }
}

/** Of the checks themselves, and of package.json, which names the version of the parser. */
function codeVersion(): string {
  const tools = path.resolve(import.meta.dirname, '..')
  const files = ['check', 'imports'].flatMap((folder) =>
    fs.readdirSync(path.join(tools, folder)).map((name) => path.join(tools, folder, name)),
  )
  return hashOf(
    [...files, path.join(tools, '../package.json')].map((file) => fs.readFileSync(file, 'utf8')).join('\0'),
  )
}
