import { Transaction, type KyselyProps } from 'kysely'
import { DatabaseError, type Pool, type PoolClient, type QueryResult } from 'pg'
import { DirectExecutor, type RunStatement } from './direct-executor.ts'
import type { Db, Tables } from './handle.ts'
import { combineQueries } from './combine-queries.ts'

/** PostgreSQL's error for every statement after a failed one. */
const behindAFailure = '25P02'

const isBehindAFailure = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === behindAFailure

const noConnection = {
  provideConnection: () => Promise.reject(new Error('a transaction keeps its connection to itself')),
}

/**
 * One connection from begin to commit. Concurrent statements are sent at once and run in the order of their calls; a
 * statement that depends on a result awaits it as usual.
 */
class Course {
  readonly #client: PoolClient
  #isOver = false
  #firstFailure: unknown
  #last: Promise<unknown> = Promise.resolve()

  constructor(client: PoolClient) {
    this.#client = client
  }

  readonly run: RunStatement = async (text, values) => {
    if (this.#isOver) throw new Error('the transaction is over')
    const answer = combineQueries(this.#client, () => this.#client.query(text, values))
    this.#last = answer
    try {
      return await answer
    } catch (error) {
      // They fail in the order in which they were sent, so the first failure is the cause.
      this.#firstFailure ??= error
      throw error
    }
  }

  async commit(): Promise<void> {
    this.#isOver = true
    const { command }: QueryResult = await this.#client.query('commit')
    if (command !== 'ROLLBACK') return
    // A failed statement was not awaited, or its error was swallowed: everything was rolled back, so the caller must
    // not get a success.
    await this.#last.catch(() => undefined)
    throw this.#firstFailure ?? new Error('the transaction was undone instead of kept')
  }

  /** Waits for everything still in progress. */
  async undo(): Promise<void> {
    this.#isOver = true
    await this.#client.query('rollback')
  }

  /** Of several statements sent at once, any may be the first to reject. */
  causeOf(error: unknown): unknown {
    return isBehindAFailure(error) ? (this.#firstFailure ?? error) : error
  }
}

export async function runTransaction<T>(
  pool: Pool,
  props: KyselyProps,
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  const course = new Course(client)
  let lost: Error | undefined
  try {
    // Not sent together with the next statement: if it failed alone, that statement would run outside of any
    // transaction.
    await client.query('begin')
    let result: T
    try {
      result = await work(
        new Transaction<Tables>({ ...props, executor: new DirectExecutor(noConnection, course.run) }),
      )
    } catch (error) {
      // If even this fails, the connection is discarded: the database rolls back what was begun on it.
      await course.undo().catch((failure: Error) => (lost = failure))
      throw course.causeOf(error)
    }
    await course.commit()
    return result
  } finally {
    client.release(lost)
  }
}
