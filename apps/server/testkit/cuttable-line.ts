import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

export interface CuttableLine {
  /** The given address, reached through this proxy. */
  readonly url: string
  cut(): Promise<void>
  mend(): Promise<void>
}

/** A connection to a database that a test can cut, as when the database is down. */
export async function cuttableLine(target: string): Promise<CuttableLine> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => (sockets.delete(one), other.destroy()))
      one.pipe(other)
    }
  })
  await listen(server, 0)
  const own = (server.address() as AddressInfo).port
  const url = new URL(target)
  url.hostname = '127.0.0.1'
  url.port = String(own)
  return {
    url: url.href,
    mend: () => listen(server, own),
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

const listen = (server: Server, port: number) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve())
  })
