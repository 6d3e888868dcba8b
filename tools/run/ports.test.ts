import { once } from 'node:events'
import net from 'node:net'
import { expect, test } from 'vitest'
import { chooseDevPorts, choosePorts, isPortFree, StartRefused } from './ports.ts'

const free = (...usedPorts: number[]) => ({ isFree: async (port: number) => !usedPorts.includes(port) })
const choose = (env: Record<string, string>, ...usedPorts: number[]) =>
  choosePorts(env, free(...usedPorts).isFree)

test('the default ports are those of the README', async () => {
  expect(await choose({})).toEqual({ app: 8080, sandbox: 8090, mail: 8025 })
})

test('unset ports follow the set ones', async () => {
  expect(await choose({ PORT: '9000' })).toEqual({ app: 9000, sandbox: 9010, mail: 8945 })
  expect(await choose({ PORT: '9000', SANDBOX_PORT: '9500' })).toEqual({
    app: 9000,
    sandbox: 9500,
    mail: 9435,
  })
  expect(await choose({ SANDBOX_PORT: '1080' })).toEqual({ app: 8080, sandbox: 1080, mail: 8025 })
})

test('an unset port moves on where another program or another part uses it', async () => {
  expect(await choose({}, 8090, 8091, 8025)).toEqual({ app: 8080, sandbox: 8092, mail: 8027 })
  expect(await choose({}, 8025)).toEqual({ app: 8080, sandbox: 8090, mail: 8026 })
  expect(await choose({ PORT: '8025', SANDBOX_PORT: '8090' })).toMatchObject({ mail: 8026 })
})

test("the bundlers of both apps keep their distance to the server's port, and move on", async () => {
  expect(await chooseDevPorts({}, free().isFree)).toMatchObject({ app: 8080, h5: 5173, console: 5174 })
  expect(await chooseDevPorts({ PORT: '8081' }, free(5174).isFree)).toMatchObject({ h5: 5175, console: 5176 })
})

test('production has no sandbox, so its ports do not matter', async () => {
  expect(await choose({ NODE_ENV: 'production' }, 8090, 8025)).toEqual({ app: 8080 })
})

test.each([
  ['PORT', { PORT: '9000' }, 9000],
  ['SANDBOX_PORT', { SANDBOX_PORT: '9000' }, 9000],
  ['SANDBOX_SMTP_PORT', { SANDBOX_SMTP_PORT: '9000' }, 9000],
  ['PORT', {}, 8080],
])('refuses a taken well-known port and names its setting %s', async (variable, env, usedPorts) => {
  const refused = choose(env, usedPorts)
  await expect(refused).rejects.toThrow(StartRefused)
  await expect(refused).rejects.toThrow(
    `端口 ${usedPorts} 已被占用：请先停止占用它的程序，或设置 ${variable}`,
  )
})

test.each(['abc', '0', '65536', '80.5'])('%s is no port', async (text) => {
  await expect(choose({ SANDBOX_PORT: text })).rejects.toThrow(`SANDBOX_PORT 应为 1 到 65535 的端口号`)
})

test('a port that a program listens on is not free', async () => {
  const holder = net.createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const { port } = holder.address() as net.AddressInfo
  expect(await isPortFree(port)).toBe(false)
  holder.close()
  await once(holder, 'close')
  expect(await isPortFree(port)).toBe(true)
})
