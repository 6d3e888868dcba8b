/**
 * npm run dev                 the sandbox, the server, which restarts when it changes, and both apps in development
 * mode
 * npm run dev -- --reset      with the demo data as on the first day
 */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { createServer, type ViteDevServer } from 'vite'
import { startEmbedded, type EmbeddedDatabase } from '../apps/server/src/platform/db/embedded/start.ts'
import { EmbeddedRefused } from '../apps/server/src/platform/db/embedded/refused.ts'
import { dataFolder, dropDemoData } from './run/demo-data.ts'
import { root } from './run/paths.ts'
import { chooseDevPorts, StartRefused } from './run/ports.ts'
import { ProcessGroup, type ProcessEnd, type ProcessSpec } from './run/processes.ts'
import { origin, partsOf } from './run/product.ts'
import { watchSources } from './run/source-watch.ts'
import { whenNpmIsGone } from './run/watch-parent.cjs'
import { welcomeDeveloper } from './run/welcome.ts'

const { values: options } = parseArgs({ options: { reset: { type: 'boolean', default: false } } })

/** The sources of each running part. */
const sourcesOf = {
  sandbox: ['apps/sandbox/src', 'packages/partner-contract/src'],
  server: [
    'apps/server/src',
    'apps/server/seeds',
    'apps/server/migrations',
    ...['contract', 'domain', 'papers', 'ocr', 'partner-contract'].map((name) => `packages/${name}/src`),
  ],
}

const processGroup = new ProcessGroup(({ name, code, signal }: ProcessEnd) =>
  console.error(`${name}已退出（${signal ?? `代码 ${code}`}）：修改代码后会自动重新启动。`),
)
const endings: (() => unknown)[] = []
let database: EmbeddedDatabase | null = null
const shutdown: { stopped?: Promise<void> } = {}

function stop(code: number, line?: string): Promise<void> {
  shutdown.stopped ??= (async () => {
    await Promise.all(endings.map((end) => end()))
    await processGroup.stop()
    await database?.stop()
    if (line) console.error(line)
    process.exit(code)
  })()
  return shutdown.stopped
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
whenNpmIsGone(() => void stop(0))

/** One restart at a time; changes during it cause one more. */
function restartOnChange(part: ProcessSpec, folders: readonly string[]): void {
  let restarting: Promise<void> | null = null
  let isStale = false
  const restart = async () => {
    while (isStale && !shutdown.stopped) {
      isStale = false
      const started = performance.now()
      if (await processGroup.restart(part))
        console.log(`${part.name}已重新启动（${((performance.now() - started) / 1000).toFixed(1)} 秒）`)
    }
    restarting = null
  }
  const end = watchSources(folders, (file) => {
    console.log(`${file} 已修改，正在重新启动${part.name}…`)
    isStale = true
    restarting ??= restart()
  })
  endings.push(end)
}

async function serveApp(folder: string, port: number): Promise<ViteDevServer> {
  const app = path.join(root, folder)
  const server = await createServer({
    root: app,
    configFile: path.join(app, 'vite.config.ts'),
    server: { host: '127.0.0.1', port, strictPort: true },
    clearScreen: false,
    logLevel: 'warn',
  })
  endings.push(() => server.close())
  return server.listen()
}

/** The server joins a running database, so the database need not restart with each change. */
async function holdDatabase(): Promise<EmbeddedDatabase | null> {
  const { DATABASE_URL, EMBEDDED_DATABASE_PORT } = process.env
  if (DATABASE_URL) return null
  const port = Number(EMBEDDED_DATABASE_PORT || 15_432)
  return startEmbedded({ dataDir: path.join(dataFolder(process.env), 'postgres'), port })
}

async function start(): Promise<void> {
  if (process.env['NODE_ENV'] === 'production')
    throw new StartRefused('npm run dev 用于开发：请去掉 NODE_ENV=production，或用 npm start。')
  const ports = await chooseDevPorts(process.env)
  if (options.reset) dropDemoData(process.env)
  database = await holdDatabase()
  const { sandbox, server } = partsOf(ports)
  // The configuration of both apps proxies calls to it.
  process.env['API_ORIGIN'] = origin(ports.app)
  if (sandbox) {
    await processGroup.start(sandbox)
    restartOnChange(sandbox, sourcesOf.sandbox)
  }
  restartOnChange(server, sourcesOf.server)
  await Promise.all([
    processGroup.start(server),
    serveApp('apps/h5', ports.h5),
    serveApp('apps/console', ports.console),
  ])
  if (!shutdown.stopped) console.log(welcomeDeveloper(ports))
}

try {
  await start()
} catch (error) {
  const { message, stack } = error as Error
  const isKnown = error instanceof StartRefused || error instanceof EmbeddedRefused
  await stop(1, isKnown ? message : stack)
}
