import { execFileSync } from 'node:child_process'
import { chmod, chown, cp, mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isRoot, reachableFor } from './account.ts'
import { packagedBinaries } from './binaries.ts'
import { ask, startApp, type StartedApp } from './start.fixture.ts'

const port = 15_480
const person = { uid: 65_534, gid: 65_534 }
let folder: string
let apps: StartedApp[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'embedded-'))
  apps = []
})

afterEach(async () => {
  for (const app of apps) await app.stop()
  await rm(folder, { recursive: true })
})

async function start(dataDir: string, account?: typeof person): Promise<StartedApp> {
  const app = await startApp(dataDir, { port, ...(account && { account }) })
  apps.push(app)
  return app
}

const ownerOfServer = async (url: string) => {
  const [row] = (await ask(url, `select pg_read_file('postmaster.pid') as text`)) as [{ text: string }]
  return (await stat(`/proc/${row.text.split('\n')[0]}`)).uid
}

async function personsFolder(): Promise<string> {
  await chmod(folder, 0o755)
  await mkdir(join(folder, 'home'))
  await chown(join(folder, 'home'), person.uid, person.gid)
  return join(folder, 'home/app/pg')
}

describe.runIf(isRoot() && process.platform === 'linux')('as root and not', () => {
  test('root starts it as another user, even where that user cannot traverse the folders', async () => {
    const dataDir = join(folder, 'for-root-only/pg')
    const first = await start(dataDir)
    expect(await ownerOfServer(first.url)).not.toBe(0)
    await ask(first.url, 'create table note as select 7 as id')
    await first.stop()

    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    const second = await start(dataDir)
    expect(await ask(second.url, 'select id from note')).toEqual([{ id: 7 }])
  })

  test('a regular user starts it as themselves', async () => {
    const { url } = await start(await personsFolder(), person)

    expect(await ownerOfServer(url)).toBe(person.uid)
  })

  test('root and the owner of the folder take turns on the same data', async () => {
    const dataDir = await personsFolder()
    const byRoot = await start(dataDir)
    expect(await ownerOfServer(byRoot.url)).toBe(person.uid)
    await ask(byRoot.url, 'create table note as select 7 as id')
    await byRoot.stop()

    const byPerson = await start(dataDir, person)
    expect(await ask(byPerson.url, 'select id from note')).toEqual([{ id: 7 }])
    const rootAgain = await start(dataDir)
    expect(rootAgain).toMatchObject({ adopted: true, url: byPerson.url })

    const foreign = execFileSync('find', [join(folder, 'home'), '!', '-uid', String(person.uid)], {
      encoding: 'utf8',
    })
    expect(foreign).toBe('')
  })

  test("refuses another user's folder in one line", async () => {
    const dataDir = join(folder, 'pg')
    await chmod(folder, 0o755)
    await mkdir(dataDir, { mode: 0o700 })
    const refused = await start(dataDir, person)

    expect(refused.error).toBe(`数据目录 ${dataDir} 属于其他用户，无法存放数据库：请设置 DATA_DIR 换一个目录`)
  })

  test('copies programs that the other user cannot reach once to a reachable folder', async () => {
    const { bin, major, packaged } = packagedBinaries()!
    const hidden = join(folder, 'hidden')
    await cp(packaged!.root, hidden, { recursive: true, verbatimSymlinks: true })
    const cache = await mkdtemp(join(tmpdir(), 'programs-'))
    await chmod(cache, 0o755)
    const unreachable = { bin: join(hidden, 'bin'), major, packaged: { ...packaged!, root: hidden } }

    expect(reachableFor(person, { bin, major, packaged: packaged! }, cache)).toBe(bin)
    const copied = reachableFor(person, unreachable, cache)
    expect(copied.startsWith(cache)).toBe(true)
    expect(execFileSync(join(copied, 'postgres'), ['--version'], { ...person, encoding: 'utf8' })).toContain(
      '18',
    )
    expect(reachableFor(person, unreachable, cache)).toBe(copied)
    await rm(cache, { recursive: true })
  })
})
