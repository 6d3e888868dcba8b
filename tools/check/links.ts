import path from 'node:path'

const link = /\[[^\]]*\]\(([^)\s]+)\)|<img src="([^"]+)"/g
/** Files named in code marks: `apps/server/src/app/start.ts`. */
const named = /`((?:apps|packages|tools|docs|e2e|bench)\/[\w./-]+\.(?:tsx?|cjs|md|sql|tsv|json))`/g

/** Links to files, pictures, and files named in a document, that do not exist. Readers follow both. */
export function brokenLinks(file: string, text: string, exists: (name: string) => boolean): string[] {
  const linked = [...text.matchAll(link)]
    .map((match) => match[1] ?? match[2] ?? '')
    .filter((target) => !/^[a-z]+:|^#/.test(target))
    .map((target) => path.posix.join(path.posix.dirname(file), target.split('#')[0] ?? ''))
  const mentioned = [...text.matchAll(named)].map((match) => match[1] ?? '')
  return [...new Set([...linked, ...mentioned])].filter((target) => !exists(target))
}
