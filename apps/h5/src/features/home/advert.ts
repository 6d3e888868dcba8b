import { advertCalls, type Advert } from '@yf/contract/adverts'
import type { EventName } from '@yf/domain/tracking'
import { openAddress } from '#platform/handoff/open-site.ts'
import { write } from '#platform/http/write-once.ts'
import { track } from '#platform/tracking/track.ts'

/** Counting is silent and never delays a tap. */
export const countShow = (id: string) => void write(advertCalls.show, { id })

export function openAdvert({ id, title, jumpUrl }: Advert, event?: EventName): void {
  if (event) track(event)
  void write(advertCalls.click, { id })
  if (jumpUrl) openAddress(jumpUrl, title)
}
