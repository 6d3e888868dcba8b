import type { HumanService } from '@yf/contract/messages'
import { clockText } from '@yf/domain/date-words'

/** 3月3日 09:00: when somebody answers again, or simply in hours. */
export function opensText({ opensAt }: HumanService): string {
  if (!opensAt) return '服务时间'
  const [month, day] = opensAt.slice(5, 10).split('-').map(Number)
  return `${month}月${day}日 ${clockText(opensAt)}`
}

/** What is said outside the hours: that the service is closed, and when it opens. */
export const closedNote = (service: HumanService): string =>
  `在线客服服务时间为${service.hours}，${
    service.opensAt ? `客服将于${opensText(service)}上线` : '请在服务时间联系我们'
  }`
