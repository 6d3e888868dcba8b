import { afterEach, describe, expect, test, vi } from 'vitest'
import { startCopy, type ProductCopy } from './run/copy-of-the-product.ts'

let copy: ProductCopy | undefined
afterEach(() => copy?.remove())

const addressOf = (name: string) => new RegExp(`${name}\\s+(http://\\S+)`).exec(copy!.output())![1]!

// The count reads /proc.
describe.skipIf(process.platform !== 'linux')('npm run dev', () => {
  test('serves both apps in development mode, proxies calls to the server, and leaves no process behind', async () => {
    const running = (copy = startCopy({ PORT: '18700', DEMO_DATA: 'off' }, 'dev'))
    await running.until(() => running.output().includes('原力星球开发环境已启动'))
    const app = addressOf('应用（手机）')
    for (const page of [app, addressOf('运营后台')])
      expect(await (await fetch(page)).text()).toContain('/@vite/client')
    const answer = await fetch(new URL('/API/no/such/call', app))
    expect(await answer.json()).toMatchObject({ success: false, code: 404 })
    running.strike('terminal', 'SIGINT')
    await vi.waitFor(() => expect(running.processes()).toEqual([]), { timeout: 90_000, interval: 100 })
  })
})
