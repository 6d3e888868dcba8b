import { advertCalls, type Advert } from '@yf/contract/advert'
import { openAddress } from '#platform/handoff/open-site.ts'
import { call } from '#platform/http/call.ts'

/** Counting is silent and never stands in the way of a tap. */
export const countShow = (id: string) => void call(advertCalls.show, { id }).catch(() => undefined)

export function openAdvert({ id, jumpUrl }: Advert): void {
  void call(advertCalls.click, { id }).catch(() => undefined)
  if (jumpUrl) openAddress(jumpUrl)
}
