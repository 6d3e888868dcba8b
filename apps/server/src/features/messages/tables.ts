import type { OutsideChannel } from '@yf/domain/claim-moves'

export interface NoticeTable {
  company_id: string
  account_id: string
  id: string
  /** 1 message, 2 notice */
  tab: number
  title: string
  content: string
  /** 2 opens the activity's address */
  type: number
  jump_url: string | null
  jump_code: string | null
  activity_url: string | null
  /** 1 unread, 2 read */
  read_status: number
  created_at: Date
  expires_at: Date | null
  /** Set exactly where it is read. */
  read_at: Date | null
}

/** Read by the version before alone: working days are those of `@yf/domain/holidays`. */
export interface ServiceCalendarTable {
  day: string
  works: boolean
  note: string
}

/** What a member wants to hear outside the app, and where. */
export interface NoticeChannelTable {
  account_id: string
  wechat: boolean
  sms: boolean
  sms_pressing_only: boolean
  mail: boolean
  mail_sealed: string | null
  updated_at: Date
}

/** A mailbox that answered with the code that was sent there. */
export interface ProvenMailTable {
  account_id: string
  mail_hash: string
  proven_at: Date
}

/** Whoever is still to be told that an unproven mailbox was taken out. */
export interface LostMailboxTable {
  account_id: string
}

/** Why a notice did not go out by a channel. `inDoubt`: it may have, and nobody can be asked. */
export type SendingOutcome = 'off' | 'notBound' | 'notFollowing' | 'badAddress' | 'inDoubt'

export interface NoticeSendingTable {
  account_id: string
  notice_id: string
  channel: OutsideChannel
  /** `trying`: whoever tried has not said yet how it ended. */
  state: 'waiting' | 'trying' | 'sent' | 'ended'
  outcome: SendingOutcome | null
  created_at: Date
  /** The first try of which nobody knows how it ended. */
  tried_at: Date | null
  /** Until then whoever tries is left alone. */
  held_until: Date | null
  ended_at: Date | null
}

/** Left for the human service outside its hours. Words and answer are under the person's key. */
export interface ServiceMessageTable {
  account_id: string
  id: string
  company_id: string
  words: string
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
    service_calendar: ServiceCalendarTable
    notice_channel: NoticeChannelTable
    proven_mail: ProvenMailTable
    lost_mailbox: LostMailboxTable
    notice_sending: NoticeSendingTable
    service_message: ServiceMessageTable
  }
}
