import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { currentPlace, followBrowser, push, replace } from './history.ts'
import { stretchOf } from './stretch.ts'

const stop = followBrowser()
afterAll(stop)

const steps = ['/claimSettlement/applyInfo', '/claimSettlement/bankCard', '/sign']
const walk = () => steps.forEach(push)
const stretch = stretchOf((path) => steps.includes(path))
const result = '/claimSettlement/uploadResult?caseId=k1'
const at = (fullPath: string) => vi.waitFor(() => expect(currentPlace().fullPath).toBe(fullPath))

beforeEach(() => push(`/setup?${Math.random()}`))

/** As the browser's own button does it. */
async function pressBack(): Promise<string> {
  const { index } = currentPlace()
  history.back()
  await vi.waitFor(() => expect(currentPlace().index).toBe(index - 1))
  return currentPlace().path
}

test('what was gone through step by step is left as a whole: back leads to where one came from', async () => {
  push('/home')
  const { index } = currentPlace()
  walk()
  stretch.leaveFor(result, ['/claimRecords', '/home'])
  await at(result)
  expect(currentPlace()).toMatchObject({ index: index + 1, direction: 'forward' })
  expect(await pressBack()).toBe('/home')
})

test('who came from elsewhere finds the records behind the result', async () => {
  push('/insurance/detail?id=p1')
  walk()
  stretch.leaveFor(result, ['/claimRecords', '/home'])
  await at(result)
  expect(await pressBack()).toBe('/claimRecords')
  expect(await pressBack()).toBe('/insurance/detail')
})

test('the page that one came from is not opened a second time', async () => {
  const detail = '/claimSettlement/detail?caseId=k1'
  push(detail)
  const { index } = currentPlace()
  push('/claimSettlement/bankCard')
  stretch.leaveFor(detail, ['/claimRecords', '/claimSettlement/detail'])
  await at(detail)
  expect(currentPlace().index).toBe(index)
})

test('what was looked at in between belongs to it, and a reload in the midst of it still knows', async () => {
  push('/home')
  walk()
  push('/pdf')
  push('/sign')
  const known = history.state as object
  // The same page after a reload: nothing is remembered but the state of the entry.
  const reloaded = stretchOf((path) => steps.includes(path))
  expect(history.state).toEqual(known)
  reloaded.leaveFor(result, ['/claimRecords', '/home'])
  await at(result)
  expect(await pressBack()).toBe('/home')
})

test('left by the way back, the next one begins where it begins', async () => {
  push('/home')
  push(steps[0]!)
  await pressBack()
  push('/claimRecords')
  push(steps[0]!)
  push(steps[1]!)
  stretch.leaveFor(result, ['/claimRecords', '/home'])
  await at(result)
  expect(await pressBack()).toBe('/claimRecords')
})

test('a browser that has lost its entries shows the result all the same', async () => {
  vi.useFakeTimers()
  const deaf = vi.spyOn(history, 'go').mockImplementation(() => undefined)
  push('/home')
  walk()
  stretch.leaveFor(result, ['/claimRecords', '/home'])
  expect(currentPlace().path).toBe('/sign')
  vi.runAllTimers()
  expect(currentPlace().fullPath).toBe(result)
  deaf.mockRestore()
  vi.useRealTimers()
  replace('/home')
})
