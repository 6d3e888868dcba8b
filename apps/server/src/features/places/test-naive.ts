/** The booking rules as a simple in-memory model, with which the engine must agree. */
interface NaivePlace {
  readonly capacity: number
  readonly line: { who: number; offeredUntil: number | null }[]
}

export interface Step {
  readonly deed: 'book' | 'cancel' | 'change' | 'finish' | 'join' | 'leave' | 'accept' | 'tick'
  readonly who: number
  readonly place: number
}

const offerMinutes = 15

export class NaivePlaces {
  readonly #places: NaivePlace[]
  readonly #left: number[]
  /** Where each person has a booking. */
  readonly #booked: (number | null)[]
  #minute = 0

  constructor(capacities: readonly number[], people: number, sessions: number) {
    this.#places = capacities.map((capacity) => ({ capacity, line: [] }))
    this.#left = Array.from({ length: people }, () => sessions)
    this.#booked = Array.from({ length: people }, () => null)
  }

  taken = (place: number): number =>
    this.#booked.filter((at) => at === place).length +
    this.#places[place]!.line.filter(({ offeredUntil }) => offeredUntil !== null).length

  left = (who: number): number => this.#left[who]!

  /** The result of an operation; null if it does not apply. */
  do({ deed, who, place }: Step): string | null {
    return this.#deeds[deed](who, place)
  }

  /** Advances the clock: expired offers move on. */
  #tick(minutes: number): null {
    this.#minute += minutes
    for (const [at, { line }] of this.#places.entries()) {
      const late = line.filter(({ offeredUntil }) => offeredUntil !== null && offeredUntil <= this.#minute)
      for (const wait of late) {
        line.splice(line.indexOf(wait), 1)
        this.#offer(at)
      }
    }
    return null
  }

  #offer(place: number): void {
    const next = this.#places[place]!.line.find(
      ({ who, offeredUntil }) => offeredUntil === null && this.#booked[who] === null,
    )
    if (next) next.offeredUntil = this.#minute + offerMinutes
  }

  #isFull = (place: number) => this.taken(place) >= this.#places[place]!.capacity
  #waitOf = (who: number, place: number) => this.#places[place]!.line.find((wait) => wait.who === who)

  #enter(who: number, place: number): string {
    if (this.#left[who] === 0) return 'noRightLeft'
    this.#left[who]! -= 1
    this.#booked[who] = place
    return 'booked'
  }

  readonly #deeds: Record<Step['deed'], (who: number, place: number) => string | null> = {
    tick: (who) => this.#tick(who + 1 === this.#left.length ? 16 : 4),
    book: (who, place) => {
      if (this.#booked[who] !== null) return 'bookingOpen'
      return this.#isFull(place) ? 'placeTaken' : this.#enter(who, place)
    },
    cancel: (who) => {
      const place = this.#booked[who] ?? null
      if (place === null) return null
      this.#booked[who] = null
      this.#left[who]! += 1
      this.#offer(place)
      return 'ended'
    },
    change: (who, place) => {
      const from = this.#booked[who] ?? null
      if (from === null) return null
      if (from === place) return 'booked'
      if (this.#isFull(place)) return 'placeTaken'
      this.#booked[who] = place
      this.#offer(from)
      return 'booked'
    },
    finish: (who) => {
      if (this.#booked[who] === null) return null
      this.#booked[who] = null
      return 'ended'
    },
    join: (who, place) => {
      if (this.#waitOf(who, place)) return 'waiting'
      if (!this.#isFull(place)) return 'placeFree'
      if (this.#booked[who] !== null) return 'bookingOpen'
      this.#places[place]!.line.push({ who, offeredUntil: null })
      return 'waiting'
    },
    leave: (who, place) => {
      const wait = this.#waitOf(who, place)
      if (!wait) return null
      const { line } = this.#places[place]!
      line.splice(line.indexOf(wait), 1)
      if (wait.offeredUntil !== null) this.#offer(place)
      return 'left'
    },
    accept: (who, place) => {
      const wait = this.#waitOf(who, place)
      if (!wait) return null
      if (this.#booked[who] !== null) return 'bookingOpen'
      if (wait.offeredUntil === null || wait.offeredUntil <= this.#minute) return 'offerOver'
      const entered = this.#enter(who, place)
      if (entered !== 'booked') return entered
      const { line } = this.#places[place]!
      line.splice(line.indexOf(wait), 1)
      return entered
    },
  }
}
