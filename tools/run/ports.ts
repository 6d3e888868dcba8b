import net from 'node:net'

export interface Ports {
  readonly app: number
  /** None in production, where real partners answer. */
  readonly sandbox?: number
  /** The sandbox's mail port. */
  readonly mail?: number
}

/** A problem that the user can fix, in one line of Chinese that says how. */
export class StartRefused extends Error {}

type PortEnvironment = Readonly<Record<string, string | undefined>>
type IsFree = (port: number) => Promise<boolean>

const usual = { app: 8080, sandbox: 8090, mail: 8025 }
const highest = 65_535

const canListen = (port: number, host: string) =>
  new Promise<boolean>((resolve) => {
    const probe = net.createServer()
    probe.once('error', () => resolve(false))
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)))
  })

/** Checked before anything starts: a taken port is reported in one line instead of a stack trace. */
export const isPortFree: IsFree = async (port) =>
  (await canListen(port, '127.0.0.1')) && (await canListen(port, '0.0.0.0'))

/**
 * A set port is used as given. An unset one keeps its distance to the one it follows, so that a second copy needs
 * only another PORT, and moves on where another program uses it.
 */
export async function choosePorts(env: PortEnvironment, isFree: IsFree = isPortFree): Promise<Ports> {
  const app =
    (await configuredPort(env, 'PORT', '应用', isFree)) ?? (await fixed(usual.app, 'PORT', '应用', isFree))
  if (env['NODE_ENV'] === 'production') return { app }
  const sandbox =
    (await configuredPort(env, 'SANDBOX_PORT', '沙箱', isFree)) ??
    (await freeFrom(app + usual.sandbox - usual.app, [app], isFree))
  const mail =
    (await configuredPort(env, 'SANDBOX_SMTP_PORT', '沙箱收信', isFree)) ??
    (await freeFrom(sandbox + usual.mail - usual.sandbox, [app, sandbox], isFree))
  return { app, sandbox, mail }
}

/** Including the ports of the apps' bundlers, which move on where another program uses them. */
export async function chooseDevPorts(
  env: PortEnvironment,
  isFree: IsFree = isPortFree,
): Promise<Ports & { readonly h5: number; readonly console: number }> {
  const ports = await choosePorts(env, isFree)
  const used = Object.values(ports)
  const h5 = await freeFrom(5173 + ports.app - usual.app, used, isFree)
  return { ...ports, h5, console: await freeFrom(h5 + 1, [...used, h5], isFree) }
}

async function configuredPort(env: PortEnvironment, variable: string, name: string, isFree: IsFree) {
  const text = env[variable]
  if (!text) return null
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > highest)
    throw new StartRefused(`${variable} 应为 1 到 ${highest} 的端口号，现为「${text}」：请改正后重新运行。`)
  return fixed(port, variable, name, isFree)
}

async function fixed(port: number, variable: string, name: string, isFree: IsFree): Promise<number> {
  if (await isFree(port)) return port
  throw new StartRefused(
    `${name}的端口 ${port} 已被占用：请先停止占用它的程序，或设置 ${variable} 换一个端口。`,
  )
}

async function freeFrom(wished: number, used: readonly number[], isFree: IsFree): Promise<number> {
  const first = wished < 1024 ? usual.mail : wished
  for (let port = first; port <= Math.min(first + 200, highest); port += 1)
    if (!used.includes(port) && (await isFree(port))) return port
  throw new StartRefused(
    `从 ${first} 起没有空闲端口：请设置 SANDBOX_PORT 与 SANDBOX_SMTP_PORT 指定沙箱的端口。`,
  )
}
