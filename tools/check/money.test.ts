import { expect, test } from 'vitest'
import { strayConversions } from './money.ts'

const screen = 'apps/h5/src/features/mall/parts/price.tsx'

test.each([
  ['fen divided', 'const shown = fen / 100'],
  ['a column divided', 'const shown = row.amount_fen / 100'],
  ['a sum divided', 'const shown = (leftFen + row.usedFen) / 100'],
  ['an amount that may be missing', 'const shown = (fen ?? 0) / 100'],
  ['two decimals', 'const shown = priceYuan.toFixed(2)'],
  ['yuan multiplied', 'const sent = Math.round(yuan * 100)'],
  ['yuan multiplied from the left', 'const sent = 100 * priceYuan'],
  ['a number that is called fen', 'const fen = Number(text) * 100'],
  ['a number that becomes fen when rounded', 'const row = { coverFen: Math.round(cover * 100) }'],
  ['a parsed sum', 'const value = Math.round(Number(sum) * 100)'],
  ['the fen of an amount', "const text = String(fen % 100).padStart(2, '0')"],
  ['a big integer', 'const yuan = total / 100n'],
])('%s is a fault', (_, text) => expect(strayConversions(screen, text)).toHaveLength(1))

test('names the line and the expression, and the outermost conversion only', () => {
  expect(strayConversions(screen, 'const a = 1\nconst b = (fen / 100).toFixed(2)')).toEqual([
    'line 2: (fen / 100).toFixed(2)',
  ])
})

test.each([
  ['a share in percent', screen, 'const percent = (usedFen / mostFen) * 100'],
  ['a share of an amount', screen, 'const paid = Math.floor((fen * 80) / 100)'],
  ['progress', screen, 'const percent = Math.round(progress * 100)'],
  ['a percentage with two decimals', screen, 'const text = `${(value * 100).toFixed(2)}%`'],
  ['a duration', 'bench/speed.ts', 'console.log(seconds.toFixed(2))'],
  ['the module of money', 'packages/domain/src/money.ts', 'const yuan = fen / 100'],
  ['hundredths of a fen', 'packages/domain/src/adjudication/purse.ts', 'const exact = fen * 100'],
  ['a test', 'apps/h5/src/features/mall/parts/price.test.tsx', 'const yuan = fen / 100'],
])('%s is fine', (_, file, text) => expect(strayConversions(file, text)).toEqual([]))
