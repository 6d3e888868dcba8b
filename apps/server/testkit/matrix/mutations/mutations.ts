import { namedId } from '#platform/ids.ts'
import { idOf } from '#seeds/ids.ts'

/** A raw spelling in the body that no writer of JSON, of queries or of forms would produce. */
export class Spelt {
  readonly json: string
  readonly text: string
  constructor(json: string, text: string = json) {
    this.json = json
    this.text = text
  }
}

export interface Mutation {
  readonly name: string
  /** Replaces the valid value; the field is removed when there is none. */
  readonly change: (good: unknown) => { readonly value?: unknown }
  /** The body cannot be parsed at all, so that no field can be named. */
  readonly isUnreadable?: boolean
}

const to = (name: string, value: unknown): Mutation => ({ name, change: () => ({ value }) })
const by = (name: string, of: (good: unknown) => unknown): Mutation => ({
  name,
  change: (good) => ({ value: of(good) }),
})
const unreadable = (mutation: Mutation): Mutation => ({ ...mutation, isUnreadable: true })

const otherDigits = (text: string) =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))

/** The mutations applied to every field of every call. */
export const mutations: readonly Mutation[] = [
  { name: 'missing', change: () => ({}) },
  to('null', null),
  to('empty', ''),
  to('a space', ' '),
  to('a truth', true),
  to('a small number', 42),
  to('a negative number', -1),
  to('a fraction', 0.5),
  to('2^31', 2_147_483_648),
  to('2^63', new Spelt('9223372036854775808')),
  to('more than a number holds', new Spelt('1e400', 'Infinity')),
  to('not a number', 'NaN'),
  to('an empty list', []),
  by('a list of it', (good) => [good, good]),
  to('an object', { a: 1 }),
  unreadable(to('a prototype', new Spelt('{"__proto__":{"isAdmin":true}}', '__proto__'))),
  unreadable(to('a constructor', new Spelt('{"constructor":{"prototype":{"isAdmin":true}}}', 'constructor'))),
  unreadable(to('nesting without an end', new Spelt('['.repeat(9_000) + ']'.repeat(9_000)))),
  to('NUL', new Spelt('"a\\u0000b"', 'a%00b')),
  to('half of a surrogate pair', new Spelt('"a\\ud800b"', 'a%ED%A0%80b')),
  to('a command to the database', `'); drop table account; --`),
  to('a pattern of the database', '%_\\'),
  to('a script', '<img src=x onerror=alert(1)>"\'><script>'),
  to('a family of emoji', '👨‍👩‍👧‍👦🏳️‍🌈'),
  to('writing from right to left', '\u202eabc\u200b\u0301'),
  to('a path', '#testkit/../../etc/passwd'),
  to('line ends', 'a\r\nSet-Cookie: a=b'),
  to('two thousand letters', '长'.repeat(2_000)),
  to('three hundred thousand letters', 'x'.repeat(300_000)),
  by('other digits', (good) => otherDigits(typeof good === 'string' ? good : '123')),
  to('a day that is none', '2026-02-31'),
  to('a day before all days', '0000-00-00'),
  to('a day after all days', '999999-12-31'),
  to('a moment that is none', '2026-13-45 99:99:99'),
  to("another person's id", idOf('account', 'zhoulan')),
  to('an id of nobody', namedId('nobody')),
  to('an id in capitals', namedId('nobody').toUpperCase()),
  by('twice', (good) => new Twice(good)),
]

/** The same name twice, as JSON, queries and forms allow. */
export class Twice {
  readonly value: unknown
  constructor(value: unknown) {
    this.value = value
  }
}
