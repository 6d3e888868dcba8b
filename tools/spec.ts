/**
 * npm run spec                     how much of the specification is implemented, what is missing, what contradicts it
 * npm run spec -- --least 8,20     fails below these counts (routes, calls) instead of those in docs/spec/least.json
 * npm run spec -- --raise          writes today's counts into docs/spec/least.json, so that they cannot fall
 */
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { additions } from './spec/additions.ts'
import { builtCalls, builtRoutes } from './spec/built.ts'
import { compareCalls, compareRoutes, type Coverage } from './spec/compare.ts'
import { readSpecification } from './spec/tables.ts'
import { shortfall, type SpecCounts } from './spec/least.ts'

const leastFile = path.join(import.meta.dirname, '../docs/spec/least.json')

const { values: options } = parseArgs({
  options: { least: { type: 'string' }, raise: { type: 'boolean' }, brief: { type: 'boolean' } },
})

const specification = readSpecification()
const found = {
  routes: compareRoutes(specification.routes, builtRoutes(), additions.routes),
  calls: compareCalls(specification.calls, builtCalls(), additions.calls),
}
const counts: SpecCounts = { routes: found.routes.covered.length, calls: found.calls.covered.length }

function print(word: string, coverage: Coverage) {
  console.log(`${word}: ${coverage.covered.length} of ${coverage.total} stand`)
  if (!options.brief && coverage.missing.length > 0) {
    console.log(`  missing:\n${coverage.missing.map((name) => `    ${name}`).join('\n')}`)
  }
}

print('routes', found.routes)
print('calls', found.calls)
if (!options.brief) {
  for (const [call, reason] of Object.entries({ ...additions.routes, ...additions.calls })) {
    console.log(`added by us: ${call} (${reason})`)
  }
  console.log(`read from ${specification.from}`)
}
for (const table of specification.stale) {
  console.log(`docs/spec/${table}.tsv differs from ../shared/spec/${table}.tsv: copy it again`)
}
if (options.raise) fs.writeFileSync(leastFile, `${JSON.stringify(counts)}\n`)

const [routes, calls] = (options.least ?? '').split(',').map(Number)
const least: SpecCounts = options.least
  ? { routes: routes ?? 0, calls: calls ?? 0 }
  : (JSON.parse(fs.readFileSync(leastFile, 'utf8')) as SpecCounts)
const faults = [...found.routes.faults, ...found.calls.faults, ...shortfall(counts, least)]
for (const fault of faults) console.error(`✗ ${fault}`)
process.exitCode = faults.length > 0 ? 1 : 0
