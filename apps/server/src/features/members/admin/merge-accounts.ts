import type { membersAdminCalls, MergePreview } from '@yf/contract/members-admin'
import { awaitingSecondText } from '@yf/domain/approvals'
import { maskName, maskPhone } from '@yf/domain/masks'
import { propose, type DoApproved, type Maker } from '#features/approvals/public.ts'
import {
  activeCompanyNamesOf,
  addCompaniesTo,
  companyIdsOf,
  companyNamesOf,
} from '#features/company/public.ts'
import {
  accountByPhone,
  accountById,
  closeMerged,
  lockAccounts,
  phoneOf,
  type Account,
} from '#features/identity/public.ts'
import { notify } from '#features/messages/public.ts'
import { passPeople } from '#features/people/public.ts'
import { recordAuditEvent, recordRead } from '#features/staff/public.ts'
import { countRows, moveRows, type CountedRows } from '#platform/account-rows/account-rows.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { identityFaults } from './same-person.ts'
import { toShownMember } from './shown-member.ts'

type MembersAdminCalls = typeof membersAdminCalls

const changedMeanwhile = '其中一个账号已变化，请驳回后重新提交'
const seenBoth = (...ids: readonly string[]) => ({ seen: ids.map((id) => ({ id, account_id: id })) })

interface Pair {
  /** Keeps. */
  readonly account: Account
  /** Is closed. */
  readonly other: Account
}

/** Why the two cannot be merged, whatever the other account has. */
async function compare(ctx: StaffContext, { account, other }: Pair) {
  const companyIds = await companyIdsOf(ctx.db, account.id)
  const otherCompanyIds = await companyIdsOf(ctx.db, other.id)
  const both = companyIds.filter((id) => otherCompanyIds.includes(id))
  const names = await companyNamesOf(ctx.db, both)
  const faults = [
    ...(await identityFaults(ctx, { account, companyIds }, { account: other, companyIds: otherCompanyIds })),
    ...both.map((id) => `两个账号都属于${names.get(id) ?? '同一企业'}`),
  ]
  return { faults, companyIds, otherCompanyIds }
}

const rowsOfOther = (
  { db, extensionPoints }: StaffContext,
  accountId: string,
  companyIds: readonly string[],
) => countRows(db, extensionPoints.accountRows, { accountId, companyIds })

/** What the other account has, and why the two cannot be merged. */
async function mergeOf(ctx: StaffContext, pair: Pair) {
  const compared = await compare(ctx, pair)
  const rows = await rowsOfOther(ctx, pair.other.id, compared.otherCompanyIds)
  return { ...compared, rows, faults: [...compared.faults, ...prevented(rows)] }
}

const prevented = (rows: readonly CountedRows[]): string[] =>
  rows
    .filter(({ rule }) => rule === 'prevents')
    .map(({ words, count }) => `并入的账号有${words}${count === null ? '' : ` ${count} 条`}`)

const refusePrevented = (faults: readonly string[]) =>
  refuse('mergePrevented', `不能合并：${faults.join('；')}`)

async function pairOf(ctx: StaffContext, { id, phone }: { readonly id: string; readonly phone: string }) {
  const account = await accountById(ctx.db, id)
  if (account?.status !== 'active') return refuse('notFound')
  const other = await accountByPhone(ctx.db, ctx.cipher, phone)
  if (!other) return badInput('phone', '没有使用该手机号的会员')
  if (other.id === id) return badInput('phone', '这是保留账号自己的手机号')
  return { kind: 'pair' as const, account, other }
}

export const previewMerge: RunCallHandler<MembersAdminCalls['previewMerge']> = async (input, ctx) => {
  const found = await pairOf(ctx, input)
  if (found.kind !== 'pair') return found
  const { account, other } = found
  const { rows, faults } = await mergeOf(ctx, found)
  await recordRead(ctx, {
    action: 'previewMerge',
    ...seenBoth(account.id, other.id),
    payload: { name: account.name, phone: maskPhone(input.phone) },
  })
  const companies = (await activeCompanyNamesOf(ctx.db, [other.id])).get(other.id)
  const preview: MergePreview = {
    other: { ...(await toShownMember(ctx, other)), companies: companies?.split('、') ?? [] },
    rows,
    faults,
  }
  return answer(preview)
}

interface Merge {
  readonly id: string
  readonly otherId: string
  readonly phone: string
  readonly reason: string
}

export const proposeMerge: RunCallHandler<MembersAdminCalls['proposeMerge']> = async (input, ctx) => {
  const reason = input.reason.trim()
  if (reason.length < 2) return badInput('reason', '请填写原因')
  const found = await pairOf(ctx, input)
  if (found.kind !== 'pair') return found
  const { account, other } = found
  const { rows, faults, companyIds, otherCompanyIds } = await mergeOf(ctx, found)
  if (faults.length > 0) return refusePrevented(faults)
  const companyId = companyIds[0] ?? otherCompanyIds[0]
  if (companyId === undefined) return refuse('mergePrevented', '两个账号都没有企业，不能合并')
  const phone = (await phoneOf(ctx.db, ctx.cipher, account.id))!
  const shown = { from: maskPhone(input.phone), to: maskPhone(phone) }
  const merge: Merge = { id: account.id, otherId: other.id, phone: input.phone, reason }
  await propose(ctx, {
    kind: 'accountMerges',
    companyId,
    title: `合并账号：${maskName(account.name)}`,
    lines: [`${shown.from} 并入 ${shown.to}`, ...movedTexts(rows), `原因：${reason}`],
    input: merge,
  })
  await recordAuditEvent(ctx, {
    action: 'proposeMerge',
    ...seenBoth(account.id, other.id),
    payload: { name: account.name, reason, ...shown },
  })
  return answer(null, awaitingSecondText)
}

const movedTexts = (rows: readonly CountedRows[]): string[] =>
  rows
    .filter(({ rule }) => rule === 'moves')
    .map(({ words, count }) => (count === null ? words : `${words} ${count}`))

/**
 * The other account is closed before its rows are counted: what came before is counted, and what comes later has no
 * session. A refusal undoes it.
 */
export const mergeApproved: DoApproved = async (input, ctx, by) => {
  const { id, otherId, phone, reason } = input as Merge
  await lockAccounts(ctx.db, [id, otherId])
  const [account, other] = [await accountById(ctx.db, id), await accountById(ctx.db, otherId)]
  if (!account || !other) return refuse('notFound')
  const { faults, companyIds, otherCompanyIds } = await compare(ctx, { account, other })
  const closed = await closeMerged(ctx, { from: otherId, into: id, phone })
  if (closed === 'moved') return refuse('stateMoved', changedMeanwhile)
  const rows = await rowsOfOther(ctx, otherId, otherCompanyIds)
  const all = [...faults, ...prevented(rows)]
  if (all.length > 0) return refusePrevented(all)
  await moveEverything(ctx, { from: otherId, into: id, companyIds: otherCompanyIds }, by)
  return finish(ctx, { id, otherId, phone, reason, name: account.name, companyIds, otherCompanyIds, rows })
}

interface Move {
  readonly from: string
  readonly into: string
  readonly companyIds: readonly string[]
}

/** The memberships move before the people, whose watchers would begin them anew. */
async function moveEverything(ctx: StaffContext, { from, into, companyIds }: Move, by: Maker): Promise<void> {
  await addCompaniesTo(ctx.db, into, companyIds)
  await moveRows(ctx.db, ctx.extensionPoints.accountRows, { accountId: from, companyIds }, into)
  const author = { staffId: by.id, staffName: by.name, importId: null }
  await passPeople(ctx, { from, into, companyIds }, author)
}

interface Merged extends Merge {
  readonly name: string
  readonly companyIds: readonly string[]
  readonly otherCompanyIds: readonly string[]
  readonly rows: readonly CountedRows[]
}

/** Tells the member, and records both sides. */
async function finish(ctx: StaffContext, merged: Merged) {
  const { id, otherId, phone, reason, name, companyIds, otherCompanyIds, rows } = merged
  const all = [...companyIds, ...otherCompanyIds]
  const kept = maskPhone((await phoneOf(ctx.db, ctx.cipher, id))!)
  const names = await companyNamesOf(ctx.db, all)
  const named = (ids: readonly string[]) => ids.map((one) => names.get(one) ?? '')
  for (const companyId of all.slice(0, 1))
    await notify(ctx, {
      kind: 'accountMerged',
      companyId,
      accountId: id,
      content: `客服已按您的申请把手机号 ${maskPhone(phone)} 的账号并入本账号，以后请用本账号登录。如果不是您本人申请，请立即联系在线客服。`,
    })
  await recordAuditEvent(ctx, {
    action: 'mergeAccounts',
    ...seenBoth(id, otherId),
    payload: {
      name,
      reason,
      before: { companies: named(companyIds), phones: [kept, maskPhone(phone)] },
      after: { companies: named(all), phones: [kept] },
      moved: movedTexts(rows),
    },
  })
  return answer(null)
}
