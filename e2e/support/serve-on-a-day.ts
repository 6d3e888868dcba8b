/** A server of its own whose clock is moved by whoever started it: a process beside the worker, as the stage is. */
import { startDatabaseServer } from '@yf/server/testkit/database-server'
import { startDemoServer } from '@yf/server/testkit/demo-server'

const databases = await startDatabaseServer()
const server = await startDemoServer()

process.on('message', (day: string) => {
  server.clock.set(`${day}T12:00:00+08:00`)
  process.send?.(day)
})
process.on('disconnect', () => {
  void server
    .close()
    .then(() => databases.stop())
    .then(() => process.exit())
})
process.send?.(server.url)
