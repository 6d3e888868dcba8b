/** A server whose clock the starter moves: a process next to the worker, like the stage. */
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
