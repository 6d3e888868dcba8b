import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { root } from './run/paths.ts'
import { startCopy, type ProductCopy, type SignalTarget } from './run/copy-of-the-product.ts'

const copies: ProductCopy[] = []
afterEach(() => {
  for (const copy of copies.splice(0)) copy.remove()
})

function start(env: NodeJS.ProcessEnv): ProductCopy {
  const copy = startCopy(env)
  copies.push(copy)
  return copy
}

const untilThen = { timeout: 90_000, interval: 100 }
/** Two databases, one with its demo data, next to all other tests: a slow machine needs minutes. */
const whileOthersWork = 480_000
const has = (copy: ProductCopy, ...names: string[]) => fs.existsSync(path.join(copy.folder, 'data', ...names))
const isRunning = (copy: ProductCopy, word: string) =>
  copy.processes().some((command) => command.includes(word))

const building = 'the app is built'
/** Forces a new build. */
const forgetBuild = () => fs.rmSync(path.join(root, 'apps/h5/dist/.stamp'), { force: true })

/** When to send the signal: each during another part of the start. */
const moments: Record<string, (copy: ProductCopy) => boolean> = {
  [building]: (copy) => isRunning(copy, 'vite.js build'),
  'its shell begins': (copy) => isRunning(copy, 'tools/start.ts'),
  'the script begins': (copy) =>
    copy.processes().some((command) => command.startsWith('node tools/start.ts')),
  'the sandbox comes up': (copy) => isRunning(copy, 'apps/sandbox'),
  'the server loads': (copy) => isRunning(copy, 'apps/server'),
  'the database is made': (copy) => isRunning(copy, 'initdb'),
  'the database comes up': (copy) => has(copy, 'postgres', 'cluster', 'data', 'postmaster.pid'),
  'the demo data are written': (copy) => isRunning(copy, 'postgres: yuanli'),
  'it serves': (copy) => copy.output().includes('原力星球已启动'),
}

/** npm forwards an interrupt to its shell, which ignores it while a command runs: it ends no process. */
const isDelivered = (target: SignalTarget, signal: NodeJS.Signals) => target !== 'npm' || signal !== 'SIGINT'

/**
 * `npm run campaign` sends every signal at every moment; here is one before it serves, and two copies that serve are
 * ended below.
 */
const strikes: [moment: string, target: SignalTarget, signal: NodeJS.Signals][] = process.env['CAMPAIGN']
  ? Object.keys(moments).flatMap((moment) =>
      (['npm', 'script', 'terminal'] as const).flatMap((target) =>
        (['SIGTERM', 'SIGINT', 'SIGKILL'] as const)
          .filter((signal) => isDelivered(target, signal))
          .map((signal): [string, SignalTarget, NodeJS.Signals] => [moment, target, signal]),
      ),
    )
  : [['the database is made', 'npm', 'SIGKILL']]

// The count reads /proc.
describe.skipIf(process.platform !== 'linux')('npm start', () => {
  test.each(strikes)('ended while %s (%s, %s) leaves no process behind', async (moment, target, signal) => {
    if (moment === building) forgetBuild()
    const copy = start({ PORT: '18680' })
    await copy.until(() => moments[moment]!(copy))
    copy.strike(target, signal)
    await vi.waitFor(() => expect(copy.processes()).toEqual([]), untilThen)
  })

  test(
    'a second copy next to the first only needs another PORT and folder',
    async () => {
      const [first, second] = [start({ PORT: '18680' }), start({ PORT: '18681', DEMO_DATA: 'off' })]
      for (const copy of [first, second]) await copy.until(() => moments['it serves']!(copy))
      expect(second.output()).toContain('http://127.0.0.1:18681/')
      expect(second.output()).toContain('http://127.0.0.1:18691/（收信端口 18626）')
      first.strike('terminal', 'SIGINT')
      second.strike('script', 'SIGKILL')
      await vi.waitFor(() => expect([...first.processes(), ...second.processes()]).toEqual([]), untilThen)
    },
    whileOthersWork,
  )
})

describe('the last line says why npm start cannot start, and what to do', () => {
  const lastLine = async (env: NodeJS.ProcessEnv) => {
    const copy = start({ PORT: '18685', ...env })
    expect(await copy.ended).toBe(1)
    return copy.output().trim().split('\n').at(-1)
  }

  test.each([
    [
      'a port that is none',
      { PORT: 'abc' },
      /^PORT 应为 1 到 65535 的端口号，现为「abc」：请改正后重新运行。$/,
    ],
    ['a setting of the sandbox', { SANDBOX_SLOW_MS: 'abc' }, /^SANDBOX_SLOW_MS 应为.*请改正/],
    ['a setting of the server', { LOG_LEVEL: 'loud' }, /^设置有误 LOG_LEVEL：应为 .* 之一，现为「loud」/],
    [
      'a database that does not answer',
      { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
      /^无法连接数据库，请检查 DATABASE_URL/,
    ],
    ['a folder that is none', { DATA_DIR: '/dev/null/data' }, /^设置有误 DATA_DIR：无法写入/],
  ])('%s', async (_, env, line) => {
    expect(await lastLine(env)).toMatch(line)
  })

  test('a port that another program uses', async () => {
    const holder = net.createServer().listen(18_685, '127.0.0.1')
    try {
      expect(await lastLine({})).toMatch(/^应用的端口 18685 已被占用：请先停止.*或设置 PORT/)
    } finally {
      holder.close()
    }
  })
})
