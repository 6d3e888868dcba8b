import { describe, expect, test } from 'vitest'
import { caseNotices, nothingPayableText } from './claim-notices.ts'

type Nothing = Parameters<typeof nothingPayableText>[0][number]
const unpaid = (more: Partial<Nothing>): Nothing => ({
  billedFen: 30_000,
  excludedFen: 0,
  socialFen: 0,
  ownExpenseFen: 0,
  deductibleFen: 0,
  overLimitFen: 0,
  ...more,
})

test("shows a handler's text under its own heading", () => {
  expect(caseNotices.asked('请补充清单')).toEqual({
    kind: 'caseAsked',
    title: '理赔案件需要补充资料',
    words: '请补充清单',
    outside: { move: 'asked' },
  })
  expect(caseNotices.rejected('不在保障范围')).toEqual({
    kind: 'caseRejected',
    title: '理赔申请未通过',
    words: '不在保障范围',
    outside: { move: 'rejected' },
  })
})

test('a settlement names the amount and the card, where there is one', () => {
  const card = { bankName: '中国工商银行', lastFour: '0003' }
  expect(caseNotices.settled({ payableFen: 138_050, card }).words).toBe(
    '核定赔付 ¥1,380.50，赔款将汇入中国工商银行尾号 0003 的银行卡，每张发票的核定理由请查看案件',
  )
  expect(caseNotices.settled({ payableFen: 100, card: null }).words).toContain('赔款将汇入银行卡')
})

test("an outside message names the transition, and for a settlement the amount and the card's last digits", () => {
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
  const nothing = caseNotices.nothingPayable([unpaid({ deductibleFen: 100 })])
  expect(nothing.outside).toEqual({ move: 'nothingPayable' })
})

describe('a decision that was reviewed again', () => {
  const card = { bankName: '中国工商银行', lastFour: '0003' }
  const again = (payableFen: number, paidFen: number, isAppeal = true) =>
    caseNotices.decidedAgain({ payableFen, paidFen, card, isAppeal })

  test('states the additional payment and where it goes', () => {
    expect(again(300, 100)).toEqual({
      kind: 'casePaysMore',
      title: '复核结果：增加赔付',
      words: '重新核定赔付 ¥3.00，补付 ¥2.00，将汇入中国工商银行尾号 0003 的银行卡',
      outside: { move: 'decidedAgain' },
    })
    expect(again(300, 0).words).toBe('重新核定赔付 ¥3.00，将汇入中国工商银行尾号 0003 的银行卡')
    const noCard = caseNotices.decidedAgain({ payableFen: 300, paidFen: 100, card: null })
    expect(noCard.words).toBe('重新核定赔付 ¥3.00，补付 ¥2.00，将汇入银行卡')
  })

  test('says so where the amount is the same, and omits the payment where nothing was paid', () => {
    expect(again(100, 100)).toMatchObject({
      title: '复核结果：重新核定',
      words: '重新核定赔付 ¥1.00，与已赔付的金额一致',
    })
    expect(again(0, 0).words).toBe('重新核定赔付 ¥0.00')
  })

  test('promises that a lower amount is not recovered without a signature', () => {
    expect(again(100, 300).words).toBe(
      '重新核定赔付 ¥1.00，此前已赔付 ¥3.00，多付的 ¥2.00 未经您书面同意不会收回',
    )
    expect(again(100, 300).title).toBe('复核结果：重新核定')
  })

  test('is not worded as an answer to an appeal where staff reopened the case', () => {
    expect(again(300, 100, false).title).toBe('理赔已重新核定')
  })
})

test('explains why nothing is paid out: a limit, other payers, or the deductible, which counts on', () => {
  const textOf = (...lines: Partial<Nothing>[]) => caseNotices.nothingPayable(lines.map(unpaid)).words
  expect(textOf({ deductibleFen: 100 }, { overLimitFen: 1 })).toBe('保单的限额已用完，本次没有可赔付的金额')
  expect(textOf({ socialFen: 30_000 })).toBe('费用已由社保等支付，本次没有需要赔付的金额')
  expect(textOf({ deductibleFen: 100 }, { deductibleFen: 200, socialFen: 1 })).toBe(
    '本次费用中 ¥3.00 已计入年度免赔额，没有需要赔付的金额；下次就诊会接着计算，不必重复扣除',
  )
})

test('names social insurance only where it paid, and the unpaid rest for what it is', () => {
  const textOf = (...lines: Partial<Nothing>[]) => nothingPayableText(lines.map(unpaid))
  const ownAlone = '费用为目录外自费，按保单约定不予赔付'
  const ownBeside = '费用已由社保等支付，其余为目录外自费，按保单约定不予赔付'
  const neither = '按保单约定，本次没有可赔付的金额，理由见每张发票'
  expect(textOf({ ownExpenseFen: 30_000 })).toBe(ownAlone)
  expect(textOf({ ownExpenseFen: 10_000, excludedFen: 20_000 })).toBe(ownAlone)
  expect(textOf({ ownExpenseFen: 29_999, socialFen: 1 })).toBe(ownBeside)
  expect(textOf({ ownExpenseFen: 30_000 }, { socialFen: 30_000 })).toBe(ownBeside)
  expect(textOf({ socialFen: 10_000, excludedFen: 20_000 })).toContain('社保')
  // One fen is left that no payer covered: it was decided manually.
  for (const left of [{ ownExpenseFen: 29_999 }, { socialFen: 29_999 }, {}])
    expect(textOf(left)).toBe(neither)
})
