import { urlOf } from '@yf/contract/call'
import { identityCalls } from '@yf/contract/identity'
import { origins } from './origins.ts'

/**
 * As if each person sat in a network of her own: from one network only so many codes an hour are sent without a puzzle,
 * and journeys all come from this machine. What the server refuses is said, for nobody waits for a message then.
 */
export async function askCode(phone: string): Promise<void> {
  const own = [-6, -4, -2].map((at) => Number(phone.slice(at).slice(0, 2)))
  const response = await fetch(`${origins.app}${urlOf(identityCalls.sendUserCode)}?phone=${phone}`, {
    headers: { 'x-forwarded-for': ['10', ...own].join('.') },
  })
  const { success, message } = (await response.json()) as { success: boolean; message: string }
  if (!success) throw new Error(`${phone} is sent no code: ${message}`)
}
