import { formatCardCode } from '@yf/domain/card-code'
import { shanghaiDay } from '@yf/domain/dates'
import { spreadsheetOf } from '#platform/spreadsheet.ts'
import type { CardBatchRow } from './batch-store.ts'

interface Card {
  readonly code: string
  readonly link: string
}

const columns = [
  ['序号', 8],
  ['卡券码', 24],
  ['领取链接', 60],
  ['卡券', 24],
  ['领取截止', 14],
] as const

/** The file of the codes: one line per card. */
export function codesSheet(batch: CardBatchRow, cards: readonly Card[]): Promise<Buffer> {
  const until = shanghaiDay(batch.collect_until)
  const rows = cards.map(({ code, link }, at) => [at + 1, formatCardCode(code), link, batch.name, until])
  return spreadsheetOf([{ name: '卡券码', columns, rows }])
}
