/**
 * npm run new-call -- <domain> <name> <path> [--title <中文>] [--dry-run]
 * npm run new-call -- family add member_family/add --title 添加家庭成员
 * Method, auth and body come from the specification's table; the name is ours.
 */
import { parseArgs } from 'node:util'
import { root } from './run/paths.ts'
import { planCall } from './skeleton/call.ts'
import { carryOut, readFrom } from './skeleton/write.ts'
import { readSpecification } from './spec/tables.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { title: { type: 'string' }, 'dry-run': { type: 'boolean' }, root: { type: 'string' } },
})
const [domain, key, path] = positionals
const row = readSpecification().calls.find((call) => call.path === path)

if (!domain || !key || !path)
  fail('npm run new-call -- <domain> <name> <path>, e.g. family add member_family/add')
else if (!/^[a-z][\w]*$/i.test(key)) fail(`${key} is no name for a function`)
else if (!row)
  fail(`${path} is not in the specification: an addition of our own is written by hand, with its reason`)
else {
  const base = values.root ?? root
  carryOut(
    planCall({ domain, key, ...(values.title ? { title: values.title } : {}), row }, readFrom(base)),
    base,
    values['dry-run'] ?? false,
  )
}

function fail(line: string): void {
  console.error(line)
  process.exitCode = 1
}
