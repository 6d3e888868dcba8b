export interface ReceivedItem {
  readonly id: string
  /** ISO 8601 */
  readonly at: string
}

/** Bounded memory: the oldest item is dropped first. */
export interface Inbox<Item extends ReceivedItem = ReceivedItem> {
  add(item: Item): void
  newestFirst(): readonly Item[]
  clear(): void
}

export function createInbox<Item extends ReceivedItem>(keep: number): Inbox<Item> {
  const items: Item[] = []
  return {
    add(item) {
      items.unshift(item)
      if (items.length > keep) items.length = keep
    },
    newestFirst: () => items,
    clear() {
      items.length = 0
    },
  }
}
