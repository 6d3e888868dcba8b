/** npm run words: checks the texts for users against the terms of docs/glossary.md. */
import fs from 'node:fs'
import path from 'node:path'
import { wordFaults } from './check/wording.ts'
import { sourceFiles } from './imports/sources.ts'

const root = path.resolve(import.meta.dirname, '..')

/** The sandbox simulates others, who use their own words; users never see tests and stories. */
const visibleFiles =
  /^(?:apps\/(?:h5\/src|console\/src|server\/(?:src|seeds))|packages\/(?:contract|domain|papers|client)\/src)\//
const unshown = /\.test\.tsx?$|\/test-[^/]*$|\.story\.tsx$|\/gallery\//

const files = sourceFiles(root).filter((file) => visibleFiles.test(file) && !unshown.test(file))
const faults = files.flatMap((file) => wordFaults(file, fs.readFileSync(path.join(root, file), 'utf8')))
for (const fault of faults) console.error(`✗ ${fault}`)
console.log(`${files.length} files, ${faults.length} words to change`)
process.exitCode = faults.length > 0 ? 1 : 0
