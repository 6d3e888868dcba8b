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

/** Like the browser's back button. */
async function pressBack(): Promise<string> {
  const { index } = currentPlace()
  history.back()
  await vi.waitFor(() => expect(currentPlace().index).toBe(index - 1))
  return currentPlace().path
}

test('leaving a history group removes all its steps: back leads to the page before it', async () => {
  push('/home')
  const { index } = currentPlace()
  walk()
  stretch.leaveFor(result, ['/claimRecords', '/home'])
  await at(result)
  expect(currentPlace()).toMatchObject({ index: index + 1, direction: 'forward' })
  expect(await pressBack()).toBe('/home')
})

test('a member from another page finds the records behind the result', async () => {
  push('/insurance/detail?id=p1')
  walk()
  stretch.leaveFor(result, ['/claimRecords', '/home'])
  await at(result)
  expect(await pressBack()).toBe('/claimRecords')
  expect(await pressBack()).toBe('/insurance/detail')
})

test('does not open the previous page a second time', async () => {
  const detail = '/claimSettlement/detail?caseId=k1'
  push(detail)
  const { index } = currentPlace()
  push('/claimSettlement/bankCard')
  stretch.leaveFor(detail, ['/claimRecords', '/claimSettlement/detail'])
  await at(detail)
  expect(currentPlace().index).toBe(index)
})

test('pages opened in between belong to the group, also after a reload', async () => {
  push('/home')
  walk()
  push('/pdf')
  push('/sign')
  const known = history.state as object
  // The same page after a reload: only the state of the history entry survives.
  const reloaded = stretchOf((path) => steps.includes(path))
  expect(history.state).toEqual(known)
  reloaded.leaveFor(result, ['/claimRecords', '/home'])
  await at(result)
  expect(await pressBack()).toBe('/home')
})

test('after leaving by back, the next group starts at its own first step', async () => {
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

test('shows the result even if the browser has lost its history entries', async () => {
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
