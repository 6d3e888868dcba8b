import type { HumanService } from '@yf/contract/messages'
import { openSite } from '#platform/handoff/open-site.ts'

/** 3月3日 09:00 */
function dayAndTime(moment: string): string {
  const [month, day] = moment.slice(5, 10).split('-').map(Number)
  return `${month}月${day}日 ${moment.slice(11, 16)}`
}

/** What is said outside the hours: that the service is closed, and when it opens. */
export const closedNote = ({ hours, opensAt }: HumanService): string =>
  `在线客服服务时间为${hours}，${opensAt ? `客服将于${dayAndTime(opensAt)}上线` : '请在服务时间联系我们'}`

/** In hours a link, outside a note (specification §2). */
export async function callHumanService(service: HumanService): Promise<void> {
  if (service.isOpen === 1) return openSite('service')
  const { alert } = await import('#ui/dialog/confirm.tsx')
  await alert({ title: '现在不是服务时间', content: closedNote(service) })
}
