import { createServer } from 'node:net'
import { EmbeddedRefused } from './refused.ts'

/** From this port up, systems assign ports at random, so a fixed one could be taken at any time. */
const end = 32_768

/** The requested port, or the next one that no other program uses. */
export async function freePortFrom(wished: number): Promise<number> {
  for (let port = wished; port < Math.min(wished + 100, end); port += 1) {
    if (await isFree(port)) return port
  }
  throw new EmbeddedRefused(`从 ${wished} 起没有空闲端口：请设置 EMBEDDED_DATABASE_PORT 换一个端口`)
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)))
  })
}
