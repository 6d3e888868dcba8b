/** npm run bench: figures to compare within one run, with the budgets beside them. It asserts nothing. */
import { openStage } from '../e2e/support/stage.ts'
import { buildApps } from '../tools/run/app-build.ts'
import { measureCaseList } from './case-list.ts'
import { measureDesk } from './desk.ts'
import { measureFirstScreens } from './first-screen.ts'
import { measureList } from './list-speed.ts'
import { measurePlacing } from './place-order.ts'
import { measureRooms } from './rooms.ts'
import { measureStart } from './start-speed.ts'
import { measureTaps } from './tap-speed.ts'

await buildApps()
const stage = await openStage({ app: 18_280, sandbox: 18_290, mail: 18_225 })
try {
  await measureFirstScreens(stage.app)
  await measureStart(stage.app)
  await measureTaps(stage.app)
  await measureList(stage, 18_281)
  await measurePlacing(stage, 18_282)
  await measureDesk(stage)
  await measureCaseList(stage)
  await measureRooms(stage)
} finally {
  await stage.stop()
}
