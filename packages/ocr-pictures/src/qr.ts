import { toYuan, toYuanText } from '@yf/domain/money'
import { encode } from 'uqr'
import type { RenderedPage } from './page.ts'
import type { Random } from './random.ts'

export function drawQr(
  page: RenderedPage,
  text: string,
  left: number,
  top: number,
  size: number,
  color = '#111',
): void {
  const { data, size: count } = encode(text, { ecc: 'M', border: 0 })
  const { ctx } = page
  ctx.save()
  ctx.fillStyle = '#fff'
  ctx.fillRect(left - size * 0.04, top - size * 0.04, size * 1.08, size * 1.08)
  ctx.fillStyle = color
  const step = size / count
  for (const [row, modules] of data.entries()) {
    for (const [column, isDark] of modules.entries()) {
      if (!isDark) continue
      const [x, y] = [Math.round(left + column * step), Math.round(top + row * step)]
      ctx.fillRect(x, y, Math.round(left + (column + 1) * step) - x, Math.round(top + (row + 1) * step) - y)
    }
  }
  ctx.restore()
}

const hex = (random: Random, count: number) =>
  Array.from({ length: count }, () => random.pick([...'0123456789ABCDEF'])).join('')

interface VatCode {
  /** 04 paper, 10 electronic, 32 fully digital. */
  readonly type: '04' | '10' | '32'
  readonly code: string
  readonly number: string
  readonly beforeTax: number
  readonly total: number
  /** YYYYMMDD */
  readonly date: string
  readonly check: string
}

/**
 * version, type, code, number, amount, date, check code, remainder. The amount is before tax on 04 and 10 and with tax on 32,
 * which has neither code nor check code and no comma at the end.
 */
export function vatPayload(
  random: Random,
  { type, code, number, beforeTax, total, date, check }: VatCode,
): string {
  if (type === '32') return `01,32,,${number},${toYuan(total)},${date},,${hex(random, 4)}`
  return `01,${type},${code},${number},${toYuanText(beforeTax)},${date},${check},${hex(random, 4)},`
}

/** Fiscal receipts hold the URL of the province's verification site, with code, number and check code. */
export const fiscalPayload = (random: Random, code: string, number: string, check: string): string =>
  random.chance(0.6)
    ? `http://einvoice.example.cn/page/${code}/${number}/${check}`
    : `https://pjcy.example.cn/check?billBatchCode=${code}&billNo=${number}&random=${check}`
