/**
 * DATABASE_URL=<the coordinator's> npm run try-distributed migrates, distributes, loads the demo data, starts the
 * server, makes every call and runs the main journeys, checks the plans of the frequent calls, and compares their
 * cost with one node. Exits with 1 if something failed.
 */
import { distribute } from '#ops/distribute/distribute.ts'
import {
  checkAppendOnly,
  compareCost,
  lookAtPlans,
  runJobs,
  walkEverything,
  walkJourneys,
} from './trial-parts.ts'
import { latestMoment, oneNodeBeside } from './trial-databases.ts'
import { watchStatements } from './statements.ts'
import { openTrial } from './trial-stage.ts'

const url = process.env['DATABASE_URL']
if (!url) {
  console.error('请用 DATABASE_URL 指定 Citus 协调节点上的数据库')
  process.exit(1)
}

console.log('— 分布')
await distribute(url, (line) => console.log(line))
watchStatements()
const stage = await openTrial(url, await latestMoment(url))
const faults: string[] = []
try {
  for (const part of [walkJourneys, walkEverything, runJobs, lookAtPlans, checkAppendOnly])
    faults.push(...(await part(stage)))
  await oneNodeBeside(url, async (plainUrl) => {
    const oneNode = await openTrial(plainUrl, stage.server.clock.now())
    try {
      await compareCost(stage, oneNode)
    } finally {
      await oneNode.close()
    }
  })
} finally {
  await stage.close()
}
console.log(faults.length === 0 ? '— 全部通过' : `— ${faults.length} 处有误：\n${faults.join('\n')}`)
process.exitCode = faults.length === 0 ? 0 : 1
