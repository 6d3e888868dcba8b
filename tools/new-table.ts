/**
 * npm run new-table -- <feature>/<table> --distribution company|account|reference|key:<column>|local --addition "why"
 * npm run new-table -- coupons/coupon_reminder --distribution company --addition "Reminders of coupons that were sent"
 * The reason is the comment above the table in its migration.
 */
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { requireReason } from './generate/additions.ts'
import { distributionKinds, planTable } from './generate/table.ts'
import { GeneratorFault } from './generate/text.ts'
import { generate, sharedOptions } from './generate/write.ts'
import { root } from './run/paths.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { ...sharedOptions, distribution: { type: 'string' } },
})
const [owned = ''] = positionals
const [feature, table] = [path.posix.dirname(owned), path.posix.basename(owned)]
const base = values.root ?? root

generate((read) => {
  if (!owned.includes('/') || !values.distribution)
    throw new GeneratorFault(
      `npm run new-table -- <feature>/<table> --distribution ${distributionKinds.join('|')}, e.g. coupons/coupon_reminder`,
    )
  if (!/^[a-z][a-z0-9_]*$/.test(table)) throw new GeneratorFault(`${table} is not snake_case`)
  if (!fs.existsSync(path.join(base, 'apps/server/src/features', feature)))
    throw new GeneratorFault(`${feature} is no folder of apps/server/src/features`)
  requireReason(`the table ${table}`, false, values.addition)
  const migrations = fs.readdirSync(path.join(base, 'apps/server/migrations'))
  const { distribution, addition: reason = '' } = values
  return planTable({ feature, table, distribution, reason, migrations }, read)
}, values)
