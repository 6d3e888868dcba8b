import { randomBytes, randomInt } from 'node:crypto'
import { nuonuoHeaders, nuonuoNoticePath, signNuonuo, type NuonuoNotice } from '@yf/partner-contract/nuonuo'
import type { PartnerNotice } from '../frame/notify.ts'
import type { SandboxSettings } from '../settings.ts'
import type { StoredInvoice } from './office.ts'

/** The notice that an invoice is issued or has failed: signed like the product's own requests. */
export function noticeOf(
  { order, invoiceNo, failCause, readyAt }: StoredInvoice,
  { nuonuoAppKey: appKey, nuonuoAppSecret: appSecret }: SandboxSettings,
  now: Date,
): PartnerNotice {
  const waitMs = Math.max(0, readyAt.getTime() - now.getTime())
  const form = {
    operater: 'callback',
    orderno: order.orderNo,
    content: JSON.stringify({
      c_orderno: order.orderNo,
      c_status: failCause === null ? '1' : '2',
      c_fphm: invoiceNo,
    }),
  } satisfies NuonuoNotice
  const body = new URLSearchParams(form).toString()
  const senid = randomBytes(16).toString('hex')
  const nonce = String(randomInt(10_000_000, 99_999_999))
  // The product compares it with the computer's clock.
  const timestamp = String(Math.floor((Date.now() + waitMs) / 1000))
  const query = new URLSearchParams({ senid, nonce, timestamp, appkey: appKey })
  return {
    key: order.buyerName,
    logName: order.orderNo,
    path: `${nuonuoNoticePath}?${query}`,
    secret: '',
    event: { id: senid, type: '开票结果', data: null },
    afterMs: waitMs,
    encrypt: (as) => ({
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        [nuonuoHeaders.sign]: signNuonuo(
          { appKey, senid, nonce, timestamp, body },
          as === 'itself' ? appSecret : 'somebody else',
        ),
      },
      body,
    }),
  }
}
