import fs from 'node:fs'
import path from 'node:path'
import type { Call } from '@yf/contract/call'
import { root } from '../run/paths.ts'
import { runningText } from './app-sources.ts'

/** What the check needs to know of a call's row. */
export type CalledRow = Pick<Call, 'auth' | 'calledBy'>
export type CallTable = Readonly<Record<string, Readonly<Record<string, CalledRow>>>>

export interface CallerSources {
  /** The running code of our apps. */
  readonly apps: string
  /** `packages/contract/src/table.ts`. */
  readonly table: string
  /** The paths of the app's screens. */
  readonly screens: ReadonlySet<string>
}

export const readCallerSources = (screens: ReadonlySet<string>): CallerSources => ({
  apps: runningText('apps/h5/src', 'apps/console/src', 'packages/client/src'),
  table: fs.readFileSync(path.join(root, 'packages/contract/src/table.ts'), 'utf8'),
  screens,
})

/** The tables of a domain's rows, as the apps write them: `claimCalls.limit`. */
function tablesOf(domain: string, { table }: CallerSources): string[] {
  const row = new RegExp(`^  '?${domain}'?: ([^\\n]+),$`, 'm').exec(table)?.[1] ?? ''
  return [...row.matchAll(/\b\w+(?:Calls|Steps|Events)\b/g)].map(([name]) => name)
}

function callFault(name: string, isUsed: boolean, { calledBy }: CalledRow, screens: ReadonlySet<string>) {
  if (!isUsed && !calledBy)
    return `${name}: no app of ours makes this call. Make it, or name the caller in the row: calledBy: 'who'`
  if (isUsed && calledBy)
    return `${name}: our apps make this call, so its row names no other caller: remove calledBy`
  // When such a screen exists it makes the call itself.
  if (calledBy && screens.has(calledBy))
    return `${name}: the screen ${calledBy} stands now: make the call there and remove calledBy from the row`
  return null
}

/** Every call is made by an app of ours or its row names the caller. A partner's notice names its partner anyway. */
export function callerFaults(calls: CallTable, sources: CallerSources): string[] {
  return Object.entries(calls).flatMap(([domain, rows]) => {
    const tables = tablesOf(domain, sources)
    if (tables.length === 0)
      return [`${domain}: list its rows in packages/contract/src/table.ts, in one line: ${domain}: …Calls,`]
    const used = new Set(
      [...sources.apps.matchAll(new RegExp(`\\b(?:${tables.join('|')})\\.(\\w+)`, 'g'))].map(
        ([, key]) => key,
      ),
    )
    return Object.entries(rows)
      .filter(([, { auth }]) => auth !== 'partner')
      .flatMap(([key, row]) => callFault(`${domain}.${key}`, used.has(key), row, sources.screens) ?? [])
  })
}
