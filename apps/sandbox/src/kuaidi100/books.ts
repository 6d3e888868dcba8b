import type { Push, Subscription, Track, TrackStep } from '@yf/partner-contract/kuaidi100'

export interface KeptParcel {
  readonly courier: string
  readonly parcelNo: string
  /** Newest first. */
  readonly steps: TrackStep[]
  state: string
  subscription: Subscription | null
}

/** What a person at the desk can let happen to a parcel, by 快递100's numbers. */
export const stepWords = {
  '1': '快件已由【上海徐汇营业部】揽收',
  '0': '快件已到达【上海转运中心】',
  '5': '快件正在派送中，请保持电话畅通',
  '3': '快件已签收，感谢使用',
  '2': '快件地址不详，正在联系收件人',
  '14': '收件人拒收，快件将退回',
} as const
export type StepCode = keyof typeof stepWords
export const isStepCode = (code: string | null): code is StepCode =>
  code !== null && Object.hasOwn(stepWords, code)

const momentOf = (at: Date) =>
  new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

export function createCourierBooks(now: () => Date) {
  const parcels = new Map<string, KeptParcel>()
  const keyOf = (courier: string, parcelNo: string) => `${courier} ${parcelNo}`
  const known = (courier: string, parcelNo: string): KeptParcel => {
    const key = keyOf(courier, parcelNo)
    const parcel = parcels.get(key) ?? { courier, parcelNo, steps: [], state: '0', subscription: null }
    parcels.set(key, parcel)
    return parcel
  }
  return {
    find: (courier: string, parcelNo: string) => parcels.get(keyOf(courier, parcelNo)),
    subscribe(subscription: Subscription): 'new' | 'known' {
      const parcel = known(subscription.company, subscription.number)
      const isKnown = parcel.subscription !== null
      parcel.subscription = subscription
      return isKnown ? 'known' : 'new'
    },
    happen(courier: string, parcelNo: string, code: StepCode, at = now()): KeptParcel {
      const parcel = known(courier, parcelNo)
      parcel.steps.unshift({ ftime: momentOf(at), context: stepWords[code], statusCode: code })
      parcel.state = code
      return parcel
    },
  }
}

export type CourierBooks = ReturnType<typeof createCourierBooks>

export const trackOf = ({ courier, parcelNo, state, steps }: KeptParcel): Track => ({
  message: 'ok',
  status: '200',
  com: courier,
  nu: parcelNo,
  state,
  data: [...steps],
})

export const pushOf = (parcel: KeptParcel): Push => ({
  status: parcel.state === '3' ? 'shutdown' : 'polling',
  message: '',
  lastResult: trackOf(parcel),
})
