import fs from 'node:fs'
import path from 'node:path'
import { sourceFiles } from '../imports/sources.ts'

const root = path.resolve(import.meta.dirname, '../..')
const isTest = (file: string) => /\.test\.tsx?$|\/test-[^/]*$|\.story\.tsx$|\/gallery\//.test(file)

/** The running code of an app or package as one text, without tests, stories and the gallery. */
export const runningText = (...folders: readonly string[]): string =>
  sourceFiles(root)
    .filter((file) => folders.some((folder) => file.startsWith(`${folder}/`)) && !isTest(file))
    .map((file) => fs.readFileSync(path.join(root, file), 'utf8'))
    .join('\n')
