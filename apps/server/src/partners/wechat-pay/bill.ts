import { createHash } from 'node:crypto'
import { wechatPayPaths } from '@yf/partner-contract/wechat-pay'
import { readBill } from '@yf/partner-contract/wechat-pay-bill'
import { wechatPayCodes, type BillAnswer } from '@yf/partner-contract/wechat-pay-shapes'
import { answered, troubled, type PartnerAnswer, type PartnerLine } from '#platform/partner-call.ts'
import type { Settings } from '#platform/settings.ts'
import type { BillEntry, BillWord } from './port.ts'
import { askSigned, requestOf } from './signed-line.ts'

const unknown = { kind: 'unknown' } as const

/** The platform signs the location and the hash of the file; the file itself is checked against that hash. */
export async function fetchBill(
  line: PartnerLine,
  settings: Settings['wechatPay'],
  day: string,
): Promise<BillWord> {
  const path = `${wechatPayPaths.tradeBill}?bill_date=${day}&bill_type=ALL`
  const outcome = await askSigned<BillAnswer>(line, settings, { operation: 'bill', path, repeats: 1 })
  if (outcome.kind === 'complained')
    return outcome.code === wechatPayCodes.noBill ? { kind: 'none' } : unknown
  if (outcome.kind === 'unknown' || !URL.canParse(outcome.answer.download_url ?? '')) return unknown
  const { pathname, search } = new URL(outcome.answer.download_url!)
  // Only our settings decide which host we call: only the path of the given address is used.
  const address = new URL(settings.baseUrl).origin + pathname + search
  const expectedHash = outcome.answer.hash_value?.toLowerCase()
  const file = await line.ask({
    operation: 'billFile',
    repeats: 1,
    request: () => requestOf(settings, address),
    judge: ({ bytes }): PartnerAnswer<string> =>
      createHash('sha1').update(bytes).digest('hex') === expectedHash ? answered(bytes.toString()) : troubled,
  })
  const lines = file.kind === 'answered' ? readBill(file.answer) : null
  if (!lines) return unknown
  return {
    kind: 'bill',
    entries: lines.map((one): BillEntry =>
      one.state === 'REFUND'
        ? { kind: 'refund', no: one.outRefundNo, amountFen: one.refundFen }
        : { kind: 'payment', no: one.outTradeNo, amountFen: one.paidFen },
    ),
  }
}
