import { Client, type ClientConfig, DatabaseError } from 'pg'
import { StatementNames } from './statement-names.ts'

const namesOfProcess = new StatementNames(500)

/** PostgreSQL uses the code of any unsupported feature for this, so the message has to be checked too. */
export const isStalePlan = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === '0A000' && error.message.includes('cached plan')

type ClientQuery = (config: unknown, values?: unknown, callback?: unknown) => unknown

/** A connection that prepares repeated statements, so that they are parsed and planned once. */
export class PreparingClient extends Client {
  readonly #names: StatementNames

  constructor(config?: ClientConfig, names = namesOfProcess) {
    super(config)
    this.#names = names
    // A connection lost between two statements of a transaction has no listener of the pool: without this one the
    // process would crash. The next statement fails by itself.
    this.on('error', () => {})
    const plain = super.query.bind(this) as ClientQuery
    this.query = ((config: unknown, values?: unknown, callback?: unknown) => {
      if (typeof config !== 'string' || !Array.isArray(values) || callback)
        return plain(config, values, callback)
      const name = names.nameFor(config)
      return name === undefined ? plain(config, values) : this.#prepared(plain, name, config, values)
    }) as typeof this.query
  }

  /**
   * The product's dates are in Shanghai time, also where SQL takes the date of a timestamp. Set in the connection
   * options and not by a statement: no round trip, and the server's default does not matter.
   */
  getStartupConf(): Record<string, string> {
    // @ts-expect-error -- pg has the method and its types leave it out
    return { ...super.getStartupConf(), TimeZone: 'Asia/Shanghai' }
  }

  async #prepared(plain: ClientQuery, name: string, text: string, values: unknown[]): Promise<unknown> {
    try {
      return await plain({ name, text, values })
    } catch (error) {
      if (!isStalePlan(error)) throw error
      this.#names.renew(text)
      // In a transaction everything is rolled back anyway, and the transaction is retried.
      if (this.getTransactionStatus() !== 'I') throw error
      return plain(text, values)
    }
  }
}
