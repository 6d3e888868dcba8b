import { expect, test } from 'vitest'
import { callerFaults, type CallerSources, type CallTable } from './callers.ts'

const sources: CallerSources = {
  apps: 'useQueryOf(familyCalls.list, {})',
  table: 'export const callTable = {\n  family: familyCalls,\n}\n',
  screens: new Set(['/family/index']),
}
const faultsOf = (rows: CallTable[string], domain = 'family') => callerFaults({ [domain]: rows }, sources)

test('accepts a call that an app makes, one that names its caller, and the notice of a partner', () => {
  const rows = {
    list: { auth: 'user' },
    export: { auth: 'none', calledBy: 'the scheduler' },
    soon: { auth: 'user', calledBy: '/active' },
    event: { auth: 'partner' },
  } as const
  expect(faultsOf(rows)).toEqual([])
})

test('names a call that nobody makes', () => {
  expect(faultsOf({ add: { auth: 'user' } })).toEqual([expect.stringContaining('family.add: no app of ours')])
})

test('names a row whose caller is not needed any more', () => {
  const rows = {
    list: { auth: 'user', calledBy: 'the scheduler' },
    add: { auth: 'user', calledBy: '/family/index' },
  } as const
  expect(faultsOf(rows)).toEqual([
    expect.stringContaining('family.list: our apps make this call'),
    expect.stringContaining('family.add: the screen /family/index stands now'),
  ])
})

test('names a domain that the table of calls does not list', () => {
  expect(faultsOf({ list: { auth: 'user' } }, 'parcels')).toEqual([
    expect.stringContaining('parcels: list its rows'),
  ])
})
