import { defineConfig } from 'vitest/config'

/** The rules alone: they need no database and no browser, so a mutant costs milliseconds. */
export default defineConfig({
  test: {
    include: ['packages/domain/**/*.test.ts', 'apps/server/src/features/**/rules.test.ts'],
    setupFiles: ['tools/mutate/steady.ts'],
  },
})
