import type { JinliLoginLinkRequest } from '@yf/partner-contract/jinli'
import type { ReceivedItem } from '../frame/inbox.ts'

/** A login link that the product requested. */
export interface LinkRequest extends ReceivedItem, JinliLoginLinkRequest {
  readonly outcome: number
}
