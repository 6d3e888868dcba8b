import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { currentLocation, followBrowser, push, replace } from './history.ts'
import { historyGroupOf } from './history-group.ts'

const stop = followBrowser()
afterAll(stop)

const steps = ['/claimSettlement/applyInfo', '/claimSettlement/bankCard', '/sign']
const walk = () => steps.forEach(push)
const historyGroup = historyGroupOf((path) => steps.includes(path))
const result = '/claimSettlement/uploadResult?caseId=k1'
const at = (fullPath: string) => vi.waitFor(() => expect(currentLocation().fullPath).toBe(fullPath))

beforeEach(() => push(`/setup?${Math.random()}`))

/** Like the browser's back button. */
async function pressBack(): Promise<string> {
  const { index } = currentLocation()
  history.back()
  await vi.waitFor(() => expect(currentLocation().index).toBe(index - 1))
  return currentLocation().path
}

test('leaving a history group removes all its steps: back leads to the page before it', async () => {
  push('/home')
  const { index } = currentLocation()
  walk()
  historyGroup.leaveFor(result, ['/claimRecords', '/home'])
  await at(result)
  expect(currentLocation()).toMatchObject({ index: index + 1, direction: 'forward' })
  expect(await pressBack()).toBe('/home')
})

test('a member from another page finds the records behind the result', async () => {
  push('/insurance/detail?id=p1')
  walk()
  historyGroup.leaveFor(result, ['/claimRecords', '/home'])
  await at(result)
  expect(await pressBack()).toBe('/claimRecords')
  expect(await pressBack()).toBe('/insurance/detail')
})

test('does not open the previous page a second time', async () => {
  const detail = '/claimSettlement/detail?caseId=k1'
  push(detail)
  const { index } = currentLocation()
  push('/claimSettlement/bankCard')
  historyGroup.leaveFor(detail, ['/claimRecords', '/claimSettlement/detail'])
  await at(detail)
  expect(currentLocation().index).toBe(index)
})

test('pages opened in between belong to the group, also after a reload', async () => {
  push('/home')
  walk()
  push('/pdf')
  push('/sign')
  const stateBefore = history.state as object
  // The same page after a reload: only the state of the history entry survives.
  const reloaded = historyGroupOf((path) => steps.includes(path))
  expect(history.state).toEqual(stateBefore)
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
  historyGroup.leaveFor(result, ['/claimRecords', '/home'])
  await at(result)
  expect(await pressBack()).toBe('/claimRecords')
})

test('shows the result even if the browser has lost its history entries', async () => {
  vi.useFakeTimers()
  const deaf = vi.spyOn(history, 'go').mockImplementation(() => undefined)
  push('/home')
  walk()
  historyGroup.leaveFor(result, ['/claimRecords', '/home'])
  expect(currentLocation().path).toBe('/sign')
  vi.runAllTimers()
  expect(currentLocation().fullPath).toBe(result)
  deaf.mockRestore()
  vi.useRealTimers()
  replace('/home')
})
