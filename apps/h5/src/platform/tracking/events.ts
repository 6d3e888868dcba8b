import type { BehaviorEvent } from '@yf/contract/tracking'
import { shanghaiMoment } from '@yf/domain/dates'
import { pageView, trackedEvents, type EventName, type TrackedEvent } from '@yf/domain/tracking'
import type { Noted } from '#platform/storage/storage.ts'

/** Calls whose good answer is an event, by their path. Taps and the table itself: `@yf/domain/tracking`. */
export const callEvents: Readonly<Record<string, EventName>> = {
  'user/login': 'api.login',
  'open-api/user/register': 'api.register',
  'dypns/dypns_login': 'api.oneTap',
  'open-api/user/updateUserMobile': 'api.changePhone',
  'user/bindCertificateNumber': 'api.bindCertificate',
  'wechat/bindWechat': 'api.bindWechat',
  'member_family/add': 'api.addFamily',
  'member_family/update': 'api.updateFamily',
  'commonCompent/add': 'api.suggest',
  'open-api/commonCompent/add': 'api.evaluate',
  'activityPromotion/addRecord': 'api.joinPromotion',
  'client/oss/upload': 'api.upload',
  'app/ssologin': 'api.mallSignOn',
  'advert/message/record/clickQuestionConfig': 'api.askQuestion',
}

const byName: ReadonlyMap<string, TrackedEvent> = new Map(Object.entries(trackedEvents))
const byCall: ReadonlyMap<string, EventName> = new Map(Object.entries(callEvents))

function definitionOf({ kind, name }: Noted): TrackedEvent | undefined {
  if (kind === 'page') return pageView(name)
  return byName.get(kind === 'event' ? name : (byCall.get(name) ?? ''))
}

/** What the server is told; null where the table has no such event. */
export function eventOf(noted: Noted): BehaviorEvent | null {
  const definition = definitionOf(noted)
  if (!definition) return null
  return {
    ...definition,
    occurredAt: shanghaiMoment(new Date(noted.at)),
    key: noted.key,
    ...(noted.companyId ? { companyId: noted.companyId } : {}),
  }
}
