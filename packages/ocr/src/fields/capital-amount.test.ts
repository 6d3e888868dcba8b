import { expect, test } from 'vitest'
import { fenOfCapitals } from './capital-amount.ts'

test.each([
  ['壹佰贰拾叁元肆角伍分', 12345],
  ['壹仟零伍元整', 100500],
  ['壹万贰仟叁佰肆拾伍圆陆角柒分', 1234567],
  ['拾贰元叁角', 1230],
  ['叁佰元零伍分', 30005],
  ['贰拾万元正', 20_000_000],
  ['壹佰零捌万零叁拾元整', 108_003_000],
  ['柒角捌分', 78],
  ['染佰元整', 70_000],
])('%s is %i fen', (text, fen) => expect(fenOfCapitals(text)).toBe(fen))

test.each(['壹贰叁元', '佰元整', '壹佰贰佰元', '壹佰贰拾叁', '元角分', '', '壹元贰元', '票据'])(
  '%s is no amount',
  (text) => expect(fenOfCapitals(text) || null).toBe(null),
)
