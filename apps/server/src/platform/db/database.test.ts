import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { testDatabase, type TestDatabase } from '#testkit/database.ts'
import { sql } from 'kysely'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from './database.ts'
import type { Db } from './handle.ts'
import { PreparingClient } from './preparing-client.ts'
import { StatementNames } from './statement-names.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})

afterAll(() => database.drop())

const one = async <T>(db: Db, text: string): Promise<T | undefined> =>
  (await sql.raw<T>(text).execute(db)).rows[0]

describe('values', () => {
  test('integers are numbers, dates are text, timestamps are Dates', async () => {
    const row = await one(
      database.db,
      `select 9007199254740991::int8 as amount, array[1, null]::int8[] as amounts, date '2026-03-02' as day,
              array[date '2026-03-02'] as days, timestamptz '2026-03-02 10:00+08' as moment`,
    )

    expect(row).toEqual({
      amount: 9007199254740991,
      amounts: [1, null],
      day: '2026-03-02',
      days: ['2026-03-02'],
      moment: new Date('2026-03-02T02:00:00Z'),
    })
  })

  test('the date of a timestamp is the date in Shanghai', async () => {
    const row = await one(database.db, `select (timestamptz '2026-03-01 16:00Z')::date as day`)

    expect(row).toEqual({ day: '2026-03-02' })
  })
})

describe('prepared statements', () => {
  test('prepares a statement when it is used a second time', async () => {
    // Separate names: the process's own may all be taken by statements of other tests.
    const client = new PreparingClient({ connectionString: database.url }, new StatementNames(10))
    await client.connect()
    for (const value of [1, 2, 3]) await client.query('select $1::int as twice', [value])

    const { rows } = await client.query('select statement from pg_prepared_statements')
    expect(rows).toEqual([{ statement: 'select $1::int as twice' }])
    await client.end()
  })

  test('a newly added column does not disturb reads, on the pool and in a transaction', async () => {
    const single = openDatabase(database.url, { poolSize: 1 })
    const read = (db: Db) => sql`select * from growing where ${1}::int = 1`.execute(db)
    await sql`create table growing (a int)`.execute(single.db)
    await sql`insert into growing values (1)`.execute(single.db)
    for (let times = 0; times < 3; times += 1) await read(single.db)

    await sql`alter table growing add column b int`.execute(database.db)
    expect((await read(single.db)).rows).toEqual([{ a: 1, b: null }])

    await read(single.db)
    await sql`alter table growing add column c int`.execute(database.db)
    expect((await single.transaction(read)).rows).toEqual([{ a: 1, b: null, c: null }])
    await single.close()
  })
})

describe('a transaction', () => {
  beforeAll(async () => {
    await sql`create table account_of_test (id int primary key, amount int not null)`.execute(database.db)
    await sql`insert into account_of_test values (1, 0), (2, 0)`.execute(database.db)
  })

  const add = (tx: Db, id: number) =>
    sql`update account_of_test set amount = amount + 1 where id = ${id}`.execute(tx)
  const total = () => one<{ sum: number }>(database.db, 'select sum(amount)::int as sum from account_of_test')

  test('two transactions that deadlock both succeed', async () => {
    const arrived = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const
    const before = (await total())!.sum
    let runs = 0
    const both = ([first, second]: [number, number]) =>
      database.transaction(async (tx) => {
        runs += 1
        await add(tx, first)
        arrived[first - 1]!.resolve()
        await arrived[second - 1]!.promise
        await add(tx, second)
      })
    await Promise.all([both([1, 2]), both([2, 1])])

    expect(runs).toBeGreaterThan(2)
    expect((await total())!.sum).toBe(before + 4)
  })

  test('gives up a transaction that can never be serialised after a few tries, and leaves nothing behind', async () => {
    const before = await total()
    let runs = 0
    const hopeless = database.transaction(async (tx) => {
      runs += 1
      await add(tx, 1)
      await sql`do $$ begin raise exception 'no place for it' using errcode = '40001'; end $$`.execute(tx)
    })

    await expect(hopeless).rejects.toThrow('no place for it')
    expect(runs).toBe(6)
    expect(await total()).toEqual(before)
  })

  test('does not retry any other error', async () => {
    let runs = 0
    const wrong = database.transaction(async (tx) => {
      runs += 1
      await sql`insert into account_of_test values (1, 0)`.execute(tx)
    })

    await expect(wrong).rejects.toThrow('duplicate key')
    expect(runs).toBe(1)
  })

  test('concurrent statements run in the order of their calls, and each sees the results of those before it', async () => {
    const seen = await database.transaction((tx) =>
      Promise.all([
        one(tx, 'insert into account_of_test values (10, 1)'),
        one(tx, 'update account_of_test set amount = amount * 7 where id = 10'),
        one(tx, 'select amount from account_of_test where id = 10'),
        one(tx, 'delete from account_of_test where id = 10'),
        one(tx, 'select amount from account_of_test where id = 10'),
      ]),
    )
    expect([seen[2], seen[4]]).toEqual([{ amount: 7 }, undefined])
  })

  test('of several concurrent statements the error names the failed one, whichever rejects first', async () => {
    let runs = 0
    const deep = async (tx: Db) => {
      for (let at = 0; at < 5; at += 1) await Promise.resolve()
      throw await sql`do $$ begin raise exception 'the cause' using errcode = '40001'; end $$`
        .execute(tx)
        .catch(async (error: unknown) => {
          for (let at = 0; at < 20; at += 1) await Promise.resolve()
          return error
        })
    }
    const failing = database.transaction((tx) => {
      runs += 1
      return Promise.all([deep(tx), Promise.resolve().then(() => add(tx, 1)), later(tx)])
    })
    const later = async (tx: Db) => {
      for (let at = 0; at < 9; at += 1) await Promise.resolve()
      await add(tx, 2)
    }
    await expect(failing).rejects.toThrow('the cause')
    expect(runs).toBe(6)
  })

  test('an error that nobody awaits rolls the transaction back and is reported', async () => {
    const before = await total()
    const careless = database.transaction(async (tx) => {
      await add(tx, 1)
      sql`insert into account_of_test values (1, 0)`.execute(tx).catch(() => undefined)
      return 'done'
    })
    await expect(careless).rejects.toThrow('duplicate key')
    expect(await total()).toEqual(before)
  })

  test('runs no statement after the transaction has ended', async () => {
    const leaked = await database.transaction(async (tx) => ({ tx }))
    await expect(add(leaked.tx, 1)).rejects.toThrow('the transaction is over')
  })
})

describe('lost connections', () => {
  const kill = (pid: number) => sql`select pg_terminate_backend(${pid})`.execute(database.db)
  const pidOf = async (db: Db) => (await one<{ pid: number }>(db, 'select pg_backend_pid() as pid'))!.pid

  test('reports and replaces an idle connection that dies', async () => {
    const lost = Promise.withResolvers<Error>()
    const other = openDatabase(database.url, { poolSize: 1, onConnectionLost: lost.resolve })
    const pid = await pidOf(other.db)
    await kill(pid)

    expect((await lost.promise).message).toContain('terminating connection')
    expect(await pidOf(other.db)).not.toBe(pid)
    await other.close()
  })

  test('a connection that dies within a transaction fails only that transaction', async () => {
    const other = openDatabase(database.url, { poolSize: 1 })
    const client = Promise.withResolvers<PoolClient>()
    other.pool.once('connect', client.resolve)
    const broken = other.transaction(async (tx) => {
      // The message has to arrive between two statements, when the pool does not listen.
      const connection = await client.promise
      const ended = new Promise<void>((resolve) => connection.on('end', resolve))
      await kill(await pidOf(tx))
      await ended
      await pidOf(tx)
    })

    await expect(broken).rejects.toThrow('not queryable')
    expect(await pidOf(other.db)).toBeGreaterThan(0)
    await other.close()
  })

  test('an unreachable server is an error at once', async () => {
    const nowhere = openDatabase('postgresql://nobody@127.0.0.1:1/none', { poolSize: 1 })

    await expect(pidOf(nowhere.db)).rejects.toThrow('ECONNREFUSED')
    await nowhere.close()
  })

  test('a server that accepts the connection and never answers is an error within seconds', async () => {
    const silent = createServer((socket) => socket.on('error', () => {}))
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const { port } = silent.address() as AddressInfo
    const stuck = openDatabase(`postgresql://nobody@127.0.0.1:${port}/none`, { poolSize: 1 })

    await expect(pidOf(stuck.db)).rejects.toThrow('timeout')
    await stuck.close()
    silent.close()
  })
})
