import path from 'node:path'

const link = /\[[^\]]*\]\(([^)\s]+)\)|<img src="([^"]+)"/g
/** Files named in code marks: `apps/server/src/app/start.ts`. */
const named = /`((?:apps|packages|tools|docs|e2e|bench)\/[\w./-]+\.(?:tsx?|cjs|md|sql|tsv|json))`/g

/** Short names of files, as in `rules.ts` or `features/orders/rules.ts`. */
const shortNames = /`([\w./-]+\.(?:tsx?|cjs|sql))`/g
/** A name for any file: `x.test.ts`. */
const isExample = (name: string) => name.startsWith('x.')

/** Files named by the end of their path that are not among the files of the repository. */
export const unknownFiles = (text: string, files: readonly string[]): string[] => {
  const names = new Set([...text.matchAll(shortNames)].map((match) => match[1] ?? ''))
  return [...names].filter(
    (name) => !isExample(name) && !files.some((file) => file === name || file.endsWith(`/${name}`)),
  )
}

const jobNames = /`([a-z]+(?:-[a-z]+)*\.[a-z]+(?:-[a-z]+)*)`/g
const fileEndings = /\.(?:c?[jt]sx?|html|json|ya?ml|md|tsv|css|sql)$/

/** Jobs and outbox messages that a runbook names and the server does not. */
export const unknownJobs = (text: string, serverSource: string): string[] => {
  const names = new Set([...text.matchAll(jobNames)].map((match) => match[1] ?? ''))
  return [...names].filter((name) => !fileEndings.test(name) && !serverSource.includes(`'${name}'`))
}

/** Links to files, pictures, and files named in a document, that do not exist. Readers follow both. */
export function brokenLinks(file: string, text: string, exists: (name: string) => boolean): string[] {
  const linked = [...text.matchAll(link)]
    .map((match) => match[1] ?? match[2] ?? '')
    .filter((target) => !/^[a-z]+:|^#/.test(target))
    .map((target) => path.posix.join(path.posix.dirname(file), target.split('#')[0] ?? ''))
  const mentioned = [...text.matchAll(named)].map((match) => match[1] ?? '')
  return [...new Set([...linked, ...mentioned])].filter((target) => !exists(target))
}
