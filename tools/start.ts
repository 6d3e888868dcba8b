/** npm start: builds the app where it changed, starts the partner sandbox and the server, and says where to look. */
import { buildApps } from './run/app-build.ts'
import { welcome } from './run/welcome.ts'
import { isPortFree } from './run/ports.ts'
import { Household } from './run/processes.ts'

const isProduction = process.env['NODE_ENV'] === 'production'
const port = process.env['PORT'] || '8080'
const sandboxPort = process.env['SANDBOX_PORT'] || '8090'
const sandboxOrigin = process.env['SANDBOX_ORIGIN'] || `http://127.0.0.1:${sandboxPort}`

function end(line: string): never {
  console.error(line)
  process.exit(1)
}

async function requireFree(name: string, value: string, variable: string): Promise<void> {
  const number = Number(value)
  if (!Number.isInteger(number) || number < 1 || number > 65_535)
    end(`${variable} 应为端口号，现为「${value}」。`)
  if (!(await isPortFree(number))) {
    end(`${name}的端口 ${value} 已被占用：请先停止占用它的程序，或设置 ${variable} 换一个端口。`)
  }
}

await requireFree('应用', port, 'PORT')
if (!isProduction) await requireFree('沙箱', sandboxPort, 'SANDBOX_PORT')
try {
  buildApps()
} catch (error) {
  end((error as Error).message)
}

const household = new Household(({ name, code, signal }) => {
  console.error(`${name}意外退出（${signal ?? `代码 ${code}`}），其余部分随之停止。`)
  void stop(1)
})

let stopping: Promise<void> | undefined
function stop(code: number): Promise<void> {
  stopping ??= household.stop().then(() => process.exit(code))
  return stopping
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))

const env = {
  // A line for each request would push what is printed below out of sight.
  ...(isProduction ? {} : { LOG_LEVEL: 'warn' }),
  ...process.env,
  PORT: port,
  SANDBOX_PORT: sandboxPort,
  SANDBOX_ORIGIN: sandboxOrigin,
}
const isUp =
  (isProduction ||
    (await household.start({
      name: '沙箱',
      file: 'apps/sandbox/src/start.ts',
      env,
      ready: `http://127.0.0.1:${sandboxPort}/healthz`,
    }))) &&
  (await household.start({
    name: '服务器',
    file: 'apps/server/src/app/start.ts',
    env,
    ready: `http://127.0.0.1:${port}/readyz`,
  }))

if (isUp) console.log(welcome({ port, sandboxPort: isProduction ? null : sandboxPort }))
