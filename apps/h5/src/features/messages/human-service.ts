import type { HumanService } from '@yf/contract/questions'
import { nearMomentText } from '@yf/domain/near-days'

/** 3月3日 09:00: when the service opens again; in general, the service hours. */
export const opensText = ({ opensAt }: HumanService): string =>
  opensAt ? nearMomentText(opensAt) : '服务时间'

/** The notice outside the service hours: closed, and when it opens. */
export const closedNote = (service: HumanService): string =>
  `在线客服服务时间为${service.hours}，${
    service.opensAt ? `客服将于${opensText(service)}上线` : '请在服务时间联系我们'
  }`
