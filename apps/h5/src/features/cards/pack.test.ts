import type { UserEquity } from '@yf/contract/equity'
import { expect, test } from 'vitest'
import { packOf } from './pack.ts'

const card = (id: string, status: number, endTime: string, userFamilyId: string | null = null) =>
  ({ id, status, endTime, userFamilyId }) as UserEquity['cardEquityList'][number]

const equity: UserEquity = {
  showEquity: 0,
  insureEquityList: [],
  healthEquityList: [card('checkup', 0, '2026-12-31 23:59:59')],
  cardEquityList: [
    card('late', 1, '2026-11-15 09:59:59'),
    card('gone', 1, '2026-01-01 00:00:00'),
    card('used', 2, '2027-01-01 00:00:00'),
    card('hers', 1, '2026-11-20 23:59:59', 'f1'),
    card('somebody', 1, '2028-01-01 00:00:00', 'f9'),
  ],
  doctorEquityList: [card('hidden', 1, '2027-01-01 00:00:00')],
  healthWelfareList: [],
}

test('cards stand on their shelves, what ends first on top, with the name of who uses them', () => {
  const pack = packOf(equity, [{ id: 'f1', name: '陈默', relation: 'spouse' }], '2026-11-15 10:00:00')
  expect(pack.usable.map(({ id, userName, kind }) => [id, userName, kind])).toEqual([
    ['hers', '陈默', 'card'],
    ['checkup', null, 'health'],
    ['somebody', '家人', 'card'],
  ])
  expect(pack.usedUp.map(({ id }) => id)).toEqual(['used'])
  expect(pack.lapsed.map(({ id }) => id)).toEqual(['late', 'gone'])
})
