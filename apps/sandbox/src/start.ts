import { createSandbox } from './app.ts'
import { readSettings, SettingsError } from './settings.ts'

/** Never reachable from outside: the page shows every code that was sent. */
const host = '127.0.0.1'

async function start() {
  const settings = readSettings(process.env)
  const app = createSandbox(settings)
  const stop = () => void app.close()
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  try {
    console.log(`Sandbox: ${await app.listen({ port: settings.port, host })}`)
  } catch (error) {
    await app.close()
    throw error
  }
}

try {
  await start()
} catch (error) {
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  const isPortTaken = code === 'EADDRINUSE'
  if (!isPortTaken && !(error instanceof SettingsError)) throw error
  console.error(
    isPortTaken
      ? `沙箱的端口 ${port} 已被占用：请设置 SANDBOX_PORT 或 SANDBOX_SMTP_PORT 换一个端口。`
      : (error as Error).message,
  )
  process.exitCode = 1
}
