function fill(owner: object, name: string, value: (...args: never[]) => unknown): void {
  if (!(name in owner)) Object.defineProperty(owner, name, { value, writable: true, configurable: true })
}

function at(this: ArrayLike<unknown>, index: number): unknown {
  return this[index < 0 ? this.length + index : index]
}

function findLast(this: unknown[], predicate: (value: unknown) => boolean): unknown {
  for (let index = this.length - 1; index >= 0; index--) if (predicate(this[index])) return this[index]
  return undefined
}

function toSpliced(this: unknown[], start: number, count: number): unknown[] {
  const copy = [...this]
  copy.splice(start, count)
  return copy
}

function withResolvers(): object {
  const parts = {}
  const promise = new Promise((resolve, reject) => void Object.assign(parts, { resolve, reject }))
  return Object.assign(parts, { promise })
}

/**
 * Polyfills that the PDF library needs and phones of 2021 lack. Its legacy build includes the newest functions, but
 * not those of the years between. Only for the library, on the page and in its worker.
 */
export function fillIn(): void {
  const typed = Object.getPrototypeOf(Uint8Array.prototype) as object
  for (const owner of [Array.prototype, String.prototype, typed]) fill(owner, 'at', at)
  fill(Array.prototype, 'findLast', findLast)
  fill(Array.prototype, 'toSpliced', toSpliced)
  fill(Object, 'hasOwn', (owner: object, key: PropertyKey) =>
    Object.prototype.hasOwnProperty.call(owner, key),
  )
  fill(Promise, 'withResolvers', withResolvers)
}

fillIn()
