import { enableCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { EmbeddedRefused } from '#platform/db/embedded/refused.ts'
import { MigrationRefused } from '#platform/db/migrate.ts'
import { isDatabaseDown } from '#platform/http/database-down.ts'
import type { RunningServer } from './run.ts'
import { readSettings, SettingError } from './settings.ts'

/** A configuration problem that an operator can fix prints one line; anything else is a bug and prints its stack. */
function lineFor(error: unknown): string {
  if ([SettingError, MigrationRefused, EmbeddedRefused].some((known) => error instanceof known))
    return (error as Error).message
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') return `设置有误 PORT：端口 ${port} 已被占用，请换一个端口`
  if (isDatabaseDown(error))
    return `无法连接数据库，请检查 DATABASE_URL（${code ?? (error as Error).message}）`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

function end(line: string): never {
  console.error(line)
  process.exit(1)
}

/** Listens for signals from the first moment: an interrupted start leaves nothing behind either. */
function stopOnSignals(): { readonly starting: AbortSignal; isUp(server: RunningServer): void } {
  const starting = new AbortController()
  let server: RunningServer | undefined
  let isStopping = false
  const stop = (signal: string) => {
    // A second signal means that the operator does not want to wait.
    if (isStopping) return server && void endNow(server)
    isStopping = true
    if (!server) return starting.abort()
    server.running.log.info({ signal }, 'stopping')
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => end(lineFor(error)),
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(signal))
  return { starting: starting.signal, isUp: (running) => void (server = running) }
}

async function endNow(server: RunningServer): Promise<void> {
  await server.endDatabase().catch(() => undefined)
  process.exit(1)
}

function endOnBugs(server: RunningServer): void {
  const { log } = server.running
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'a bug ended the process')
    log.flush()
    void endNow(server)
  })
}

/** Loading leaves a heap three times as large as the server needs: it is collected before the first call. */
function releaseStartMemory(): void {
  setFlagsFromString('--expose-gc')
  ;(runInNewContext('gc') as () => void)()
}

const signals = stopOnSignals()
try {
  const settings = readSettings(process.env)
  // Invalid settings are reported first; everything else is loaded after them, from a compile cache shared by all
  // starts.
  enableCompileCache()
  const { runServer } = await import('./run.ts')
  const server = await runServer(settings, signals.starting)
  signals.isUp(server)
  endOnBugs(server)
  releaseStartMemory()
} catch (error) {
  if (signals.starting.aborted) process.exit(0)
  end(lineFor(error))
}
