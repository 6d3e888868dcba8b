/** The stage of one worker, a process beside it: says over its channel that it stands, ends when asked or left alone. */
import fs from 'node:fs'
import { openStage } from './stage.ts'
import { ports, stageFile } from './origins.ts'

/**
 * The browser and the database share the machine with the server: nobody is turned away for it. And a journey may speak
 * for somebody in another network, as a proxy in front would.
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
