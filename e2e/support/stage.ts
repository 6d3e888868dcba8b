import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { stageDatabase } from '@yf/server/testkit/database'
import { startDatabaseServer } from '@yf/server/testkit/database-server'
import { ProcessGroup } from '../../tools/run/processes.ts'

export interface ProductStage {
  readonly app: string
  readonly sandbox: string
  readonly databaseUrl: string
  /** The folder of its keys. */
  readonly dataDir: string
  stop(): Promise<void>
}

/** The real product, on a throw-away database with the demo data: the server and the sandbox as processes. */
export async function openStage(
  ports: { app: number; sandbox: number; mail: number },
  env: NodeJS.ProcessEnv = {},
): Promise<ProductStage> {
  const databases = await startDatabaseServer()
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'stage-'))
  const database = await stageDatabase(dataDir, `http://127.0.0.1:${ports.sandbox}`)
  const processGroup = new ProcessGroup(({ name, code, signal }) => {
    console.error(`${name} ended (${signal ?? code})`)
    process.exitCode = 1
  })
  const stop = async () => {
    await processGroup.stop()
    await database.drop()
    await databases.stop()
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
  const stage = { app: `http://127.0.0.1:${ports.app}`, sandbox: `http://127.0.0.1:${ports.sandbox}` }
  const shared: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'development',
    PORT: String(ports.app),
    SANDBOX_PORT: String(ports.sandbox),
    SANDBOX_SMTP_PORT: String(ports.mail),
    SANDBOX_ORIGIN: stage.sandbox,
    PUBLIC_ORIGIN: stage.app,
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    DEMO_DATA: 'on',
    LOG_LEVEL: 'warn',
    REQUESTS_PER_MINUTE: '0',
    ...env,
  }
  const isUp =
    (await processGroup.start({
      name: 'sandbox',
      file: 'apps/sandbox/src/start.ts',
      env: shared,
      ready: `${stage.sandbox}/healthz`,
    })) &&
    (await processGroup.start({
      name: 'server',
      file: 'apps/server/src/app/start.ts',
      env: shared,
      ready: `${stage.app}/readyz`,
    }))
  if (isUp) return { ...stage, databaseUrl: database.url, dataDir, stop }
  await stop()
  throw new Error('the server or the sandbox did not start; what it said stands above')
}
