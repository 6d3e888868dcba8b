import type { Partner } from './frame/partner.ts'
import { mailPartner } from './mail/partner.ts'
import { smsPartner } from './sms/partner.ts'

/** Everyone the sandbox plays, in the order of the page. */
export const partners: readonly Partner[] = [smsPartner, mailPartner]
