import { Transaction, type KyselyProps } from 'kysely'
import { DatabaseError, type Pool, type PoolClient, type QueryResult } from 'pg'
import { DirectExecutor, type Run } from './direct-executor.ts'
import type { Db, Tables } from './handle.ts'
import { together } from './together.ts'

/** What PostgreSQL says to every statement behind one that failed. */
const behindAFailure = '25P02'

const isBehindAFailure = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === behindAFailure

const noConnection = {
  provideConnection: () => Promise.reject(new Error('a transaction keeps its connection to itself')),
}

/**
 * One connection from begin to commit. Statements that are asked for at once are sent at once and run in the order in which
 * they were asked for; each that follows from an answer waits for it, as anywhere.
 */
class Course {
  readonly #client: PoolClient
  #isOver = false
  #firstFailure: unknown
  #last: Promise<unknown> = Promise.resolve()

  constructor(client: PoolClient) {
    this.#client = client
  }

  readonly run: Run = async (text, values) => {
    if (this.#isOver) throw new Error('the transaction is over')
    const answer = together(this.#client, () => this.#client.query(text, values))
    this.#last = answer
    try {
      return await answer
    } catch (error) {
      // They fail in the order in which they were sent, so the first to come here is the one to blame.
      this.#firstFailure ??= error
      throw error
    }
  }

  async commit(): Promise<void> {
    this.#isOver = true
    const { command }: QueryResult = await this.#client.query('commit')
    if (command !== 'ROLLBACK') return
    // Nobody waited for a statement that failed, or somebody passed over it: all of it was undone, and whoever asked for it
    // must not be told that it was done.
    await this.#last.catch(() => undefined)
    throw this.#firstFailure ?? new Error('the transaction was undone instead of kept')
  }

  /** Waits behind whatever is still under way. */
  async undo(): Promise<void> {
    this.#isOver = true
    await this.#client.query('rollback')
  }

  /** Of several that were sent at once any may tell first that all of them failed. */
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
    // Not sent together with what follows: were it to fail alone, that would stand outside of any transaction.
    await client.query('begin')
    let result: T
    try {
      result = await work(
        new Transaction<Tables>({ ...props, executor: new DirectExecutor(noConnection, course.run) }),
      )
    } catch (error) {
      // A connection on which not even this succeeds is given up: the database undoes what was begun on it.
      await course.undo().catch((failure: Error) => (lost = failure))
      throw course.causeOf(error)
    }
    await course.commit()
    return result
  } finally {
    client.release(lost)
  }
}
