import { randomUUID } from 'node:crypto'
import { stepsHeader, stepsPath, type DaySteps } from '@yf/partner-contract/steps'
import type { EventBody } from '@yf/partner-contract/signed-event'
import type { ReceivedItem } from '../frame/inbox.ts'
import type { PartnerNotice } from '../frame/notify.ts'
import type { Partner } from '../frame/partner.ts'
import { encryptEvent } from '../frame/sign-event.ts'
import { withNotices, works } from '../frame/troubles.ts'
import { sendPage } from '../page/send-page.ts'
import { channels, controlPage } from './control-page.ts'

/** Steps that a person reported on the page. */
export interface ReportedSteps extends ReceivedItem, DaySteps {
  readonly channel: string
}

const shanghaiMs = 8 * 3_600_000
const listLength = 10

const dayOf = (now: Date): string => new Date(now.getTime() + shanghaiMs).toISOString().slice(0, 10)

export const stepsPartner: Partner<ReportedSteps> = {
  name: 'steps',
  title: '运动平台（步数）',
  address: ({ port }) => `http://127.0.0.1:${port}/steps/controls`,
  keyTitle: '手机号',
  controls: { path: '/steps/controls', title: '运动平台' },
  scenarios: withNotices([works()]),
  shelf: {
    kind: 'steps',
    title: '步数',
    filter: 'mobile',
    matches: (report, mobile) => report.mobile === mobile,
    show: ({ mobile, day, steps, channel }) => ({
      to: mobile,
      heading: day,
      text: `${steps} 步`,
      notes: [channel],
    }),
  },
  mount(app, ctx) {
    app.get('/steps/controls', (_request, reply) =>
      sendPage(reply, controlPage(dayOf(ctx.now()), ctx.inbox.newestFirst().slice(0, listLength))),
    )
    app.post<{ Body: Readonly<Record<string, string>> | null }>('/steps/controls', async (request, reply) => {
      const { channel = '', mobile = '', day = '', steps = '' } = request.body ?? {}
      const count = Number(steps)
      if (!(channel in channels) || !Number.isInteger(count) || count < 0)
        return reply.code(400).send({ error: 'unknownChannelOrSteps' })
      const data: DaySteps = { mobile, day, steps: count }
      const id = randomUUID()
      ctx.inbox.add({ id, at: ctx.now().toISOString(), channel, ...data })
      await ctx.notify(noticeOf({ id, type: channel, data }, mobile, ctx.settings.stepsSecret(channel)))
      return reply.redirect('/steps/controls', 303)
    })
  },
}

/** A header repeats the channel, so that the product can select the secret. */
const noticeOf = (event: EventBody, mobile: string, secret: string): PartnerNotice => ({
  key: mobile,
  logName: mobile,
  path: stepsPath,
  secret,
  event,
  encrypt: (as, at) => {
    const encrypted = encryptEvent(event, as === 'itself' ? secret : 'somebody else', at)
    return { ...encrypted, headers: { ...encrypted.headers, [stepsHeader]: event.type } }
  },
})
