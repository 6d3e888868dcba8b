/**
 * npm start: builds the apps if they changed, starts the partner sandbox and the server, and prints their addresses.
 */
import { buildApps, BuildFailed } from './run/app-build.ts'
import { choosePorts, StartRefused, type Ports } from './run/ports.ts'
import { ProcessGroup, type ProcessEnd } from './run/processes.ts'
import { partsOf } from './run/product.ts'
import { whenNpmIsGone } from './run/watch-parent.cjs'
import { welcome } from './run/welcome.ts'

const stopping = new AbortController()
const processGroup = new ProcessGroup((ended) => void stop(1, exitMessage(ended)))

let isUp = false
let building: Promise<void> = Promise.resolve()
let stopped: Promise<void> | undefined
/** Ends the build and the children in progress; prints the line last. */
function stop(code: number, line?: string): Promise<void> {
  stopped ??= (async () => {
    stopping.abort()
    await processGroup.stop()
    await building.catch(() => undefined)
    if (line) console.error(line)
    process.exit(code)
  })()
  return stopped
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
whenNpmIsGone(() => void stop(0))

/** A part that cannot start has printed the reason in Chinese as its last line; this reports any other end. */
function exitMessage({ name, code, signal, lastLine }: ProcessEnd): string | undefined {
  if (!isUp && /\p{Script=Han}/u.test(lastLine)) return undefined
  return `${name}意外退出（${signal ?? `代码 ${code}`}），其余部分已停止：请按上面的输出处理后重新运行 npm start。`
}

async function start(ports: Ports): Promise<boolean> {
  const { sandbox, server } = partsOf(ports)
  return (!sandbox || (await processGroup.start(sandbox))) && processGroup.start(server)
}

try {
  const ports = await choosePorts(process.env)
  building = buildApps(stopping.signal)
  await building
  isUp = await start(ports)
  if (isUp) console.log(welcome(ports))
} catch (error) {
  const { message, stack } = error as Error
  const isKnown = error instanceof StartRefused || error instanceof BuildFailed
  if (!stopped && !isKnown) console.error(stack)
  await stop(1, isKnown ? message : `启动未成功（${message}）：请按上面的输出处理后重新运行 npm start。`)
}
