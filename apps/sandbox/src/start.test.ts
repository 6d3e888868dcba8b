import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const script = fileURLToPath(new URL('./start.ts', import.meta.url))

function launch(env: Record<string, string>) {
  const child = spawn(process.execPath, [script], {
    env: { PATH: process.env.PATH, SANDBOX_PORT: '0', SANDBOX_SMTP_PORT: '0', ...env },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  return { child, output: () => output, ended: once(child, 'close').then(([code]) => code as number) }
}

test('says where it listens, serves its page on loopback, and stops on a signal', async () => {
  const { child, output, ended } = launch({})
  await once(child.stdout, 'data')
  const [, url] = /^Sandbox: (http:\/\/127\.0\.0\.1:\d+)$/m.exec(output()) ?? []
  expect(await (await fetch(`${url}/`)).text()).toContain('合作方沙箱')
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})

test('refuses to start in production', async () => {
  const { output, ended } = launch({ NODE_ENV: 'production' })
  expect(await ended).toBe(1)
  expect(output().trim().split('\n')).toEqual([expect.stringContaining('NODE_ENV=production')])
})

test.each(['SANDBOX_PORT', 'SANDBOX_SMTP_PORT'])('exits with one line if %s is in use', async (name) => {
  const holder = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void holder.close())
  await once(holder, 'listening')
  const { port } = holder.address() as AddressInfo
  const { output, ended } = launch({ [name]: String(port) })
  expect(await ended).toBe(1)
  expect(output().trim().split('\n')).toEqual([expect.stringContaining(`端口 ${port} 已被占用`)])
})
