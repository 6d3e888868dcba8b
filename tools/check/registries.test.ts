import { expect, test } from 'vitest'
import { tablesIn, undistributed, unrotated, unsetForProduction, unvisited } from './registries.ts'

const file = 'apps/server/src/features/parcels/tables.ts'
const text = `
export interface ParcelTable {
  company_id: string
  phone_encrypted: string | null
  is_encrypted: boolean
}
interface StampTable { id: string }
declare module '#platform/db/handle.ts' {
  interface Tables { parcel: ParcelTable; stamp: StampTable }
}`
const tables = tablesIn({ file, text })

test('reads tables with their columns', () => {
  expect(tables).toEqual([
    { file, table: 'parcel', columns: ['company_id', 'phone_encrypted', 'is_encrypted'] },
    { file, table: 'stamp', columns: ['id'] },
  ])
})

test('names a table without a distribution, and a distribution without a table', () => {
  expect(undistributed(tables, { parcel: {}, crate: {}, schema_migration: {} })).toEqual([
    expect.stringContaining(
      'stamp has no distribution. Add it to apps/server/src/platform/db/distribution.ts',
    ),
    expect.stringContaining('crate is declared in no tables.ts'),
  ])
})

test('names an encrypted column that a rotation of keys would leave out', () => {
  expect(unrotated(tables, [])).toEqual([
    `${file}: parcel.phone_encrypted is unknown to the rotation of keys. List it in apps/server/src/features/parcels/encrypted.ts`,
  ])
  expect(unrotated(tables, [{ table: 'parcel', column: 'phone_encrypted' }])).toEqual([])
})

test('names a screen that cannot be opened for its picture', () => {
  expect(unvisited(['/parcel/:id'])).toEqual([expect.stringContaining('Add it to tools/shots/visits.ts')])
})

test('a setting that production requires has a value in tests and a line in compose', () => {
  const rows = [
    { name: 'A_KEY', production: 'required' },
    { name: 'PORT', production: 'same' },
  ]
  const compose = 'services:\n  app:\n    environment:\n      A_KEY: ${A_KEY:?}\n'
  expect(unsetForProduction(rows, { A_KEY: 'x' }, compose)).toEqual([])
  expect(unsetForProduction(rows, {}, '')).toEqual([
    expect.stringMatching(/^apps\/server\/testkit\/production-environment\.ts: production requires A_KEY/),
    expect.stringMatching(/^compose\.yaml: production requires A_KEY/),
  ])
})
