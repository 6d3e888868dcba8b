import type { Ports } from './ports.ts'
import type { ProcessSpec } from './processes.ts'

export const origin = (port: number) => `http://127.0.0.1:${port}`

function environment({ app, sandbox, mail }: Ports): NodeJS.ProcessEnv {
  // Starts the product for trying it out or for development, in a checkout or in a plain copy of one.
  const env = { NODE_ENV: 'development', ...process.env, PORT: String(app) }
  if (!sandbox) return env
  return {
    // Request logs would push the text printed below out of sight.
    LOG_LEVEL: 'warn',
    ...env,
    SANDBOX_PORT: String(sandbox),
    SANDBOX_SMTP_PORT: String(mail),
    SANDBOX_ORIGIN: process.env['SANDBOX_ORIGIN'] || origin(sandbox),
  }
}

/** The processes of the product, in start order; in production there is no sandbox. */
export function partsOf(ports: Ports): {
  readonly sandbox: ProcessSpec | null
  readonly server: ProcessSpec
} {
  const env = environment(ports)
  return {
    sandbox: ports.sandbox
      ? {
          name: '沙箱',
          file: 'apps/sandbox/src/start.ts',
          env,
          ready: `${origin(ports.sandbox)}/healthz`,
        }
      : null,
    server: {
      name: '服务器',
      file: 'apps/server/src/app/start.ts',
      env,
      ready: `${origin(ports.app)}/readyz`,
    },
  }
}
