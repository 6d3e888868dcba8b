import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { Client } from 'pg'

/** The report of another process about its start: the result of startEmbedded, or why it failed. */
export interface StartedApp {
  readonly process: ChildProcess
  readonly url: string
  readonly port: number
  readonly adopted: boolean
  readonly error?: string
  /** Simulates that the machine lost it. */
  kill(): Promise<void>
  stop(): Promise<void>
}

const script = `
  const [module, dataDir, port, isDurable] = process.argv.slice(1)
  const { startEmbedded } = await import(module)
  try {
    const embedded = await startEmbedded({ dataDir, port: Number(port), isDurable: isDurable === 'true' })
    console.log(JSON.stringify(embedded))
    process.stdin.on('end', () => embedded.stop())
    process.stdin.resume()
  } catch (error) {
    console.log(JSON.stringify({ error: error.message }))
  }`

/** For tests: a separate process that uses the embedded database until it is stopped or killed. */
export async function startApp(
  dataDir: string,
  options: { port: number; isDurable?: boolean; account?: { uid: number; gid: number } },
): Promise<StartedApp> {
  const module = new URL('./start.ts', import.meta.url).href
  const { port, isDurable = false, account } = options
  const child = spawn(
    process.execPath,
    ['--input-type=module', '-e', script, module, dataDir, String(port), String(isDurable)],
    { ...account, stdio: ['pipe', 'pipe', 'inherit'] },
  )
  const ended = once(child, 'exit')
  const line = (await once(createInterface(child.stdout), 'line')) as [string]
  return {
    ...(JSON.parse(line[0]) as Pick<StartedApp, 'url' | 'port' | 'adopted' | 'error'>),
    process: child,
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
    stop: async () => {
      child.stdin.end()
      await ended
    },
  }
}

export async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}
