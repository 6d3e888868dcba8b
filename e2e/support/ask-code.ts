import { urlOf } from '@yf/contract/call'
import { identityCalls } from '@yf/contract/identity'
import { origins } from './origins.ts'

/**
 * Each person gets a network address of their own: one address may request only a limited number of codes an hour
 * without proof of work, and all journeys run on this machine. Throws the server's refusal, because no message would
 * arrive.
 */
export async function askCode(phone: string): Promise<void> {
  const own = [-6, -4, -2].map((at) => Number(phone.slice(at).slice(0, 2)))
  const response = await fetch(`${origins.app}${urlOf(identityCalls.sendUserCode)}?phone=${phone}`, {
    headers: { 'x-forwarded-for': ['10', ...own].join('.') },
  })
  const { success, message } = (await response.json()) as { success: boolean; message: string }
  if (!success) throw new Error(`${phone} is sent no code: ${message}`)
}
