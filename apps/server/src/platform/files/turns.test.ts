import { expect, test } from 'vitest'
import { turnsOf } from './turns.ts'

test('no more run at once than may, and no more wait than may', async () => {
  const turns = turnsOf(2, 3)
  let running = 0
  let most = 0
  const ends: (() => void)[] = []
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise<void>((end) => ends.push(end))
    running -= 1
    return 'done'
  }
  const asked = Array.from({ length: 7 }, () => turns.take(work))
  const answers = Promise.all(asked)
  for (let round = 0; round < 10; round++) {
    ends.shift()?.()
    await new Promise((next) => setImmediate(next))
  }
  expect((await answers).filter((answer) => answer === null)).toHaveLength(2)
  expect(most).toBe(2)
})

test('work that fails gives its turn back', async () => {
  const turns = turnsOf(1, 1)
  await expect(turns.take(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await turns.take(() => Promise.resolve(1))).toBe(1)
})
