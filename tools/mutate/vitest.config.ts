import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { ruleTests } from './rule-files.ts'

const steady = path.join(import.meta.dirname, 'steady.ts')

/** Only the rules: they need no database and no browser, so a mutant costs little. */
export default defineConfig({
  plugins: [
    {
      name: 'steady-examples',
      enforce: 'pre',
      // Instead of a set-up file, which would load fast-check for every mutant, and few tests use it.
      resolveId: (source, importer) => (source === 'fast-check' && importer !== steady ? steady : null),
    },
  ],
  test: {
    include: ruleTests(path.join(import.meta.dirname, '../..')),
    // A mutant starts fresh anyway.
    isolate: false,
    // A busy machine may be slow; Stryker ends an endless mutant.
    testTimeout: 60_000,
  },
})
