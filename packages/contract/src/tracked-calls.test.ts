import { trackedEvents } from '@yf/domain/tracking'
import { expect, test } from 'vitest'
import type { Call } from './call.ts'
import { callTable } from './table.ts'

test('every event of a call is named by one row, so that none is counted twice or never', () => {
  const rows = Object.values(callTable).flatMap((calls) => Object.values<Call>(calls))
  const named = rows.flatMap(({ track }) => track ?? [])
  const listed = Object.keys(trackedEvents).filter((name) => name.startsWith('api.'))
  expect(named.toSorted()).toEqual(listed.toSorted())
})
