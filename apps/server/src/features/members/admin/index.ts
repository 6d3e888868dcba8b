import type { membersAdminCalls } from '@yf/contract/members-admin'
import type { Handlers } from '#platform/call/handler.ts'
import { changePhone, sendPhoneCode } from './change-phone.ts'
import { previewMerge, proposeMerge } from './merge-accounts.ts'
import { employments, find, member, reveal } from './members.ts'
import { appointments, benefits, claims, covers, notices, orders } from './parts.ts'
import { endSessions, readers, sessions } from './sessions.ts'

export const membersAdminHandlers: Handlers<typeof membersAdminCalls> = {
  find,
  member,
  reveal,
  employments,
  covers,
  benefits,
  claims,
  orders,
  appointments,
  notices,
  sessions,
  endSessions,
  sendPhoneCode,
  changePhone,
  previewMerge,
  proposeMerge,
  readers,
}
