/**
 * npm run names                whether a retired name has returned (tools/check/retired-names.ts)
 * npm run names -- --left      also counts the occurrences of each name of the list
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

/** The number of type names that three or more files still declare differently: lower it when it falls. */
const ambiguousNamesLeft = 141

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
const conventional = Object.fromEntries(
  Object.entries(retiredNames).filter(([concept, { isEnforced }]) =>
    chosen.length > 0 ? chosen.includes(concept) : isEnforced || args.includes('--left'),
  ),
)

const files = gitFiles(root).filter((file) => readable.test(file) && !skipped.test(file))
const sources = files.map((file) => ({ file, text: fs.readFileSync(path.join(root, file), 'utf8') }))

const occurrences = sources.flatMap(({ file, text }) => retiredIn(file, text, conventional))
if (args.includes('--left')) printLeft()
const faults = occurrences
  .filter(({ isEnforced }) => isEnforced || chosen.length > 0)
  .map(({ where, found, use }) => `${where}: ${found}, say ${use}`)

const ambiguous = chosen.length > 0 ? [] : ambiguousIn()
if (args.includes('--left') || ambiguous.length > ambiguousNamesLeft)
  for (const { name, files: locations } of ambiguous)
    console.error(
      `${name}: ${locations.length} files declare it differently\n    ${locations.join('\n    ')}`,
    )
if (ambiguous.length > ambiguousNamesLeft)
  faults.push(`${ambiguous.length} type names mean three things or more, at most ${ambiguousNamesLeft} may`)

for (const fault of faults) console.error(`✗ ${fault}`)
console.log(`${files.length} files, ${faults.length} names to change, ${ambiguous.length} ambiguous types`)
process.exitCode = faults.length > 0 ? 1 : 0

function ambiguousIn() {
  const facts = factsReader(root)
  const code = sources.filter(({ file }) => /\.tsx?$/.test(file))
  return ambiguousTypeNames(code.flatMap(({ file, text }) => facts.of(file, text).types))
}

function printLeft(): void {
  for (const concept of Object.keys(conventional)) {
    const found = occurrences.filter((one) => one.concept === concept)
    const where = new Set(found.map((one) => one.where.replace(/:\d+$/, '')))
    console.log(`${concept.padEnd(34)} ${String(found.length).padStart(6)} in ${where.size} files`)
  }
}
