import fs from 'node:fs'
import type { Call } from '@yf/contract/call'
import { callTable } from '@yf/contract/table'
import { expect, test } from 'vitest'
import { builtRoutes } from '../spec/built.ts'
import { runningText } from './app-sources.ts'

const apps = runningText('apps/h5/src', 'apps/console/src', 'packages/client/src')
const tableText = fs.readFileSync('packages/contract/src/table.ts', 'utf8')

/** The tables of a domain's rows, as the apps write them: `claimCalls.limit`. */
function tablesOf(domain: string): string[] {
  const row = new RegExp(`^  ${domain}: ([^\\n]+),$`, 'm').exec(tableText)?.[1] ?? ''
  return [...row.matchAll(/\b\w+(?:Calls|Steps|Events)\b/g)].map(([name]) => name)
}
const isUsed = (domain: string, name: string) =>
  new RegExp(`\\b(?:${tablesOf(domain).join('|')})\\.${name}\\b`).test(apps)

// A partner's notice has that partner as its caller: its row names it.
const rows = Object.entries(callTable).flatMap(([domain, calls]) =>
  Object.entries(calls as Record<string, Call>)
    .filter(([, { auth }]) => auth !== 'partner')
    .map(([name, call]) => ({ domain, name, call, isUsed: isUsed(domain, name) })),
)

test('every domain has the name of its rows', () => {
  expect(Object.keys(callTable).filter((domain) => tablesOf(domain).length === 0)).toEqual([])
})

test('every call is made by an app of ours, or its row names the caller', () => {
  const orphans = rows.filter(({ call, isUsed }) => !isUsed && !call.calledBy)
  expect(orphans.map(({ domain, name }) => `${domain}.${name}`)).toEqual([])
})

test('a call that an app of ours makes names no other caller', () => {
  const both = rows.filter(({ call, isUsed }) => isUsed && call.calledBy)
  expect(both.map(({ domain, name }) => `${domain}.${name}`)).toEqual([])
})

// When such a screen exists it makes the call, and the row names no caller any more.
test('a screen that a row waits for does not exist yet', () => {
  const standing = new Set(builtRoutes().map(({ path }) => path))
  const awaited = rows.flatMap(({ call }) => (call.calledBy?.startsWith('/') ? [call.calledBy] : []))
  expect([...new Set(awaited)].toSorted()).toEqual([])
  expect(awaited.filter((path) => standing.has(path))).toEqual([])
})
