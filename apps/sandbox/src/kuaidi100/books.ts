import type { Push, Subscription, Track, TrackStep } from '@yf/partner-contract/kuaidi100'

export interface StoredParcel {
  readonly courier: string
  readonly parcelNo: string
  /** Newest first. */
  readonly steps: TrackStep[]
  state: string
  subscription: Subscription | null
}

/** The steps of a parcel that a person can trigger, in their usual order, by 快递100's status codes. */
export const playableSteps = [
  { code: '1', words: '快件已由【上海徐汇营业部】揽收' },
  { code: '0', words: '快件已到达【上海转运中心】' },
  { code: '5', words: '快件正在派送中，请保持电话畅通' },
  { code: '3', words: '快件已签收，感谢使用' },
  { code: '2', words: '快件地址不详，正在联系收件人' },
  { code: '14', words: '收件人拒收，快件将退回' },
] as const
export type PlayableStep = (typeof playableSteps)[number]

const momentOf = (at: Date) =>
  new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

export function createCourierBooks(now: () => Date) {
  const parcels = new Map<string, StoredParcel>()
  const keyOf = (courier: string, parcelNo: string) => `${courier} ${parcelNo}`
  const parcelFor = (courier: string, parcelNo: string): StoredParcel => {
    const key = keyOf(courier, parcelNo)
    const parcel = parcels.get(key) ?? { courier, parcelNo, steps: [], state: '0', subscription: null }
    parcels.set(key, parcel)
    return parcel
  }
  return {
    find: (courier: string, parcelNo: string) => parcels.get(keyOf(courier, parcelNo)),
    subscribe(subscription: Subscription): 'new' | 'known' {
      const parcel = parcelFor(subscription.company, subscription.number)
      const isSubscribed = parcel.subscription !== null
      parcel.subscription = subscription
      return isSubscribed ? 'known' : 'new'
    },
    happen(courier: string, parcelNo: string, { code, words }: PlayableStep, at = now()): StoredParcel {
      const parcel = parcelFor(courier, parcelNo)
      parcel.steps.unshift({ ftime: momentOf(at), context: words, statusCode: code })
      parcel.state = code
      return parcel
    },
  }
}

export type CourierBooks = ReturnType<typeof createCourierBooks>

export const trackOf = ({ courier, parcelNo, state, steps }: StoredParcel): Track => ({
  message: 'ok',
  status: '200',
  com: courier,
  nu: parcelNo,
  state,
  data: [...steps],
})

export const pushOf = (parcel: StoredParcel): Push => ({
  status: parcel.state === '3' ? 'shutdown' : 'polling',
  message: '',
  lastResult: trackOf(parcel),
})
