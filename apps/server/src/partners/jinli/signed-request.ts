import { jinliSigning } from '@yf/partner-contract/jinli'
import type { PartnerRequest } from '#platform/partner-call.ts'
import type { Settings } from '#platform/settings.ts'
import { signedRequest } from '#platform/signed-request.ts'

/** Our credentials at the hospital. */
export type JinliAccess = Settings['jinli']

export const jinliRequest = (
  { baseUrl, appId, appSecret }: JinliAccess,
  path: string,
  input: object,
): PartnerRequest => signedRequest(jinliSigning, { baseUrl, id: appId, secret: appSecret }, { path, input })
