/** Specification §7: share, pay, choose image, read local image, open the official account's profile. */
export const jsApis = [
  'updateAppMessageShareData',
  'updateTimelineShareData',
  'chooseWXPay',
  'chooseImage',
  'getLocalImgData',
  'profile',
]

/** The SDK renames this call on the bridge. */
export const nativeName = (api: string): string => (api === 'chooseWXPay' ? 'getBrandWCPayRequest' : api)

export const openTags = ['wx-open-launch-weapp']

interface WxCallbacks<T> {
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

/** As returned by the payment provider's order. */
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
  /** Required for WeCom's own calls. */
  beta?: boolean
  /** False only stores the options and sends no request to WeChat. */
  check?: boolean
}

/** The part of the SDK that this app uses; the SDK's own types lack some calls and declare globals. */
export interface Wx {
  config(options: WxOptions): void
  ready(then: () => void): void
  error(then: (fault: { errMsg: string }) => void): void
  /** The only share call that WeCom supports. */
  onMenuShareAppMessage(card: ShareData): void
  updateAppMessageShareData(options: ShareData & WxCallbacks<unknown>): void
  updateTimelineShareData(options: Omit<ShareData, 'desc'> & WxCallbacks<unknown>): void
  chooseWXPay(options: PayParams & WxCallbacks<unknown>): void
  chooseImage(
    options: { count: number; sizeType: string[]; sourceType: string[] } & WxCallbacks<{
      localIds: string[]
    }>,
  ): void
  getLocalImgData(options: { localId: string } & WxCallbacks<{ localData: string }>): void
  invoke(name: string, parameters: object, then: (answer: { err_msg?: string }) => void): void
}
