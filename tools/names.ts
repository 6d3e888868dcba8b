/**
 * npm run names                whether a retired name has returned (tools/check/retired-names.ts)
 * npm run names -- deed        every occurrence of that one
 */
import fs from 'node:fs'
import path from 'node:path'
import { ambiguousTypeNames } from './check/type-names.ts'
import { gitFiles } from './check/git-files.ts'
import { factsReader } from './check/source-facts.ts'
import { retiredIn } from './check/names.ts'
import { retiredNames } from './check/retired-names.ts'
import { root } from './run/paths.ts'

const readable = /\.(?:tsx?|cjs|mjs|md|sql|css|html|ya?ml|json|sh)$/
/** The specification's own words, and the list itself. */
const skipped =
  /(?:^|\/)package-lock\.json$|^docs\/spec\/|^tools\/check\/(?:retired-names|names\.test|name-patterns)/

const args = process.argv.slice(2)
const chosen = args.filter((word) => !word.startsWith('--'))
const unknown = chosen.filter((concept) => !(concept in retiredNames))
if (unknown.length > 0) {
  console.error(`unknown ${unknown.join(', ')}; there are ${Object.keys(retiredNames).join(', ')}`)
  process.exit(2)
}
const searched = Object.fromEntries(
  Object.entries(retiredNames).filter(([concept]) => chosen.length === 0 || chosen.includes(concept)),
)

const files = gitFiles(root).filter((file) => readable.test(file) && !skipped.test(file))
const sources = files.map((file) => ({ file, text: fs.readFileSync(path.join(root, file), 'utf8') }))

const occurrences = sources.flatMap(({ file, text }) => retiredIn(file, text, searched))
const ambiguous = chosen.length > 0 ? [] : ambiguousIn()
const faults = [
  ...occurrences.map(({ where, found, use }) => `${where}: ${found}, say ${use}`),
  ...ambiguous.map(
    ({ name, files: locations }) =>
      `type ${name}: ${locations.length} files declare it differently; give each its full name\n    ${locations.join('\n    ')}`,
  ),
]
for (const fault of faults) console.error(`✗ ${fault}`)
console.log(`${files.length} files, ${faults.length} names to change, ${ambiguous.length} ambiguous types`)
process.exitCode = faults.length > 0 ? 1 : 0

function ambiguousIn() {
  const facts = factsReader(root)
  const code = sources.filter(({ file }) => /\.tsx?$/.test(file))
  return ambiguousTypeNames(code.flatMap(({ file, text }) => facts.of(file, text).types))
}
