import { isSigned } from '@yf/partner-contract/partner-link'
import type { ReceivedItem } from '../frame/inbox.ts'
import type { Partner } from '../frame/partner.ts'
import { play } from '../frame/play.ts'
import { withTroubles, works } from '../frame/troubles.ts'
import { pageHeaders } from '../page/send-page.ts'
import { guestPage, welcomeCard } from '../page/phone-page.ts'

/** A visitor with one of our links, or with an invalid one. */
export interface RoomVisit extends ReceivedItem {
  readonly room: string
  readonly way: string
  readonly outcome: string
}

const title = '云上咨询室'
const wayNames: Readonly<Record<string, string>> = { video: '视频咨询', voice: '语音咨询' }
let last = 0

/** Checks the signature before the time, so that a forged link reveals nothing about its age. */
function refusalReason(
  query: Readonly<Record<string, string>>,
  keys: { channel: string; secret: string },
  now: Date,
): string | null {
  const { channel = '', room = '', way = '', expires = '', nonce = '', sign = '' } = query
  const isOurs =
    channel === keys.channel && isSigned({ channel, room, way, expires, nonce }, sign, keys.secret)
  if (!isOurs) return '验签失败'
  return now.getTime() < Number(expires) * 1000 ? null : '链接已过期'
}

const page = (heading: string, text: string, referer: string | null) =>
  guestPage({ title, site: 'session-rooms', mark: '谈', referer }, welcomeCard(heading, text))

/** The rooms of video and voice sessions, where participants stay anonymous. */
export const sessionRoomsPartner: Partner<RoomVisit> = {
  name: 'session-rooms',
  title,
  address: ({ port }) => `http://127.0.0.1:${port}/session-rooms/enter`,
  keyTitle: '房间',
  scenarios: withTroubles([works()], { slow: '很慢：页面迟迟不开' }),
  shelf: {
    kind: 'session-rooms',
    title,
    filter: 'room',
    matches: (visit, room) => visit.room === room,
    show: ({ room, way, outcome }) => ({ to: room, heading: way, text: outcome, notes: [] }),
  },
  mount(app, ctx) {
    const { sessionRoomChannel: channel, sessionRoomSecret: secret } = ctx.settings
    app.get<{ Querystring: Record<string, string> }>('/session-rooms/enter', (request, reply) => {
      const { room = '', way = '' } = request.query
      const refusal = refusalReason(request.query, { channel, secret }, ctx.now())
      const referer = request.headers.referer ?? null
      return play(ctx, request, reply, {
        key: room,
        down: {
          http: 503,
          headers: pageHeaders,
          outcome: '维护中',
          body: page('系统维护中', '请稍后再来', null),
        },
        answer: () => ({
          headers: pageHeaders,
          outcome: refusal ?? '已进入',
          body:
            refusal === null
              ? page(wayNames[way] ?? '咨询', '您已进入咨询室，咨询师稍后就到', referer)
              : page(refusal, '请返回原力星球重新进入', referer),
        }),
        keep: (outcome) =>
          ctx.inbox.add({ id: `room-${++last}`, at: ctx.now().toISOString(), room, way, outcome }),
      })
    })
  },
}
