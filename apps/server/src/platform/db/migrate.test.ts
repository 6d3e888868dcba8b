import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { blankDatabase, type TestDatabase } from '#testkit/database.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate, MigrationRefused, OtherHistory, readMigrations } from './migrate.ts'

let folder: string
let database: TestDatabase

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  database = await blankDatabase()
})

afterEach(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

const write = (name: string, sql: string) => writeFile(join(folder, name), sql)
const run = () => migrate(database.url, folder)
const rows = async (text: string) => (await database.pool.query(text)).rows

test('runs files in order, once, and records them', async () => {
  await write('0002_fill.sql', 'insert into word values (1); insert into word values (2);')
  await write('0001_word.sql', 'create table word (id int);')

  expect(await run()).toEqual(['0001_word.sql', '0002_fill.sql'])
  expect(await run()).toEqual([])
  expect(await rows('select id from word')).toEqual([{ id: 1 }, { id: 2 }])
  expect(await rows('select name from schema_migration order by name')).toHaveLength(2)
})

test('concurrent starts apply each file once between them', async () => {
  await write('0001_word.sql', 'create table word (id int); select pg_sleep(0.05);')
  await write('0002_fill.sql', 'insert into word values (1);')
  await write('0003_more.sql', 'insert into word values (2);')
  const applied = await Promise.all(Array.from({ length: 8 }, run))

  expect(applied.flat().toSorted()).toEqual(['0001_word.sql', '0002_fill.sql', '0003_more.sql'])
  expect(await rows('select id from word order by id')).toEqual([{ id: 1 }, { id: 2 }])
})

test('several processes that start at once apply each file once', async () => {
  await write('0001_word.sql', 'create table word (id int); select pg_sleep(0.2);')
  await write('0002_fill.sql', 'insert into word values (1);')
  const module = new URL('./migrate.ts', import.meta.url).href
  const script = `import { migrate } from ${JSON.stringify(module)}
    console.log(JSON.stringify(await migrate(${JSON.stringify(database.url)}, ${JSON.stringify(folder)})))`
  const processes = Array.from({ length: 3 }, () =>
    promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]),
  )
  const applied = (await Promise.all(processes)).flatMap(({ stdout }) => JSON.parse(stdout) as string[])

  expect(applied.toSorted()).toEqual(['0001_word.sql', '0002_fill.sql'])
  expect(await rows('select id from word')).toEqual([{ id: 1 }])
})

test('refuses a file that was changed after it ran in one line', async () => {
  await write('0001_baseline.sql', 'create table before (id int);')
  await write('0002_word.sql', 'create table word (id int);')
  await run()
  await write('0002_word.sql', 'create table word (id bigint);')

  const refused = await run().catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(MigrationRefused)
  expect(refused).not.toBeInstanceOf(OtherHistory)
  expect((refused as Error).message).toBe('迁移 0002_word.sql：执行后文件被改动，请另写一个新的迁移')
})

test('rejects a database that an earlier baseline created, and leaves it unchanged', async () => {
  await write('0001_baseline.sql', 'create table word (id int);')
  await run()
  await write('0001_baseline.sql', 'create table text (id int);')
  await write('0002_more.sql', 'create table more (id int);')

  const refused = await run().catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(OtherHistory)
  expect((refused as Error).message).toBe(
    '数据库由 1.0.0 之前的版本或其他分支建立（0001_baseline.sql 与本版本的不同），不能升级，未作任何改动',
  )
  expect(await rows('select name from schema_migration')).toEqual([{ name: '0001_baseline.sql' }])
  expect(await rows(`select 1 from pg_class where relname in ('text', 'more')`)).toEqual([])
})

test('does not treat different line ends as a change', async () => {
  await write('0001_word.sql', 'create table word (\n  id int\n);\n')
  await run()
  await write('0001_word.sql', 'create table word (\r\n  id int\r\n);\r\n')

  expect(await run()).toEqual([])
})

test('a failing file leaves nothing behind, and earlier files stay applied', async () => {
  await write('0001_word.sql', 'create table word (id int);')
  await write('0002_wrong.sql', 'insert into word values (1); insert into nothing values (1);')

  await expect(run()).rejects.toThrow('迁移 0002_wrong.sql：relation "nothing" does not exist')
  expect(await rows('select id from word')).toEqual([])
  expect(await rows('select name from schema_migration')).toEqual([{ name: '0001_word.sql' }])

  await write('0002_wrong.sql', 'insert into word values (1);')
  expect(await run()).toEqual(['0002_wrong.sql'])
})

test('refuses a new file numbered below one that already ran', async () => {
  await write('0002_word.sql', 'create table word (id int);')
  await run()
  await write('0001_late.sql', 'create table late (id int);')

  await expect(run()).rejects.toThrow('0002_word.sql 已执行，请改用更大的编号')
})

test('leaves a database that is ahead of the program unchanged, for a rolling upgrade', async () => {
  await write('0001_word.sql', 'create table word (id int);')
  await write('0002_newer.sql', 'create table newer (id int);')
  await run()
  await rm(join(folder, '0002_newer.sql'))

  expect(await run()).toEqual([])
})

test.each(['0001_platform.sql', '0002_other.sql'])(
  'rejects a database that has run %s, which this version does not have, and leaves it unchanged',
  async (old) => {
    await write(old, 'create table before (id int);')
    await run()
    await rm(join(folder, old))
    await write('0001_baseline.sql', 'create table word (id int);')
    await write('0002_more.sql', 'create table more (id int);')

    const refused = await run().catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(OtherHistory)
    expect((refused as Error).message).toContain(`已执行本版本没有的迁移 ${old}`)
    expect(await rows('select name from schema_migration')).toEqual([{ name: old }])
    expect(await rows(`select 1 from pg_class where relname = 'word'`)).toEqual([])
  },
)

test('refuses a badly named file or a duplicate number before anything runs', async () => {
  await write('0001_word.sql', 'create table word (id int);')
  await write('0001_other.sql', 'create table other (id int);')
  await expect(run()).rejects.toThrow('编号 0001 重复')

  await rm(join(folder, '0001_other.sql'))
  await write('second.sql', 'create table other (id int);')
  await expect(run()).rejects.toThrow('文件名应为 0001_what_it_does.sql 的形式')
  expect(await rows(`select 1 from pg_class where relname = 'word'`)).toEqual([])
})

test('our own migrations set up an empty database', async () => {
  const names = (await readMigrations()).map((migration) => migration.name)

  expect(await migrate(database.url)).toEqual(names)
})
