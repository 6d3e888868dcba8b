import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { ruleTests } from './rule-files.ts'

const steady = path.join(import.meta.dirname, 'steady.ts')

/** The rules alone: they need no database and no browser, so a mutant costs little. */
export default defineConfig({
  plugins: [
    {
      name: 'steady-examples',
      enforce: 'pre',
      // In place of a set-up file: that would load fast-check for every mutant, and few tests use it.
      resolveId: (source, importer) => (source === 'fast-check' && importer !== steady ? steady : null),
    },
  ],
  test: {
    include: ruleTests(path.join(import.meta.dirname, '../..')),
    // A mutant is a fresh start anyway.
    isolate: false,
    // A busy machine may take its time; a mutant that never ends is ended by Stryker.
    testTimeout: 60_000,
  },
})
