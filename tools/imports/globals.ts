import { locationOf } from './location.ts'
import type { SourceFile } from './sources.ts'

/** Browser storage has one module, so that a reset can clear it and each key is defined once. */
export const strayStorage = (sources: readonly SourceFile[]): string[] =>
  sources
    .filter(({ file, globals }) => {
      const isHome = /^apps\/(h5|console)\/src\/platform\/storage\//.test(file)
      const uses = globals.includes('localStorage') || globals.includes('sessionStorage')
      return uses && file.startsWith('apps/') && !isHome && !locationOf(file).isTest
    })
    .map(({ file }) => `${file}\n    only platform/storage touches localStorage and sessionStorage`)

/** Partner calls have one module, with their timeouts, size limits, retries and log. */
export const strayFetches = (sources: readonly SourceFile[]): string[] =>
  sources
    .filter(({ file, globals }) => globals.includes('fetch') && isPartner(file) && !locationOf(file).isTest)
    .map(({ file }) => `${file}\n    a partner is asked through platform/partner-call.ts`)

const isPartner = (file: string) => file.startsWith('apps/server/src/partners/')
