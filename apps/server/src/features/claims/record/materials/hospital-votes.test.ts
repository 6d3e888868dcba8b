import { expect, test } from 'vitest'
import { votesText } from './hospital-votes.ts'

test('the name with the most evidence comes first, each source once', () => {
  expect(
    votesText([
      { from: 'heading', name: '北京协和医阮', weight: 2 },
      { from: 'payee', name: '北京协和医院', weight: 1.5 },
      { from: 'seal', name: '北京协和医院', weight: 0.5 },
      { from: 'seal', name: '北京协和医院', weight: 0.5 },
      { from: 'directory', name: '北京协和医院', weight: 1 },
    ]),
  ).toBe('收款单位、印章、医院名录：北京协和医院；票据抬头：北京协和医阮')
  expect(votesText([])).toBeNull()
  expect(
    votesText([
      { from: 'heading', name: '协合医院', weight: 2 },
      { from: 'sound', name: '协和医院', weight: 2.5 },
    ]),
  ).toBe('医院名录（读音相同）：协和医院；票据抬头：协合医院')
})
