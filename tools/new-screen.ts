/**
 * npm run new-screen -- <domain> <file> <path> [<call it shows>] [--dry-run]
 * npm run new-screen -- family edit /family/edit family.list
 * Name, title, depth and flags come from the specification's table.
 */
import { parseArgs } from 'node:util'
import { root } from './run/paths.ts'
import { planScreen } from './skeleton/screen.ts'
import { carryOut, readFrom } from './skeleton/write.ts'
import { readSpecification } from './spec/tables.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'dry-run': { type: 'boolean' }, root: { type: 'string' } },
})
const [domain, file, path, call] = positionals
const route = readSpecification().routes.find((one) => one.path === path)

if (!domain || !file || !path)
  fail('npm run new-screen -- <domain> <file> <path> [<call>], e.g. family edit /family/edit family.list')
else if (!/^[a-z][a-z0-9-]*$/.test(file)) fail(`${file} is not kebab-case`)
else if (call && !/^[a-z][\w-]*\.[a-z]\w*$/i.test(call)) fail(`${call} is no call, e.g. family.list`)
else if (!route) fail(`${path} is not in the specification`)
else {
  const base = values.root ?? root
  carryOut(planScreen({ domain, file, route, call }, readFrom(base)), base, values['dry-run'] ?? false)
}

function fail(line: string): void {
  console.error(line)
  process.exitCode = 1
}
