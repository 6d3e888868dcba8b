import { DefaultConnectionProvider, Kysely, PostgresDialect, type KyselyProps } from 'kysely'
import { Pool } from 'pg'
import { columnTypes } from './column-types.ts'
import { DirectExecutor, type RunStatement } from './direct-executor.ts'
import type { Db, Tables } from './handle.ts'
import { PreparingClient } from './preparing-client.ts'
import { runTransaction } from './transaction.ts'
import { tryAgain } from './retry-transaction.ts'

export interface Database {
  readonly db: Db
  readonly pool: Pool
  /** Runs the whole transaction again when the database reports a serialisation failure or deadlock. */
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export interface DatabaseOptions {
  poolSize: number
  /** Short, so that a caller gets an error instead of waiting for a database that is down. */
  waitSeconds?: number
  /** Called when an idle connection is lost; the pool opens another at the next use. */
  onConnectionLost?: (error: Error) => void
}

export function openDatabase(url: string, options: DatabaseOptions): Database {
  const { waitSeconds = 3 } = options
  const pool = new Pool({
    connectionString: url,
    max: options.poolSize,
    Client: PreparingClient,
    types: columnTypes,
    connectionTimeoutMillis: waitSeconds * 1000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // A process that hangs must not hold its locks for long.
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    // Concurrent statements of a transaction are pipelined and need not wait for each other's answers.
    pipeline: true,
  })
  pool.on('error', (error) => options.onConnectionLost?.(error))
  const props = propsOver(pool)
  const db = new Kysely<Tables>(props)
  let closing: Promise<void> | undefined

  return {
    db,
    pool,
    transaction: (work) => tryAgain(() => runTransaction(pool, props, work)),
    close: () => (closing ??= pool.end()),
  }
}

/** Kysely's default dialect, except for how a statement reaches its connection. */
function propsOver(pool: Pool): KyselyProps {
  const dialect = new PostgresDialect({ pool })
  const driver = dialect.createDriver()
  // The pool exists already: this runs before any query.
  void driver.init()
  const run: RunStatement = async (text, values) => {
    const client = await pool.connect()
    try {
      return await client.query(text, values)
    } finally {
      client.release()
    }
  }
  const executor = new DirectExecutor(new DefaultConnectionProvider(driver), run)
  return { config: { dialect }, dialect, driver, executor }
}
