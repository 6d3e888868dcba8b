import type { Call } from '@yf/contract/call'
import type { EventName } from '@yf/domain/tracking'
import { whenLoaded } from '#platform/environment/when-loaded.ts'
import { useSession } from '#platform/session/session.ts'
import { storage, type Noted } from '#platform/storage/storage.ts'

/** Kept small, since it comes with the first screen; table and sender are loaded once that stands. */
const senderDelay = 8000
const most = 200

let waiting: Noted[] = []
let receive: (noted: Noted) => void = (noted) => void (waiting.length < most && waiting.push(noted))

function note(kind: Noted['kind'], name: string): void {
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

/** `track('home.banner')`; where an element is tapped, `data-track="home.banner"` on it is enough. */
export const track = (name: EventName): void => note('event', name)
export const trackPage = (routeName: string): void => note('page', routeName)
/** A call that went well: most rows name no event, and those are not noted. */
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

/** A page that is left before the sender has loaded leaves what it noted to its successor. */
function leaveBehind(): void {
  if (waiting.length > 0) storage.unsent.write([...(storage.unsent.read() ?? []), ...waiting])
  waiting = []
}

/** From boot on. Counting never costs the first screen a byte or a tap a moment. */
export function startTracking(): void {
  addEventListener('click', onTap, true)
  addEventListener('pagehide', leaveBehind)
  whenLoaded(() => setTimeout(() => void begin().catch(() => undefined), senderDelay))
}
