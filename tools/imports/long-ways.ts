import type { SourceFile } from './sources.ts'

/**
 * Inside an app a distant module is imported by its alias (`#platform/…`), so that moving a file changes nothing in
 * it.
 */
export const longWays = (sources: readonly SourceFile[]): string[] =>
  sources
    .filter(({ file }) => /^apps\/[^/]+\/(src|seeds|testkit)\//.test(file))
    .flatMap(({ file, imports }) =>
      imports
        .filter((specifier) => specifier.startsWith('../../'))
        .map((specifier) => `${file} → ${specifier}\n    far modules are named by #, not by ../../`),
    )
