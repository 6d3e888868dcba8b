import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { columnTypes } from './column-types.ts'
import type { Db, Tables } from './handle.ts'
import { PreparingClient } from './preparing-client.ts'
import { tryAgain } from './try-again.ts'

export interface Database {
  readonly db: Db
  readonly pool: Pool
  /** Runs the work again, whole, where the database could not fit it in between others. */
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export interface DatabaseOptions {
  poolSize: number
  /** Short, so that a caller hears of a database that is down instead of waiting for it. */
  waitSeconds?: number
  /** Told when an idle connection is lost; the pool opens another when it is next asked. */
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
  })
  pool.on('error', (error) => options.onConnectionLost?.(error))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })

  return {
    db,
    pool,
    transaction: (work) => tryAgain(() => db.transaction().execute(work)),
    close: () => db.destroy(),
  }
}
