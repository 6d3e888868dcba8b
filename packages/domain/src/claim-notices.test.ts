import { expect, test } from 'vitest'
import { caseNotices } from './claim-notices.ts'

test('what a handler writes is told under its own heading', () => {
  expect(caseNotices.asked('请补充清单')).toEqual({
    title: '理赔案件需要补充资料',
    words: '请补充清单',
    outside: { move: 'asked' },
  })
  expect(caseNotices.rejected('不在保障范围')).toEqual({
    title: '理赔申请未通过',
    words: '不在保障范围',
    outside: { move: 'rejected' },
  })
})

test('a settlement names the sum and the card, where there is one', () => {
  const card = { bankName: '中国工商银行', lastFour: '0003' }
  expect(caseNotices.settled({ payableFen: 138_050, card }).words).toBe(
    '核定赔付 ¥1,380.50，赔款将汇入中国工商银行尾号 0003 的银行卡，每张发票的核定理由请查看案件',
  )
  expect(caseNotices.settled({ payableFen: 100, card: null }).words).toContain('赔款将汇入银行卡')
})

test('what goes out names the move, and of a settlement the sum and the end of the card', () => {
  const card = { bankName: '中国工商银行', lastFour: '0003' }
  expect(caseNotices.settled({ payableFen: 100, card }).outside).toEqual({
    move: 'settled',
    amountFen: 100,
    lastFour: '0003',
  })
  expect(caseNotices.settled({ payableFen: 100, card: null }).outside).toEqual({
    move: 'settled',
    amountFen: 100,
  })
  const nothing = caseNotices.nothingPayable([{ deductibleFen: 100, overLimitFen: 0 }])
  expect(nothing.outside).toEqual({ move: 'nothingPayable' })
})
