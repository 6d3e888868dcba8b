import type { BehaviorEvent } from '@yf/contract/tracking'
import { shanghaiMoment } from '@yf/domain/dates'
import { pageView, trackedEvents, type TrackedEvent } from '@yf/domain/tracking'
import type { UnsentEvent } from '#platform/storage/storage.ts'

const byName: ReadonlyMap<string, TrackedEvent> = new Map(Object.entries(trackedEvents))

const definitionOf = ({ kind, name }: UnsentEvent): TrackedEvent | undefined =>
  kind === 'page' ? pageView(name) : byName.get(name)

/** The event as sent to the server; null if the table does not contain it. */
export function eventOf(noted: UnsentEvent): BehaviorEvent | null {
  const definition = definitionOf(noted)
  if (!definition) return null
  return {
    ...definition,
    occurredAt: shanghaiMoment(new Date(noted.at)),
    key: noted.key,
    ...(noted.companyId ? { companyId: noted.companyId } : {}),
  }
}
