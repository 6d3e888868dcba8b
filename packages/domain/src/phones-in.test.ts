import { expect, test } from 'vitest'
import { phonesIn } from './phones-in.ts'

test('reads each phone once, however the list is separated, and names what is none', () => {
  expect(phonesIn('13800000001\n13800000002，13800000001; 138 x')).toEqual({
    phones: ['13800000001', '13800000002'],
    wrong: ['138', 'x'],
  })
  expect(phonesIn(' \n')).toEqual({ phones: [], wrong: [] })
  expect(phonesIn('12800000001、138000000011').wrong).toHaveLength(2)
})
