/**
 * Decides which SQL texts are prepared under a name. A text gets one at its second use: one-off statements and lists
 * of varying lengths would otherwise fill the table.
 */
export class StatementNames {
  readonly #capacity: number
  readonly #names = new Map<string, string>()
  readonly #seenOnce = new Set<string>()
  #given = 0

  constructor(capacity: number) {
    this.#capacity = capacity
  }

  nameFor(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined) return known
    // Every connection keeps what it prepared, so a full table assigns no further names instead of replacing old
    // ones.
    if (this.#names.size >= this.#capacity) return undefined
    if (!this.#seenOnce.delete(text)) {
      this.#remember(text)
      return undefined
    }
    return this.#give(text)
  }

  /** The server refuses the prepared form (a column was added since): the next use prepares it anew. */
  renew(text: string): void {
    if (this.#names.has(text)) this.#give(text)
  }

  #give(text: string): string {
    this.#given += 1
    const name = `s${this.#given}`
    this.#names.set(text, name)
    return name
  }

  #remember(text: string): void {
    this.#seenOnce.add(text)
    if (this.#seenOnce.size <= this.#capacity) return
    const [oldest] = this.#seenOnce
    if (oldest !== undefined) this.#seenOnce.delete(oldest)
  }
}
