import { testDatabase } from '#testkit/database.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { JobContext } from '#platform/call/context.ts'
import { newId } from '#platform/ids.ts'
import type { AnyJob, Job } from './job.ts'
import { startJobs, type JobsOptions, type RunningJobs } from './start-jobs.ts'

let own: Awaited<ReturnType<typeof testDatabase>>
const running: RunningJobs[] = []
beforeAll(async () => {
  own = await testDatabase()
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((jobs) => jobs.stop({ finishWithinMs: 5_000 })))
})
afterAll(() => own.drop())

const silent = { info: () => {}, warn: () => {}, error: () => {} }

async function start(jobs: AnyJob[], more: Partial<JobsOptions> = {}): Promise<RunningJobs> {
  const started = await startJobs({
    url: own.url,
    jobs,
    context: (queue) => ({ db: own.db, jobs: queue }) as JobContext,
    log: silent,
    retryAfterSeconds: 0,
    ...more,
  })
  running.push(started)
  return started
}

type NumberJob = Job<{ n: number }>
const jobOf = (run: (n: number, ctx: JobContext) => void | Promise<void>, retries = 0): NumberJob => ({
  name: `test.${newId()}`,
  retries,
  run: async ({ n }, ctx) => run(n, ctx),
})

test('a job of a rolled-back transaction never runs, one of a committed transaction does', async () => {
  const ran: number[] = []
  const job = jobOf((n) => void ran.push(n))
  const jobs = await start([job])
  const undone = own.db.transaction().execute(async (tx) => {
    await jobs.send(tx, job, { n: 1 })
    throw new Error('undo')
  })
  await expect(undone).rejects.toThrow('undo')
  await own.db.transaction().execute((tx) => jobs.send(tx, job, { n: 2 }))
  await expect.poll(() => ran).toEqual([2])
  const left = async () =>
    (await sql`select 1 from pgboss.job where name = ${job.name} and state <> 'completed'`.execute(own.db))
      .rows
  await expect.poll(left).toEqual([])
})

test('retries a failing job until it succeeds', async () => {
  const tries: number[] = []
  const job = jobOf((n) => {
    tries.push(n)
    if (tries.length < 2) throw new Error('not yet')
  }, 5)
  const jobs = await start([job])
  await jobs.send(own.db, job, { n: 7 })
  await expect.poll(() => tries).toEqual([7, 7])
  expect(await jobs.deadLetters()).toEqual([])
})

test('a job that always fails ends in the dead letters, and other jobs do not', async () => {
  const ran: number[] = []
  const job = jobOf((n) => {
    if (n === 1) throw new Error('broken for good')
    ran.push(n)
  }, 1)
  const jobs = await start([job])
  for (const n of [0, 1, 2]) await jobs.send(own.db, job, { n })
  await expect
    .poll(async () => (await jobs.deadLetters()).filter((letter) => letter.job === job.name))
    .toMatchObject([{ data: { n: 1 }, error: 'broken for good' }])
  expect(ran.toSorted()).toEqual([0, 2])
})

test('three processes start at once on a new database, and each job runs once', async () => {
  const fresh = await testDatabase()
  const ran: number[] = []
  const job = jobOf((n) => void ran.push(n))
  const processes = await Promise.all([1, 2, 3].map(() => start([job], { url: fresh.url })))
  for (let n = 0; n < 30; n += 1) await processes[n % 3]!.send(fresh.db, job, { n })
  await expect.poll(() => ran.length).toBe(30)
  await Promise.all(running.splice(0).map((jobs) => jobs.stop({ finishWithinMs: 5_000 })))
  expect(new Set(ran).size).toBe(30)
  await fresh.drop()
})

test('the same key is the same job, also when it is sent concurrently', async () => {
  const ran: number[] = []
  const job = jobOf((n) => void ran.push(n))
  const jobs = await start([job])
  await Promise.all([1, 2, 3, 4].map((n) => jobs.send(own.db, job, { n }, { key: 'order-1' })))
  await jobs.send(own.db, job, { n: 9 })
  await expect.poll(() => ran.includes(9) && ran.length).toBe(2)
})

test('a job can send another, and a delayed one waits for its time', async () => {
  const ran: string[] = []
  const second = jobOf((n) => void ran.push(`second ${n}`))
  const first = jobOf((n, ctx) => ctx.jobs.send(ctx.db, second, { n: n + 1 }))
  const jobs = await start([first, second])
  await jobs.send(own.db, second, { n: 99 }, { startAfterSeconds: 3600 })
  await jobs.send(own.db, first, { n: 1 })
  await expect.poll(() => ran).toEqual(['second 2'])
})

test('starts a delayed job at its time, though no wake-up announces it', async () => {
  const ran: number[] = []
  const job = jobOf((n) => void ran.push(n))
  const jobs = await start([job])
  await jobs.send(own.db, job, { n: 1 }, { startAfterSeconds: 1 })
  // Earlier than the polling of a worker that no wake-up reached.
  await expect.poll(() => ran, { timeout: 40_000 }).toEqual([1])
})

test('stopping waits for running jobs', async () => {
  const events: string[] = []
  let finish = () => {}
  const job = jobOf(async () => {
    events.push('begun')
    await new Promise<void>((done) => (finish = done))
    events.push('done')
  })
  const jobs = await start([job])
  await jobs.send(own.db, job, { n: 1 })
  await expect.poll(() => events).toEqual(['begun'])
  const stopped = jobs.stop({ finishWithinMs: 10_000 }).then(() => events.push('stopped'))
  finish()
  await stopped
  expect(events).toEqual(['begun', 'done', 'stopped'])
  const { rows } = await sql`select state from pgboss.job where name = ${job.name}`.execute(own.db)
  expect(rows).toEqual([{ state: 'completed' }])
})

test('a process that only sends leaves the jobs to others', async () => {
  const ran: number[] = []
  const job = jobOf((n) => void ran.push(n))
  const sender = await start([job], { work: false })
  await sender.send(own.db, job, { n: 1 })
  expect(ran).toEqual([])
  await start([job])
  await expect.poll(() => ran).toEqual([1])
})

test("schedules recurring work by the Shanghai calendar, and removes the schedule with the job's cron", async () => {
  const job = { ...jobOf(() => {}), cron: '5 0 * * *' }
  const plans = async () => {
    const found = await sql`select cron, timezone from pgboss.schedule where name = ${job.name}`.execute(
      own.db,
    )
    return found.rows
  }
  await start([job])
  expect(await plans()).toEqual([{ cron: '5 0 * * *', timezone: 'Asia/Shanghai' }])
  await start([{ ...job, cron: undefined }])
  expect(await plans()).toEqual([])
})

test("changes a queue that differs from its job's declaration and leaves a matching one alone", async () => {
  const job = jobOf(() => {}, 1)
  const queueState = async () =>
    (
      await sql<{ retry_limit: number; notify: boolean; version: string }>`
        select retry_limit, notify, xmin::text as version from pgboss.queue where name = ${job.name}`.execute(
        own.db,
      )
    ).rows[0]
  await start([job], { work: false })
  const first = await queueState()
  expect(first).toMatchObject({ retry_limit: 1, notify: true })
  await start([job], { work: false })
  expect(await queueState()).toEqual(first)
  await start([{ ...job, retries: 7 }], { work: false })
  expect(await queueState()).toMatchObject({ retry_limit: 7 })
})

test('a working process listens for new jobs, a process that only sends does not', async () => {
  const listening = async () =>
    (
      await sql`select 1 from pg_stat_activity
        where datname = current_database() and query ilike 'listen %pgboss%'`.execute(own.db)
    ).rows.length
  const job = jobOf(() => {})
  await start([job], { work: false })
  expect(await listening()).toBe(0)
  await start([job])
  expect(await listening()).toBe(1)
})

test('higher priorities come first, and a waiting caller sees how many come before', async () => {
  const ran: number[] = []
  const job = jobOf((n) => void ran.push(n))
  const sender = await start([job], { work: false })
  const send = (n: number, priority: number) => sender.send(own.db, job, { n }, { priority })
  for (let n = 1; n <= 10; n += 1) await send(n, -n)
  for (let n = 11; n <= 15; n += 1) await send(n, 0)
  const ahead = (n: number) => sender.ahead(own.db, job, { n })
  expect([await ahead(11), await ahead(15), await ahead(1), await ahead(10), await ahead(99)]).toEqual([
    0, 4, 5, 14, 0,
  ])
  await start([job])
  await expect.poll(() => ran.length).toBe(15)
  // They are fetched in batches of five, and those of one batch run concurrently.
  expect(ran.slice(0, 5).toSorted((one, other) => one - other)).toEqual([11, 12, 13, 14, 15])
  expect(await ahead(10)).toBe(0)
})
