import type { AdminChannel, companyChannelCalls } from '@yf/contract/company-admin-channels'
import { shanghaiMoment } from '@yf/domain/dates'
import { fieldChanges, yesNo } from '@yf/domain/field-changes'
import { channelKinds, isChannelCode } from '@yf/domain/partner-channel'
import {
  changeChannelSecret,
  channelQuery,
  insertChannel,
  managedChannel,
  updateChannel,
  switchChannelFor,
  type ManagedChannel,
} from '#features/identity/public.ts'
import { managedCompany } from '#features/company/managed-company.ts'
import { editConflictText, pageOf, recordAuditEvent } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { secretOr } from '#platform/shared-secret.ts'

const labels = { name: '渠道名称', verifiesPhone: '手机号已核验' }

const toDto = (row: ManagedChannel): AdminChannel => ({
  code: row.code,
  name: row.name,
  kind: row.kind,
  verifiesPhone: row.verifies_phone ? 1 : 0,
  companyCount: row.company_count ?? 0,
  isUsed: row.is_used ? 1 : 0,
  revision: row.revision,
  secretChangedTime: row.secret_changed_at && shanghaiMoment(row.secret_changed_at),
})

/** A channel serves many companies: staff of one company see and change none. */
const maySee = ({ staff }: StaffContext): boolean => staff.companyId === null

async function savedChannel({ db }: StaffContext, code: string, companyId: string | null) {
  const row = await managedChannel(db, code, companyId)
  if (!row) throw new Error('the saved channel is not there')
  return toDto(row)
}

export const channels: RunCallHandler<typeof companyChannelCalls.channels> = async (
  { companyId, isUsed, keyword, ...page },
  ctx,
) => {
  if (!maySee(ctx)) return refuse('notFound')
  const filter = { companyId: companyId ?? null, isUsed: isUsed === 1, keyword: keyword?.trim() ?? '' }
  const { rows, total } = await pageOf(ctx.db, channelQuery(ctx.db, filter), page, (query) =>
    query.orderBy('channel.name').orderBy('channel.code'),
  )
  return answer({ records: rows.map(toDto), total })
}

export const createChannel: RunCallHandler<typeof companyChannelCalls.createChannel> = async (input, ctx) => {
  const company = maySee(ctx) ? await managedCompany(ctx, input.companyId) : undefined
  if (!company) return refuse('notFound')
  const { kind } = input
  const [code, name] = [input.code.trim(), input.name.trim()]
  if (!isChannelCode(code))
    return badInput('code', '渠道编号用小写字母开头，只含小写字母、数字和连字符，最多 32 个字符')
  if (name === '') return badInput('name', '请填写渠道名称')
  const chosen = secretOr(input.secret)
  if ('kind' in chosen) return chosen
  const row = { code, name, kind, verifies_phone: input.verifiesPhone === 1 }
  if (!(await insertChannel(ctx, row, chosen.secret))) return refuse('channelCodeTaken')
  await switchChannelFor(ctx.db, code, company.id, true)
  const changes = [
    `渠道编号：${code}`,
    `登录方式：${channelKinds[kind]}`,
    `手机号已核验：${yesNo(row.verifies_phone)}`,
    `使用企业：${company.name}`,
  ]
  await recordAuditEvent(ctx, { action: 'addChannel', payload: { name, changes } })
  return answer({ channel: await savedChannel(ctx, code, company.id), secret: chosen.secret })
}

export const saveChannel: RunCallHandler<typeof companyChannelCalls.saveChannel> = async (
  { code, revision, ...input },
  ctx,
) => {
  const before = maySee(ctx) ? await managedChannel(ctx.db, code, null) : undefined
  if (!before) return refuse('notFound')
  const name = input.name.trim()
  if (name === '') return badInput('name', '请填写渠道名称')
  const verifies_phone = input.verifiesPhone === 1
  const changes = fieldChanges(
    labels,
    { name: before.name, verifiesPhone: yesNo(before.verifies_phone) },
    { name, verifiesPhone: yesNo(verifies_phone) },
  )
  if (before.revision === revision && changes.length === 0) return answer(toDto(before))
  if (!(await updateChannel(ctx.db, { code, revision }, { name, verifies_phone })))
    return refuse('stateMoved', editConflictText({ savedBy: null }))
  await recordAuditEvent(ctx, { action: 'changeChannel', payload: { name: before.name, changes } })
  return answer(await savedChannel(ctx, code, null))
}

/** The state that is asked for: repeating it changes nothing. */
export const switchChannel: RunCallHandler<typeof companyChannelCalls.switchChannel> = async (
  { companyId, code, isUsed },
  ctx,
) => {
  const company = maySee(ctx) ? await managedCompany(ctx, companyId) : undefined
  const channel = company && (await managedChannel(ctx.db, code, companyId))
  if (!channel) return refuse('notFound')
  if (await switchChannelFor(ctx.db, code, companyId, isUsed === 1)) {
    const changes = [`${company.name}：${isUsed === 1 ? '关闭 → 开通' : '开通 → 关闭'}`]
    await recordAuditEvent(ctx, { action: 'changeChannel', payload: { name: channel.name, changes } })
  }
  return answer(await savedChannel(ctx, code, companyId))
}

export const rotateChannelSecret: RunCallHandler<typeof companyChannelCalls.rotateChannelSecret> = async (
  { code, revision, secret: entered },
  ctx,
) => {
  const before = maySee(ctx) ? await managedChannel(ctx.db, code, null) : undefined
  if (!before) return refuse('notFound')
  const chosen = secretOr(entered)
  if ('kind' in chosen) return chosen
  const { secret } = chosen
  if (!(await changeChannelSecret(ctx, { code, revision }, { secret, at: ctx.clock.now() })))
    return refuse('stateMoved', editConflictText({ savedBy: null }))
  await recordAuditEvent(ctx, { action: 'rotateChannelSecret', payload: { name: before.name } })
  return answer({ channel: await savedChannel(ctx, code, null), secret })
}
