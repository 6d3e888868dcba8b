import { displayName } from '@yf/domain/company'
import { momentText } from '@yf/domain/date-text'
import type { Notice } from '@yf/contract/messages'
import { noticeTarget } from '@yf/domain/notice-target'
import { openAddress, openSite } from '#platform/handoff/open-site.ts'
import { say } from '#platform/http/feedback.ts'
import { switchCompany } from '#platform/session/company.ts'
import { useSession } from '#platform/session/session.ts'

/** A notice concerns one company: its target would be missing under another one. */
function enterCompany(companyId: string): void {
  const { companies, currentCompany } = useSession.getState()
  const company = companies.find((one) => one.companyId === companyId)
  if (!company || currentCompany?.companyId === companyId) return
  switchCompany(companyId)
  say(`已切换到${displayName(company)}`)
}

export const expiredText = '该通知已过期'

/** Opens the target of a notice; a notice without one is only marked as read. */
export function openNotice(notice: Notice): void {
  const target = noticeTarget(notice)
  switch (target.kind) {
    case 'expired':
      say(expiredText)
      return
    case 'site':
      enterCompany(notice.companyId)
      void openSite(target.site, target.path ? { path: target.path } : {})
      return
    case 'address':
      if (target.address.startsWith('/')) enterCompany(notice.companyId)
      openAddress(target.address)
      return
    case 'nothing':
      if (notice.jumpUrl ?? notice.activityJumpUrl) say('该链接无法打开')
  }
}

/** Whether a tap opens something: then the row shows an arrow. */
export const leadsOn = (notice: Notice): boolean => ['site', 'address'].includes(noticeTarget(notice).kind)

/** Specification §2: the time is characters 5 to 16 of createTime, such as 03-02 09:30. */
export const timeText = momentText
