/** The booking rules as a simple in-memory model, with which the engine must agree. */
interface NaiveSlot {
  readonly capacity: number
  readonly waitlist: { who: number; offeredUntil: number | null }[]
}

export interface NaiveStep {
  readonly action: 'book' | 'cancel' | 'change' | 'finish' | 'join' | 'leave' | 'accept' | 'tick'
  readonly who: number
  readonly slot: number
}

const offerMinutes = 15

export class NaiveSlots {
  readonly #slots: NaiveSlot[]
  readonly #left: number[]
  /** Where each person has a booking. */
  readonly #booked: (number | null)[]
  #minute = 0

  constructor(capacities: readonly number[], people: number, sessions: number) {
    this.#slots = capacities.map((capacity) => ({ capacity, waitlist: [] }))
    this.#left = Array.from({ length: people }, () => sessions)
    this.#booked = Array.from({ length: people }, () => null)
  }

  taken = (slot: number): number =>
    this.#booked.filter((at) => at === slot).length +
    this.#slots[slot]!.waitlist.filter(({ offeredUntil }) => offeredUntil !== null).length

  left = (who: number): number => this.#left[who]!

  /** The result of an operation; null if it does not apply. */
  do({ action, who, slot }: NaiveStep): string | null {
    return this.#actions[action](who, slot)
  }

  /** Advances the clock: expired offers move on. */
  #tick(minutes: number): null {
    this.#minute += minutes
    for (const [at, { waitlist }] of this.#slots.entries()) {
      const late = waitlist.filter(
        ({ offeredUntil }) => offeredUntil !== null && offeredUntil <= this.#minute,
      )
      for (const wait of late) {
        waitlist.splice(waitlist.indexOf(wait), 1)
        this.#offer(at)
      }
    }
    return null
  }

  #offer(slot: number): void {
    const next = this.#slots[slot]!.waitlist.find(
      ({ who, offeredUntil }) => offeredUntil === null && this.#booked[who] === null,
    )
    if (next) next.offeredUntil = this.#minute + offerMinutes
  }

  #isFull = (slot: number) => this.taken(slot) >= this.#slots[slot]!.capacity
  #waitOf = (who: number, slot: number) => this.#slots[slot]!.waitlist.find((wait) => wait.who === who)

  #enter(who: number, slot: number): string {
    if (this.#left[who] === 0) return 'noRightLeft'
    this.#left[who]! -= 1
    this.#booked[who] = slot
    return 'booked'
  }

  readonly #actions: Record<NaiveStep['action'], (who: number, slot: number) => string | null> = {
    tick: (who) => this.#tick(who + 1 === this.#left.length ? 16 : 4),
    book: (who, slot) => {
      if (this.#booked[who] !== null) return 'bookingOpen'
      return this.#isFull(slot) ? 'slotTaken' : this.#enter(who, slot)
    },
    cancel: (who) => {
      const slot = this.#booked[who] ?? null
      if (slot === null) return null
      this.#booked[who] = null
      this.#left[who]! += 1
      this.#offer(slot)
      return 'ended'
    },
    change: (who, slot) => {
      const from = this.#booked[who] ?? null
      if (from === null) return null
      if (from === slot) return 'booked'
      if (this.#isFull(slot)) return 'slotTaken'
      this.#booked[who] = slot
      this.#offer(from)
      return 'booked'
    },
    finish: (who) => {
      if (this.#booked[who] === null) return null
      this.#booked[who] = null
      return 'ended'
    },
    join: (who, slot) => {
      if (this.#waitOf(who, slot)) return 'waiting'
      if (!this.#isFull(slot)) return 'slotFree'
      if (this.#booked[who] !== null) return 'bookingOpen'
      this.#slots[slot]!.waitlist.push({ who, offeredUntil: null })
      return 'waiting'
    },
    leave: (who, slot) => {
      const wait = this.#waitOf(who, slot)
      if (!wait) return null
      const { waitlist } = this.#slots[slot]!
      waitlist.splice(waitlist.indexOf(wait), 1)
      if (wait.offeredUntil !== null) this.#offer(slot)
      return 'left'
    },
    accept: (who, slot) => {
      const wait = this.#waitOf(who, slot)
      if (!wait) return null
      if (this.#booked[who] !== null) return 'bookingOpen'
      if (wait.offeredUntil === null || wait.offeredUntil <= this.#minute) return 'offerOver'
      const entered = this.#enter(who, slot)
      if (entered !== 'booked') return entered
      const { waitlist } = this.#slots[slot]!
      waitlist.splice(waitlist.indexOf(wait), 1)
      return entered
    },
  }
}
