import fs from 'node:fs'
import path from 'node:path'
import { sourceFiles } from '../imports/sources.ts'

const isTest = (file: string) => /^(apps|packages|e2e)\/.*\.(test\.tsx?|e2e\.ts)$/.test(file)

/** Tests next to one of the files, or whose text contains one of the words. */
export const testsOf = (root: string, files: readonly string[], filters: readonly string[]): string[] =>
  sourceFiles(root)
    .filter(isTest)
    .filter((file) => {
      if (files.some((code) => file.replace(/\.test\.(tsx?)$/, '.$1') === code)) return true
      const text = fs.readFileSync(path.join(root, file), 'utf8')
      return filters.some((word) => text.includes(word))
    })
