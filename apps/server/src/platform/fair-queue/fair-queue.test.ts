import { expect, test } from 'vitest'
import { fairQueueOf, type LaneLimits } from './fair-queue.ts'

const usual: LaneLimits = { atOnce: 2, ofOneAtOnce: 2, ofOneWaiting: 100, waiting: 200 }

/** Work that runs until it is ended, and records the order in which it started. */
function workshop() {
  const began: string[] = []
  const ends: (() => void)[] = []
  let running = 0
  let most = 0
  const work = (name: string) => async () => {
    began.push(name)
    running += 1
    most = Math.max(most, running)
    await new Promise<void>((end) => ends.push(end))
    running -= 1
    return name
  }
  const settled = () => new Promise((next) => setImmediate(next))
  const endOne = async () => {
    await settled()
    ends.shift()?.()
    await settled()
  }
  const endAll = async () => {
    do await endOne()
    while (ends.length > 0)
  }
  return { began, work, settled, endOne, endAll, most: () => most }
}

test('respects the limits of running and of waiting work', async () => {
  const turns = fairQueueOf({ ...usual, waiting: 3 })
  const { work, endAll, most } = workshop()
  const answers = Promise.all(Array.from({ length: 7 }, (_, at) => turns.take(`person ${at}`, work(`${at}`))))
  await endAll()
  expect((await answers).filter((answer) => answer === null)).toHaveLength(2)
  expect(most()).toBe(2)
})

test('after one turn, a user with a hundred items is overtaken by everybody else', async () => {
  const turns = fairQueueOf({ ...usual, atOnce: 1, ofOneAtOnce: 1 })
  const { began, work, endOne, endAll } = workshop()
  const all = Array.from({ length: 100 }, (_, at) => turns.take('greedy', work(`greedy ${at}`)))
  all.push(turns.take('ann', work('ann 0')), turns.take('ann', work('ann 1')), turns.take('bob', work('bob')))
  for (let turn = 0; turn < 5; turn += 1) await endOne()
  expect(began.slice(0, 6)).toEqual(['greedy 0', 'ann 0', 'bob', 'greedy 1', 'ann 1', 'greedy 2'])
  await endAll()
  expect(await Promise.all(all)).not.toContain(null)
})

test('a slot stays free of users with a full share, and the next user gets it at once', async () => {
  const turns = fairQueueOf({ ...usual, ofOneAtOnce: 1 })
  const { began, work, settled, endAll } = workshop()
  const all = [turns.take('greedy', work('first')), turns.take('greedy', work('second'))]
  all.push(turns.take('ann', work('ann')))
  await settled()
  expect(began).toEqual(['first', 'ann'])
  await endAll()
  expect(await Promise.all(all)).toEqual(['first', 'second', 'ann'])
})

test('refuses a user with too much waiting work, and others can still queue', async () => {
  const turns = fairQueueOf({ ...usual, atOnce: 1, ofOneAtOnce: 1, ofOneWaiting: 2 })
  const { work, endAll } = workshop()
  const greedy = Array.from({ length: 5 }, (_, at) => turns.take('greedy', work(`${at}`)))
  const ann = turns.take('ann', work('ann'))
  await endAll()
  expect(await Promise.all(greedy)).toEqual(['0', '1', '2', null, null])
  expect(await ann).toBe('ann')
})

test('failing work returns its slot', async () => {
  const turns = fairQueueOf({ ...usual, atOnce: 1, ofOneAtOnce: 1 })
  const broken = turns.take('ann', () => Promise.reject(new Error('broken')))
  const next = turns.take('ann', () => Promise.resolve(1))
  await expect(broken).rejects.toThrow('broken')
  expect(await next).toBe(1)
})
