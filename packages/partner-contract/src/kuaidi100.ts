import { createHash } from 'node:crypto'
import { isSameSignature } from './same-signature.ts'

/** 快递100: parcel tracking, by query or push. Everything is a form with JSON in `param`. */
export const kuaidi100Paths = { query: '/poll/query.do', subscribe: '/poll' } as const

/** The path of pushes, below our partner prefix. */
export const kuaidi100PushPath = 'kuaidi100/track'

const md5 = (text: string) => createHash('md5').update(text).digest('hex').toUpperCase()

/** Their own protocol: MD5 over the text and a secret. */
export const signQuery = (param: string, { key, customer }: { key: string; customer: string }): string =>
  md5(param + key + customer)
export const signPush = (param: string, salt: string): string => md5(param + salt)

export const isSameSign = (received: string, ours: string): boolean =>
  isSameSignature(received.toUpperCase(), ours)

export interface TrackQuestion {
  readonly com: string
  readonly num: string
  /** SF Express and ZTO require the receiver's phone. */
  readonly phone?: string
  readonly resultv2: '4'
}

export interface TrackStep {
  /** YYYY-MM-DD HH:mm:ss in Shanghai time. */
  readonly ftime: string
  readonly context: string
  /** The state after this step, in their numbers. */
  readonly statusCode: string
}

export interface Track {
  readonly message: string
  readonly status: '200'
  readonly com: string
  readonly nu: string
  /** 0 在途, 1 揽收, 2 疑难, 3 签收, 4 退签, 5 派件, 6 退回, 14 拒签 */
  readonly state: string
  /** Newest first. */
  readonly data: readonly TrackStep[]
}

export interface Kuaidi100Error {
  readonly result: false
  readonly returnCode: string
  readonly message: string
}

export interface Subscription {
  readonly company: string
  readonly number: string
  readonly key: string
  readonly parameters: {
    readonly callbackurl: string
    readonly salt: string
    readonly resultv2: '4'
    readonly phone?: string
  }
}

export interface Push {
  /** `abort`: no tracking data for days; `shutdown`: it has ended. */
  readonly status: 'polling' | 'shutdown' | 'abort'
  readonly message: string
  readonly lastResult: Track
}

export const kuaidi100Codes = {
  done: '200',
  badSign: '503',
  unknown: '500',
  again: '501',
  badRequest: '400',
} as const
