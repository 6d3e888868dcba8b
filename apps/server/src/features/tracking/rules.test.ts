import { expect, test } from 'vitest'
import { addDays, fromMoment } from '@yf/domain/dates'
import {
  batchesPerMinute,
  errorsPerAddress,
  errorsPerMessage,
  momentOf,
  newErrorsPerHour,
  nobody,
  noCompany,
} from './rules.ts'

const today = '2026-11-15'
const now = fromMoment(`${today} 10:00:00`)
const at = (moment: string) => momentOf(moment, now)

test('an event time is accepted as far back as events are stored', () => {
  const oldest = addDays(today, -180)
  expect(at(`${oldest} 10:00:00`)).toEqual(fromMoment(`${oldest} 10:00:00`))
  expect(at(`${oldest} 09:59:59`)).toBeNull()
})

test('a time in the future becomes the present time', () => {
  expect(at(`${today} 09:59:59`)).toEqual(fromMoment(`${today} 09:59:59`))
  expect(at(`${today} 10:00:00`)).toEqual(now)
  expect(at(`${today} 10:00:01`)).toEqual(now)
})

test.each(['2026-11-31 10:00:00', '2026-11-14 25:00:00', '2026-09-31 10:00:00'])(
  'the moment %s does not exist',
  (moment) => {
    expect(at(moment)).toBeNull()
  },
)

test('the ids for no company and nobody are all zeros', () => {
  for (const id of [noCompany, nobody]) expect(id).toMatch(/^[0-]{36}$/)
})

test('an app may send once a second', () => {
  expect(batchesPerMinute).toEqual({ limit: 60, seconds: 60 })
})

test('limits errors per address to one a second, per message to five times as many, and new ones to few', () => {
  expect(errorsPerAddress).toEqual({ limit: 60, seconds: 60 })
  expect(errorsPerMessage).toEqual({ limit: 300, seconds: 60 })
  expect(newErrorsPerHour).toEqual({ limit: 200, seconds: 3600 })
})
