import { isSigned } from '@yf/partner-contract/partner-link'
import { redeemCodes, type RedeemAnswer, type RedeemRequest } from '@yf/partner-contract/partner-sso'
import type { Tokens } from '../one-tap/tokens.ts'
import { channelSecret, type Employee } from './links.ts'

const tolerance = 5 * 60

/** The partner's check of a ticket: caller, timestamp, and whether the ticket is still valid. */
export function verify(
  request: Partial<RedeemRequest>,
  tickets: Tokens<Employee>,
  now: Date,
  scenario: string,
): RedeemAnswer {
  const { channel = '', ticket = '', timestamp = '', nonce = '', sign = '' } = request
  const age = Math.abs(now.getTime() / 1000 - Number(timestamp))
  const isOurs =
    channel === 'rlj' && isSigned({ channel, ticket, timestamp, nonce }, sign, channelSecret(channel))
  if (!isOurs || !(age <= tolerance)) return { code: redeemCodes.badSignature, message: '签名错误' }
  const employee = tickets.take(ticket)
  if (!employee || scenario === 'refuses') return { code: redeemCodes.badTicket, message: '票据无效或已使用' }
  return { code: redeemCodes.ok, message: '成功', data: { uid: employee.uid, mobile: employee.phone } }
}
