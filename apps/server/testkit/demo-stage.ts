import type { SandboxOptions } from '@yf/sandbox/app'
import { startDemoServer, type DemoServer } from './demo-server.ts'
import { startSandbox, type TestSandbox } from './sandbox.ts'
import { staged } from './staged.ts'

type DemoServerOptions = NonNullable<Parameters<typeof startDemoServer>[0]>

/**
 * Called once at the top of a test file: starts a server with its own demo data before the first test and stops it
 * after the last. Options that are known only then come from a function.
 */
export const demoStage = (options: DemoServerOptions | (() => DemoServerOptions) = {}): DemoServer =>
  staged(() => startDemoServer(typeof options === 'function' ? options() : options))

/** The external parties for such a server, called before it: `demoStage(() => ({ settings: … sandbox.url … }))`. */
export const sandboxStage = (options: SandboxOptions = {}): TestSandbox => staged(() => startSandbox(options))
