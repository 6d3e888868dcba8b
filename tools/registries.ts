/** npm run registries: whether the hand-kept lists name what the code declares. Each fault says where to write what. */
import fs from 'node:fs'
import path from 'node:path'
import { callTable } from '@yf/contract/table'
import { encryptedColumns, subjectColumns } from '@yf/server/app/features'
import { distributions } from '@yf/server/platform/db/distribution'
import { settingRows } from '../apps/server/src/app/setting-rows.ts'
import { productionEnvironment } from '../apps/server/testkit/production-environment.ts'
import { routes } from '../apps/h5/src/app/routes.ts'
import { callerFaults, readCallerSources } from './check/callers.ts'
import { tablesIn, undistributed, unrotated, unsetForProduction, unvisited } from './check/registries.ts'
import { sourceFiles } from './imports/sources.ts'
import { root } from './run/paths.ts'
import { visitsOf } from './shots/visits.ts'
import { builtRoutes } from './spec/built.ts'

const tables = sourceFiles(root)
  .filter((file) => /^apps\/server\/src\/.*\/tables\.ts$/.test(file))
  .flatMap((file) => tablesIn({ file, text: fs.readFileSync(path.join(root, file), 'utf8') }))
const screens = new Set(builtRoutes().map((route) => route.path))
const faults = [
  ...undistributed(tables, distributions),
  ...unrotated(tables, [...encryptedColumns, ...subjectColumns]),
  ...callerFaults(callTable, readCallerSources(screens)),
  ...unvisited(visitsOf(routes).skipped),
  ...unsetForProduction(
    settingRows,
    productionEnvironment(),
    fs.readFileSync(path.join(root, 'compose.yaml'), 'utf8'),
  ),
]
for (const fault of faults) console.error(`✗ ${fault}`)
console.log(`${tables.length} tables, ${screens.size} routes, ${faults.length} faults`)
process.exitCode = faults.length > 0 ? 1 : 0
