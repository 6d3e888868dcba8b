import fs from 'node:fs'
import path from 'node:path'

const ofServer = 'apps/server/src/features/**/{rules,*-rules,coverage}.test.ts'
const files = (root: string, glob: string) =>
  fs.globSync(glob, { cwd: root }).map((file) => file.replaceAll(path.sep, '/'))

/** Tests of rules that need neither a database nor a browser: whatever asks the testkit is a test of calls. */
export const ruleTests = (root: string): string[] => [
  // To draw and read a picture takes seconds, and every change would be waited for that long.
  ...files(root, 'packages/domain/**/*.test.ts').filter((file) => !file.endsWith('-photos.test.ts')),
  ...files(root, ofServer).filter(
    (file) => !fs.readFileSync(path.join(root, file), 'utf8').includes('#testkit/'),
  ),
]

/** What is broken on purpose: the domain, and the server's rules that have such a test. */
export const ruleFiles = (root: string): string[] =>
  [
    ...files(root, 'packages/domain/src/**/*.ts').filter(
      (file) => !/\.test\.ts$|\/test-[\w-]+\.ts$/.test(file),
    ),
    ...ruleTests(root)
      .filter((file) => file.startsWith('apps/'))
      .map((file) => file.replace(/\.test\.ts$/, '.ts')),
  ].toSorted()

/** So few at a time that a change which every test of the run may meet, as that of a table, meets few tests. */
const together = 6

export const inGroups = (rules: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(rules.length / together) }, (_, at) =>
    rules.slice(at * together, (at + 1) * together),
  )
