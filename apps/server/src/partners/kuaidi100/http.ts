import { prefixes } from '@yf/contract/call'
import {
  kuaidi100Codes,
  kuaidi100Paths,
  kuaidi100PushPath,
  signQuery,
  type Subscription,
  type Track,
  type TrackQuestion,
} from '@yf/partner-contract/kuaidi100'
import { asForm, jsonOf } from '#platform/partner-bodies.ts'
import {
  answered,
  partnerLine,
  troubled,
  type LineOptions,
  type PartnerAnswer,
} from '#platform/partner-call.ts'
import type { Settings } from '#platform/settings.ts'
import type { CourierPort, TrackedParcel, TrackWord } from './port.ts'
import { trackOf } from './track.ts'

type CourierSettings = Pick<Settings, 'kuaidi100' | 'publicOrigin'>

interface TrackReply extends Track {
  readonly result: boolean
  readonly returnCode: string
}

export function courierOverHttp(
  { kuaidi100, publicOrigin }: CourierSettings,
  options: LineOptions = {},
): CourierPort {
  const line = partnerLine({ partner: 'kuaidi100', timeLimitMs: 8_000, ...options })
  const { baseUrl, customer, key, salt } = kuaidi100
  return {
    async track(parcel) {
      const param = JSON.stringify(questionOf(parcel))
      const body = asForm({ customer, sign: signQuery(param, { key, customer }), param })
      const outcome = await line.ask({
        operation: 'track',
        repeats: 1,
        request: () => ({ url: baseUrl + kuaidi100Paths.query, body }),
        judge: (reply): PartnerAnswer<TrackWord> => {
          const track = jsonOf<TrackReply>(reply)
          if (track?.returnCode === kuaidi100Codes.unknown) return answered({ kind: 'none' })
          const word = track?.nu === parcel.parcelNo ? trackOf(track) : null
          return word ? answered(word) : troubled
        },
      })
      return outcome.kind === 'answered' ? outcome.answer : { kind: 'unknown' }
    },
    async subscribe(parcel) {
      const callbackurl = `${publicOrigin}${prefixes.partner}${kuaidi100PushPath}`
      const { com: company, num: number, phone } = questionOf(parcel)
      const subscription: Subscription = {
        company,
        number,
        key,
        parameters: { callbackurl, salt, resultv2: '4', ...(phone ? { phone } : {}) },
      }
      const outcome = await line.ask({
        operation: 'subscribe',
        repeats: 1,
        request: () => ({
          url: baseUrl + kuaidi100Paths.subscribe,
          body: asForm({ schema: 'json', param: JSON.stringify(subscription) }),
        }),
        judge: (reply): PartnerAnswer<'subscribed' | 'refused'> => {
          const code = jsonOf<TrackReply>(reply)?.returnCode
          if (code === undefined) return troubled
          return answered(
            code === kuaidi100Codes.done || code === kuaidi100Codes.again ? 'subscribed' : 'refused',
          )
        },
      })
      return outcome.kind === 'answered' ? outcome.answer : 'unknown'
    },
  }
}

const questionOf = ({ courier, parcelNo, phoneTail }: TrackedParcel): TrackQuestion => ({
  com: courier,
  num: parcelNo,
  ...(phoneTail ? { phone: phoneTail } : {}),
  resultv2: '4',
})
