import type { JobContext } from '#platform/call/context.ts'
import type { Job } from '#platform/jobs/job.ts'
import { companyIdsOf } from '#features/company/public.ts'
import { tell } from '../public.ts'
import { preferencesOf } from './preferences.ts'

const page = 200

/** Notifies members who lost an unverified mailbox, once each: the row is deleted in the same transaction. */
export async function tellOfLostMailboxes(_data: object, ctx: JobContext): Promise<void> {
  for (;;) {
    const lost = await ctx.db.selectFrom('lost_mailbox').select('account_id').limit(page).execute()
    for (const { account_id } of lost) await tellOne(ctx, account_id)
    if (lost.length < page) return
  }
}

const tellOne = (ctx: JobContext, accountId: string): Promise<void> =>
  ctx.transaction(async (ctx) => {
    const { numDeletedRows } = await ctx.db
      .deleteFrom('lost_mailbox')
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    if (numDeletedRows === 0n) return
    const [companyId] = await companyIdsOf(ctx.db, accountId)
    const { address } = await preferencesOf(ctx.db, ctx.cipher, accountId)
    if (companyId === undefined || address !== null) return
    await tell(ctx, {
      companyId,
      accountId,
      tab: 2,
      title: '请重新验证通知邮箱',
      content:
        '为保护您的健康信息，未经验证的通知邮箱已停用，理赔进度不再发送到您以前填写的邮箱。如需继续接收邮件，请到“设置－消息提醒”打开邮件，填写邮箱并输入邮件中的验证码。',
      jumpUrl: '/setup',
    })
  })

export const messageJobs: readonly Job<object>[] = [
  { name: 'messages.tell-lost-mailboxes', run: tellOfLostMailboxes, retries: 3, cron: '20 9 * * *' },
]
