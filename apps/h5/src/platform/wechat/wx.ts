/** Specification §7: share, pay, choose image, read local image, open the official account's profile. */
export const jsApis = [
  'updateAppMessageShareData',
  'updateTimelineShareData',
  'chooseWXPay',
  'chooseImage',
  'getLocalImgData',
  'profile',
]

/** The SDK renames this one on its way to the bridge. */
export const nativeName = (api: string): string => (api === 'chooseWXPay' ? 'getBrandWCPayRequest' : api)

export const openTags = ['wx-open-launch-weapp']

interface Outcome<T> {
  success: (answer: T) => void
  fail: (fault: { errMsg: string }) => void
  cancel?: () => void
}

export interface ShareData {
  title: string
  desc: string
  link: string
  imgUrl: string
}

/** As the payment provider's order gives them. */
export interface PayParams {
  timestamp: number | string
  nonceStr: string
  package: string
  signType: string
  paySign: string
}

export interface WxOptions {
  appId: string
  timestamp: number
  nonceStr: string
  signature: string
  jsApiList: readonly string[]
  openTagList?: readonly string[]
  /** Enterprise WeChat's own calls need it. */
  beta?: boolean
  /** False only notes the options: nothing is asked of WeChat. */
  check?: boolean
}

/** Of the SDK, what this app calls; its own types lack some and are of global names. */
export interface Wx {
  config(options: WxOptions): void
  ready(then: () => void): void
  error(then: (fault: { errMsg: string }) => void): void
  /** Enterprise WeChat has this one alone. */
  onMenuShareAppMessage(card: ShareData): void
  updateAppMessageShareData(options: ShareData & Outcome<unknown>): void
  updateTimelineShareData(options: Omit<ShareData, 'desc'> & Outcome<unknown>): void
  chooseWXPay(options: PayParams & Outcome<unknown>): void
  chooseImage(
    options: { count: number; sizeType: string[]; sourceType: string[] } & Outcome<{ localIds: string[] }>,
  ): void
  getLocalImgData(options: { localId: string } & Outcome<{ localData: string }>): void
  invoke(name: string, parameters: object, then: (answer: { err_msg?: string }) => void): void
}
