import { afterEach, expect, test } from 'vitest'
import { fillIn } from './fill-in.ts'

const typed = Object.getPrototypeOf(Uint8Array.prototype) as object
const functions: readonly (readonly [owner: object, name: string])[] = [
  [Array.prototype, 'at'],
  [String.prototype, 'at'],
  [typed, 'at'],
  [Array.prototype, 'findLast'],
  [Array.prototype, 'toSpliced'],
  [Object, 'hasOwn'],
  [Promise, 'withResolvers'],
]
const natives = functions.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name))

afterEach(() => {
  for (const [at, [owner, name]] of functions.entries()) Object.defineProperty(owner, name, natives[at] ?? {})
})

const answers = async () => {
  const { promise, resolve } = Promise.withResolvers<number>()
  resolve(7)
  const refused = Promise.withResolvers<number>()
  refused.reject(new Error('no'))
  return [
    [[1, 2, 3].at(-1), [1, 2, 3].at(0), [1].at(5), [1].at(-2)],
    ['abc'.at(-2), 'abc'.at(2), new Uint8Array([4, 5]).at(-1)],
    [[1, 2, 3, 4].findLast((value) => value % 2 === 1), [1].findLast((value) => value > 1)],
    [1, 2, 3].toSpliced(1, 1),
    [Object.hasOwn({ a: 1 }, 'a'), Object.hasOwn({}, 'toString')],
    [await promise, await refused.promise.catch(() => 'refused')],
  ]
}

test('a phone without these functions gets equivalent ones', async () => {
  const real = await answers()
  for (const [owner, name] of functions) Reflect.deleteProperty(owner, name)
  await expect(answers()).rejects.toThrow(TypeError)
  fillIn()
  expect(await answers()).toEqual(real)
})

test('a phone with native functions keeps them', () => {
  fillIn()
  expect(functions.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name))).toEqual(natives)
})
