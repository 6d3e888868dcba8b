import { readSource, resolveImport, type SourceFile } from '../imports/sources.ts'

const endings = ['.screen.tsx', '.test.tsx', '.test.ts', '.ts'] as const
const endingOf = (file: string) => endings.find((ending) => file.endsWith(ending))
/** `apps/h5/src/features/*` + `/screens/` + `.test.tsx`: groups similar files of all domains. */
const kindOf = (file: string): string => {
  const folder = file.slice(0, file.lastIndexOf('/')).replace(/\/features\/[^/]+/, '/features/*')
  return `${folder}/*${endingOf(file)}`
}

/**
 * Generator output without an example among the existing files: a file with an unprecedented name, or an import that
 * similar files never have. It detects an outdated pattern before it is copied.
 */
export function skeletonFaults(
  planned: ReadonlyMap<string, string>,
  existing: readonly SourceFile[],
  apps: ReadonlySet<string>,
): string[] {
  const faults: string[] = []
  for (const [file, text] of planned) {
    // A migration imports nothing; the check of migrations knows its name.
    if (file.endsWith('.sql') || existing.some((source) => source.file === file)) continue
    const alike = existing.filter((source) => kindOf(source.file) === kindOf(file))
    if (alike.length === 0) {
      faults.push(`${file}: no file stands under such a name`)
      continue
    }
    const usual = new Set(
      alike.flatMap((source) =>
        source.imports.map((specifier) => resolveImport(source.file, specifier, apps)),
      ),
    )
    for (const specifier of readSource(file, text).imports) {
      const target = resolveImport(file, specifier, apps)
      const isOwn = specifier.startsWith('./') || specifier.startsWith('@yf/contract/')
      if (!isOwn && !usual.has(target)) faults.push(`${file}: nothing like it imports ${specifier}`)
    }
  }
  return faults
}
