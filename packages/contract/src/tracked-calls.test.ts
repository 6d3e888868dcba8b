import { trackedEvents } from '@yf/domain/tracking'
import { expect, test } from 'vitest'
import type { Call } from './call.ts'
import { callTable } from './table.ts'

test('exactly one row names each call event', () => {
  const rows = Object.values(callTable).flatMap((calls) => Object.values<Call>(calls))
  const named = rows.flatMap(({ track }) => track ?? [])
  const listed = Object.keys(trackedEvents).filter((name) => name.startsWith('api.'))
  expect(named.toSorted()).toEqual(listed.toSorted())
})
