import { afterAll, beforeAll } from 'vitest'
import { startDemoServer, type DemoServer } from './demo-server.ts'

type Options = NonNullable<Parameters<typeof startDemoServer>[0]>

/**
 * Called once at the top of a test file: a server on demo data of its own stands before its first test and is gone
 * after the last. Options that are known only then come from a function.
 */
export function demoStage(options: Options | (() => Options) = {}): DemoServer {
  let server: DemoServer | undefined
  beforeAll(async () => {
    server = await startDemoServer(typeof options === 'function' ? options() : options)
  })
  afterAll(() => server?.close())
  return new Proxy({} as DemoServer, {
    get(_, name) {
      if (!server) throw new Error('the stage stands from beforeAll on')
      return server[name as keyof DemoServer]
    },
  })
}
