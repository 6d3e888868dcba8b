import type { Partner } from '../frame/partner.ts'
import { lineTroubles, refuses, works } from '../frame/troubles.ts'
import { openMailCatcher, plain, type Mail } from './catcher.ts'

const slow = { id: 'slow', title: lineTroubles.slow }

export const mailPartner: Partner<Mail> = {
  name: 'mail',
  title: '邮件（SMTP）',
  address: ({ smtpPort }) => (smtpPort === null ? '未开启' : `smtp://127.0.0.1:${smtpPort}`),
  keyTitle: '邮箱',
  // Not over HTTP: `catcher.ts` implements them in SMTP.
  scenarios: [works(), refuses('没有这个邮箱'), slow, { id: 'down', title: '不可用：421' }],
  shelf: {
    kind: 'mail',
    title: '邮件',
    filter: 'to',
    matches: (mail, value) => mail.to.includes(plain(value)),
    show: ({ to, subject, text, from, attachments }) => ({
      to: to.join('，'),
      heading: subject || '（无主题）',
      text: text.trim() || '（没有纯文本内容）',
      notes: [
        `来自 ${from}`,
        ...attachments.map(({ name, size }) => `附件 ${name}（${Math.ceil(size / 1024)} KB）`),
      ],
    }),
  },
  mount(app, ctx) {
    const { smtpPort } = ctx.settings
    if (smtpPort === null) return
    app.addHook('onReady', async () => {
      const catcher = await openMailCatcher(ctx, smtpPort)
      app.addHook('onClose', () => catcher.close())
    })
  },
}
