import type { Input } from '@yf/contract/call'
import type { membersAdminCalls } from '@yf/contract/members-admin'
import { awaitingSecondText } from '@yf/domain/approvals'
import { tidyCertificate } from '@yf/domain/certificate'
import { maskName, maskPhone } from '@yf/domain/masks'
import { propose, type DoApproved } from '#features/approvals/public.ts'
import { companyIdsOf } from '#features/company/public.ts'
import {
  accountById,
  certificateTries,
  holdsCertificate,
  isPhoneTaken,
  movePhoneForStaff,
  phoneOf,
  refusedCode,
  sendCodeForStaff,
  spendCode,
  type Account,
} from '#features/identity/public.ts'
import { notify } from '#features/messages/public.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import { inSteps, type OutcomeOf } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { toMemberDetail } from './members.ts'
import { seenMember } from './shown-member.ts'

type ChangePhone = (typeof membersAdminCalls)['changePhone']

const wrongOld = '原手机号的验证码不正确或已失效，请重新发送'
const wrongNew = '新手机号的验证码不正确或已失效，请重新发送'
const changedMeanwhile = '该会员的手机号已变化，请刷新后再试'

async function activeAccount({ db, cipher }: StaffContext, id: string) {
  const account = await accountById(db, id)
  const phone = account?.status === 'active' ? await phoneOf(db, cipher, id) : null
  return account && phone !== null ? { account, phone } : null
}

export const sendPhoneCode = inSteps<(typeof membersAdminCalls)['sendPhoneCode']>(
  async ({ id, newPhone }, ctx) => {
    const found = await activeAccount(ctx, id)
    if (!found) return refuse('notFound')
    if (newPhone === found.phone) return badInput('newPhone', '新手机号与原手机号相同')
    if (newPhone !== undefined && (await isPhoneTaken(ctx.db, ctx.cipher, newPhone)))
      return refuse('phoneTaken')
    const to = newPhone ?? found.phone
    const sent = await sendCodeForStaff(to, ctx)
    if (sent.kind === 'answer')
      await ctx.transaction((tx) =>
        recordAuditEvent(tx, {
          action: 'sendMemberCode',
          ...seenMember(id),
          payload: { name: found.account.name, phone: maskPhone(to) },
        }),
      )
    return sent
  },
)

/**
 * The member reads the codes out to staff and names the certificate. Without the former phone nothing but that
 * conversation says who is calling, so a second person has to agree.
 */
export const changePhone = inSteps<ChangePhone>(async (input, ctx) => {
  const { id, newPhone, newCode, oldCode } = input
  const reason = input.reason.trim()
  if (reason.length < 2) return badInput('reason', '请填写原因')
  const found = await activeAccount(ctx, id)
  if (!found) return refuse('notFound')
  const { account, phone } = found
  if (newPhone === phone) return badInput('newPhone', '新手机号与原手机号相同')
  const unproven = await certificateFault(ctx, account, input)
  if (unproven) return unproven
  const refused =
    (oldCode === undefined ? null : await refusedCode(ctx, phone, oldCode, refuse('wrongCode', wrongOld))) ??
    (await refusedCode(ctx, newPhone, newCode, refuse('wrongCode', wrongNew)))
  if (refused) return refused
  const change: PhoneChange = { id, from: phone, to: newPhone, reason, provenAt: ctx.clock.now().getTime() }
  return ctx.transaction(async (tx): Promise<OutcomeOf<ChangePhone>> => {
    if (oldCode !== undefined && !(await spendCode(tx, phone, oldCode))) return refuse('wrongCode', wrongOld)
    if (!(await spendCode(tx, newPhone, newCode))) return refuse('wrongCode', wrongNew)
    if (await isPhoneTaken(tx.db, tx.cipher, newPhone)) return refuse('phoneTaken')
    if (oldCode === undefined) return proposeChange(tx, account, change)
    const outcome = await carryOut(tx, account, change, true)
    return outcome ?? answer(await toMemberDetail(tx, (await accountById(tx.db, id))!), '手机号已更换')
  })
})

/** Ten tries a day for each member: trying numbers could reveal one. */
async function certificateFault(ctx: StaffContext, account: Account, input: Input<ChangePhone>) {
  if (account.certificate_hash === null) return input.oldCode === undefined ? refuse('memberUnproven') : null
  const number = tidyCertificate(input.certificateNumber)
  if (number === '') return badInput('certificateNumber', '请填写证件号码')
  if (!(await ctx.limits.take('certificate-tries-staff', account.id, certificateTries)).allowed)
    return refuse('tooOften')
  return (await holdsCertificate(ctx.db, ctx.cipher, account.id, number))
    ? null
    : refuse('certificateDiffers')
}

interface PhoneChange {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly reason: string
  /** When the new phone was proven, in milliseconds. */
  readonly provenAt: number
}

const auditOf = ({ name }: Account, { from, to, reason }: PhoneChange) => ({
  name,
  reason,
  from: maskPhone(from),
  to: maskPhone(to),
})

async function proposeChange(
  ctx: StaffContext,
  account: Account,
  change: PhoneChange,
): Promise<OutcomeOf<ChangePhone>> {
  // Every account began with a company, and that it did is never removed.
  const [companyId] = await companyIdsOf(ctx.db, account.id)
  if (companyId === undefined) return refuse('memberUnproven')
  const { from, to, reason } = change
  const lines = [
    `${maskPhone(from)} → ${maskPhone(to)}`,
    '新手机号已验证，证件号码一致，原手机号未验证',
    `原因：${reason}`,
  ]
  const title = `更换手机号：${maskName(account.name)}`
  await propose(ctx, { kind: 'phoneChanges', companyId, title, lines, input: change })
  await recordAuditEvent(ctx, {
    action: 'proposePhoneChange',
    ...seenMember(account.id),
    payload: auditOf(account, change),
  })
  return answer(null, awaitingSecondText)
}

/** Null if it is done. */
async function carryOut(ctx: StaffContext, account: Account, change: PhoneChange, isFormerProven: boolean) {
  const { id: accountId, from, to } = change
  const outcome = await movePhoneForStaff(ctx, { accountId, from, to, isFormerProven })
  if (outcome === 'moved') return refuse('stateMoved', changedMeanwhile)
  if (outcome === 'taken') return refuse('phoneTaken')
  for (const companyId of (await companyIdsOf(ctx.db, accountId)).slice(0, 1))
    await notify(ctx, {
      kind: 'phoneChanged',
      companyId,
      accountId,
      content: `客服已按您的申请把账号的手机号更换为 ${maskPhone(to)}。如果不是您本人申请，请立即联系在线客服。`,
    })
  await recordAuditEvent(ctx, {
    action: 'changeMemberPhone',
    ...seenMember(accountId),
    payload: auditOf(account, change),
  })
  return null
}

const dayMs = 86_400_000
/** A number may have another owner some days after it was proven. */
const validDays = 3

export const phoneChangeApproved: DoApproved = async (input, ctx) => {
  const change = input as PhoneChange
  const account = await accountById(ctx.db, change.id)
  if (!account) return refuse('notFound')
  if (ctx.clock.now().getTime() - change.provenAt > validDays * dayMs)
    return refuse('stateMoved', `新手机号的验证已超过 ${validDays} 天，请驳回后重新提交`)
  return (await carryOut(ctx, account, change, false)) ?? answer(null)
}
