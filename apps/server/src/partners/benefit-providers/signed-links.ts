import { randomUUID } from 'node:crypto'
import { encryptGuest, type NoLoginLink } from '@yf/partner-contract/no-login-link'
import { signParams } from '@yf/partner-contract/partner-link'
import type { Settings } from '#platform/settings.ts'
import type { BenefitProvidersPort } from './port.ts'

export const benefitProvidersByLink = (settings: Settings['benefitProviders']): BenefitProvidersPort => ({
  link(provider, { memberNo, name, phone, benefit }) {
    const { page, channel, secret } = settings[provider]
    const nonce = randomUUID()
    const guest = { memberNo, name, mobile: phone, benefitNo: benefit.id, benefitName: benefit.name }
    const params: NoLoginLink = {
      channel,
      data: encryptGuest(guest, nonce, secret),
      // The provider compares it with its own clock, so it is machine time even when our clock is shifted.
      timestamp: String(Math.floor(Date.now() / 1000)),
      nonce,
    }
    const url = new URL(page)
    for (const [key, value] of Object.entries({ ...params, sign: signParams(params, secret) }))
      url.searchParams.set(key, value)
    return url.href
  },
})
