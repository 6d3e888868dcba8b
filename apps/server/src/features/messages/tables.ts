import type { OutsideChannel } from '@yf/domain/claim-transitions'
import type { NoticeTab, NoticeType, ReadState } from '@yf/domain/notice-target'

export interface NoticeTable {
  company_id: string
  account_id: string
  id: string
  tab: NoticeTab
  title: string
  content: string
  type: NoticeType
  jump_url: string | null
  jump_code: string | null
  activity_url: string | null
  read_status: ReadState
  created_at: Date
  expires_at: Date | null
  /** Set exactly when it is read. */
  read_at: Date | null
}

/** A member's channels outside the app, and their addresses. */
export interface NoticeChannelTable {
  account_id: string
  wechat: boolean
  sms: boolean
  sms_pressing_only: boolean
  mail: boolean
  mail_encrypted: string | null
  updated_at: Date
}

/** A mailbox that was verified with the code sent to it. */
export interface ProvenMailTable {
  account_id: string
  mail_hash: string
  proven_at: Date
}

/**
 * Why a notice was not sent through a channel. `inDoubt`: it may have been sent, and the partner cannot be queried.
 */
export type SendingOutcome = 'off' | 'notBound' | 'notFollowing' | 'badAddress' | 'inDoubt'

export interface NoticeSendingTable {
  account_id: string
  notice_id: string
  channel: OutsideChannel
  /** `trying`: the worker has not reported its result yet. */
  state: 'waiting' | 'trying' | 'sent' | 'ended'
  outcome: SendingOutcome | null
  created_at: Date
  /** The first try whose result is unknown. */
  tried_at: Date | null
  /** Until then other workers leave the current one alone. */
  held_until: Date | null
  ended_at: Date | null
}

/** Messages for human service outside its hours. Text and answer are encrypted with the data subject key. */
export interface ServiceMessageTable {
  account_id: string
  id: string
  company_id: string
  text: string
  wants_call: boolean
  created_at: Date
  /** All three or none. */
  answer: string | null
  answered_by: string | null
  answered_at: Date | null
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    notice: NoticeTable
    notice_channel: NoticeChannelTable
    proven_mail: ProvenMailTable
    notice_sending: NoticeSendingTable
    service_message: ServiceMessageTable
  }
}
