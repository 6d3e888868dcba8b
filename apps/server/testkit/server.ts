import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import type { Call, Output, SentInput } from '@yf/contract/call'
import { callTable } from '@yf/contract/table'
import { buildServer, type ServerParts } from '#app/build.ts'
import { allJobs, featureHandlers } from '#app/features.ts'
import { resolveMall } from '#features/handoff/public.ts'
import { staffAccess } from '#features/staff/public.ts'
import { createServices, type Overrides } from '#app/services.ts'
import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import type { Settings } from '#platform/settings.ts'
import type { FastifyInstance } from 'fastify'
import { movableClock, type MovableClock } from './clock.ts'
import { testDatabase } from './database.ts'
import { requestOf, type TestCallOptions } from './request.ts'
import { testSettings } from './settings.ts'
import path from 'node:path'

export interface TestServerOptions extends Omit<Overrides, 'clock' | 'jobs'> {
  clock?: MovableClock
  settings?: Partial<Settings>
  demo?: boolean
  /** A table other than the product's, for tests of the mounting itself. */
  calls?: ServerParts['calls']
  load?: ServerParts['load']
  /** Whether background jobs run; sending them is always possible. */
  jobs?: boolean
}

/** The response of a call, in either envelope. */
export interface TestCallAnswer<T> {
  readonly http: number
  readonly success: boolean
  readonly code: number | string
  readonly message: string
  /** Null when the call was refused. */
  readonly result: T
  readonly headers: Headers
}

export interface TestServer {
  readonly url: string
  readonly app: FastifyInstance
  readonly db: Db
  readonly databaseUrl: string
  readonly clock: MovableClock
  readonly services: Services
  call<C extends Call>(
    row: C,
    input: SentInput<C>,
    options?: TestCallOptions,
  ): Promise<TestCallAnswer<Output<C>>>
  /** A request as any program could make it; the path is below the server's address. */
  fetch(path: string, init?: RequestInit): Promise<Response>
  close(): Promise<void>
}

/** A whole server in this process, with its own database and folder. */
export async function startServer(options: TestServerOptions = {}): Promise<TestServer> {
  const {
    clock = movableClock(),
    settings: own,
    demo = false,
    calls = product,
    jobs = false,
    load,
    ...overrides
  } = options
  const dataDir = await mkdtemp(path.join(tmpdir(), 'yf-server-'))
  const base = own?.databaseUrl ? null : await testDatabase({ demo })
  const settings = testSettings({ dataDir, databaseUrl: base?.url ?? '', ...own })
  const running = createServices(settings, { ...overrides, clock, jobs: allJobs })
  const release = async () => {
    await running.close()
    await base?.drop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    const app = await buildServer({ ...running, calls, load })
    if (jobs) await running.queue.work()
    const url = await app.listen({ port: settings.port, host: settings.host })
    return {
      url,
      app,
      clock,
      db: running.database.db,
      databaseUrl: settings.databaseUrl,
      services: running.services,
      call: (row, input, how) => callOver(url, row, input, how),
      fetch: (path, init) => fetch(url + path, init),
      close: () => app.close().then(release),
    }
  } catch (error) {
    await release()
    throw error
  }
}

const product: ServerParts['calls'] = {
  table: callTable,
  handlers: featureHandlers,
  resolveMall,
  staffAccess,
}

/** A call through HTTP to any server, typed by its row. */
export async function callOver<C extends Call>(
  url: string,
  row: C,
  input: SentInput<C>,
  options: TestCallOptions = {},
): Promise<TestCallAnswer<Output<C>>> {
  const { path, init } = requestOf(row, input as object, options)
  const response = await fetch(url + path, init)
  const body = (await response.json()) as {
    code: number | string
    message: string
    result?: Output<C>
    data?: Output<C>
  }
  return {
    http: response.status,
    success: Number(body.code) === 200,
    code: body.code,
    message: body.message,
    result: (row.service === 'mall' ? body.data : body.result) as Output<C>,
    headers: response.headers,
  }
}
