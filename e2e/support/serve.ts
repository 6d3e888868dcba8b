/**
 * The stage of one worker, a process next to it: reports readiness over its channel, ends on request or when
 * orphaned.
 */
import fs from 'node:fs'
import { openStage } from './stage.ts'
import { ports, stageFile } from './origins.ts'

/**
 * Browser and database share the machine with the server, so overload protection is relaxed. A journey may also set a
 * client address, like a proxy in front.
 */
const patient = { DATABASE_WAIT_SECONDS: '30', MAX_LATE_MS: '0' }
const behindProxy = { TRUSTED_HOPS: '1', TRUSTED_PROXIES: '127.0.0.1' }
const opening = openStage(ports, { ...patient, ...behindProxy })

let isStopping = false
async function stop(): Promise<void> {
  if (isStopping) return
  isStopping = true
  fs.rmSync(stageFile, { force: true })
  await (await opening).stop()
  process.exit()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
process.on('disconnect', () => void stop())

const { databaseUrl, dataDir } = await opening
fs.writeFileSync(stageFile, JSON.stringify({ databaseUrl, dataDir }))
process.send?.('ready')
