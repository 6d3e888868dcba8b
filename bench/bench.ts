/**
 * npm run bench: figures to compare within one run, next to their budgets. It asserts nothing. `npm run bench --
 * placing` measures only that.
 */
import { openStage, type ProductStage } from '../e2e/support/stage.ts'
import { buildApps } from '../tools/run/app-build.ts'
import { measureCaseList } from './case-list.ts'
import { measureConsole } from './console.ts'
import { measureFirstScreens } from './first-screen.ts'
import { measureList } from './list-speed.ts'
import { measureOrderList } from './order-list.ts'
import { measureMonth } from './month.ts'
import { measurePlacing } from './place-order.ts'
import { measureRoster } from './roster.ts'
import { measureRooms } from './consultations.ts'
import { measureStart } from './start-speed.ts'
import { measureTaps } from './tap-speed.ts'

const measures: Readonly<Record<string, (stage: ProductStage) => Promise<void>>> = {
  'first-screens': ({ app }) => measureFirstScreens(app),
  start: ({ app }) => measureStart(app),
  taps: ({ app }) => measureTaps(app),
  list: (stage) => measureList(stage, 18_281),
  placing: (stage) => measurePlacing(stage, 18_282),
  console: measureConsole,
  cases: measureCaseList,
  rooms: measureRooms,
  month: measureMonth,
  roster: measureRoster,
  // Last: it leaves a million orders behind.
  orders: measureOrderList,
}

const names = process.argv.slice(2)
const unknown = names.filter((name) => !(name in measures))
if (unknown.length > 0) {
  console.error(`unknown measure ${unknown.join(', ')}; there are ${Object.keys(measures).join(', ')}`)
  process.exit(2)
}

await buildApps()
const stage = await openStage({ app: 18_280, sandbox: 18_290, mail: 18_225 })
try {
  for (const [name, measure] of Object.entries(measures))
    if (names.length === 0 || names.includes(name)) await measure(stage)
} finally {
  await stage.stop()
}
