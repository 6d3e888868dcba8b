import { smsOverHttp } from '../partners/sms/http.ts'
import type { Credentials } from '../platform/credentials/credentials.port.ts'
import type { Partners } from '../platform/partners.ts'
import type { Settings } from '../platform/settings.ts'

/** Every outside party behind its adapter. The sandbox is another base URL, never another adapter. */
export const openPartners = (settings: Settings, _credentials: Credentials): Partners => ({
  sms: smsOverHttp(settings.sms),
})
