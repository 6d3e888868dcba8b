import { randomBytes } from 'node:crypto'

const most = 10_000

/** Values issued under a random name: codes, tokens, tickets. The oldest is dropped first. */
export interface Memory<Item> {
  add(item: Item): string
  get(name: string): Item | undefined
  find(isMatch: (item: Item) => boolean): [name: string, item: Item] | undefined
  remove(name: string): void
}

export function createMemory<Item>(bytes: number): Memory<Item> {
  const items = new Map<string, Item>()
  return {
    add(item) {
      const name = randomBytes(bytes).toString('base64url')
      items.set(name, item)
      const oldest = items.keys().next().value
      if (items.size > most && oldest !== undefined) items.delete(oldest)
      return name
    },
    get: (name) => items.get(name),
    find: (isMatch) => [...items].findLast(([, item]) => isMatch(item)),
    remove: (name) => void items.delete(name),
  }
}
