import type { HumanService } from '@yf/contract/questions'
import { nearMomentText } from '@yf/domain/near-days'

/** 3月3日 09:00: when somebody answers again, or simply in hours. */
export const opensText = ({ opensAt }: HumanService): string =>
  opensAt ? nearMomentText(opensAt) : '服务时间'

/** What is said outside the hours: that the service is closed, and when it opens. */
export const closedNote = (service: HumanService): string =>
  `在线客服服务时间为${service.hours}，${
    service.opensAt ? `客服将于${opensText(service)}上线` : '请在服务时间联系我们'
  }`
