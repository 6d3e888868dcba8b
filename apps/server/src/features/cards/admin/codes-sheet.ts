import writeXlsxFile, { type Cell } from 'write-excel-file/node'
import { formatCardCode } from '@yf/domain/card-code'
import { shanghaiDay } from '@yf/domain/dates'
import type { BatchRow } from './batch-store.ts'

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
export function codesSheet(batch: BatchRow, cards: readonly Card[]): Promise<Buffer> {
  const head: Cell[] = columns.map(([value]) => ({
    value,
    type: String,
    fontWeight: 'bold',
    backgroundColor: '#e6f4ff',
  }))
  const until = shanghaiDay(batch.collect_until)
  const rows: Cell[][] = cards.map(({ code, link }, at) => [
    { value: at + 1, type: Number },
    formatCardCode(code),
    link,
    batch.name,
    until,
  ])
  const sheet = {
    sheet: '卡券码',
    data: [head, ...rows],
    columns: columns.map(([, width]) => ({ width })),
    stickyRowsCount: 1,
  }
  return writeXlsxFile([sheet]).toBuffer()
}
