import type { JinliLoginLinkRequest } from '@yf/partner-contract/jinli'
import type { Received } from '../frame/inbox.ts'

/** A login link that the product requested. */
export interface LinkRequest extends Received, JinliLoginLinkRequest {
  readonly outcome: number
}
