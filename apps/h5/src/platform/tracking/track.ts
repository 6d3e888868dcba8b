import type { Call } from '@yf/contract/call'
import type { EventName } from '@yf/domain/tracking'
import { whenLoaded } from '#platform/environment/when-loaded.ts'
import { useSession } from '#platform/session/session.ts'
import { storage, type UnsentEvent } from '#platform/storage/storage.ts'

/** Kept small, because it is part of the first screen; table and sender load afterwards. */
const senderDelay = 8000
const most = 200

let waiting: UnsentEvent[] = []
let receive: (noted: UnsentEvent) => void = (noted) => void (waiting.length < most && waiting.push(noted))

function note(kind: UnsentEvent['kind'], name: string): void {
  const { userInfo, currentCompany } = useSession.getState()
  receive({
    kind,
    name,
    at: Date.now(),
    key: `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`,
    owner: userInfo?.baseId ?? null,
    companyId: currentCompany?.companyId ?? null,
  })
}

/** `track('home.banner')`; for taps, `data-track="home.banner"` on the element is enough. */
export const track = (name: EventName): void => note('event', name)
export const trackPage = (routeName: string): void => note('page', routeName)
/** Records a successful call; most rows name no event and are not recorded. */
export function trackCall({ track: name }: Pick<Call, 'track'>): void {
  if (name) track(name)
}

function onTap({ target }: Event): void {
  const name = (target as Element).closest?.<HTMLElement>('[data-track]')?.dataset['track']
  if (name) note('event', name)
}

async function begin(): Promise<void> {
  const { startSending } = await import('./sender.ts')
  receive = startSending(waiting).note
  waiting = []
}

/** A page left before the sender has loaded leaves its events to the next one. */
function leaveBehind(): void {
  if (waiting.length > 0) storage.unsent.write([...(storage.unsent.read() ?? []), ...waiting])
  waiting = []
}

/** From boot on. Tracking must not add weight to the first screen or delay a tap. */
export function startTracking(): void {
  addEventListener('click', onTap, true)
  addEventListener('pagehide', leaveBehind)
  whenLoaded(() => setTimeout(() => void begin().catch(() => undefined), senderDelay))
}
