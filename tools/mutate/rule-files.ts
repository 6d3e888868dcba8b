import fs from 'node:fs'
import path from 'node:path'

const ofServer = 'apps/server/src/features/**/{rules,*-rules,coverage}.test.ts'
const files = (root: string, glob: string) =>
  fs.globSync(glob, { cwd: root }).map((file) => file.replaceAll(path.sep, '/'))

/** Tests of rules that need neither a database nor a browser: a test that uses the testkit is a test of calls. */
export const ruleTests = (root: string): string[] => [
  // Drawing and reading a picture takes seconds, for every mutant.
  ...files(root, 'packages/domain/**/*.test.ts').filter((file) => !file.endsWith('-photos.test.ts')),
  ...files(root, ofServer).filter(
    (file) => !fs.readFileSync(path.join(root, file), 'utf8').includes('#testkit/'),
  ),
]

/** The mutated files: the domain, and the server's rules with such a test. */
export const ruleFiles = (root: string): string[] =>
  [
    ...files(root, 'packages/domain/src/**/*.ts').filter(
      (file) => !/\.test\.ts$|\/test-[\w-]+\.ts$/.test(file),
    ),
    ...ruleTests(root)
      .filter((file) => file.startsWith('apps/'))
      .map((file) => file.replace(/\.test\.ts$/, '.ts')),
  ].toSorted()

/** Few at a time, so that a mutant that every test of the run may reach, such as one of a table, meets few tests. */
const groupSize = 6

export const inGroups = (rules: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(rules.length / groupSize) }, (_, at) =>
    rules.slice(at * groupSize, (at + 1) * groupSize),
  )
