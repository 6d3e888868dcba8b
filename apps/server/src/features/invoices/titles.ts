import type { Input } from '@yf/contract/call'
import type { invoiceCalls } from '@yf/contract/invoices'
import { plainTaxNumber, taxNumberFault } from '@yf/domain/tax-number'
import type { MemberContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { encryptContent } from '#platform/crypto/subject-content.ts'
import { newId } from '#platform/ids.ts'
import { titleRow, type TitleContent } from './encrypted.ts'
import { takeTitles, titlesOf, toTitleDtos, type TitleRow } from './title-store.ts'

const most = 20
type SaveTitleInput = Input<typeof invoiceCalls.saveTitle>

export const titles: RunCallHandler<typeof invoiceCalls.titles> = async (_input, ctx) =>
  answer(await ownTitles(ctx))

const ownTitles = async (ctx: MemberContext) => {
  const { accountId } = ctx.caller
  return toTitleDtos(ctx, accountId, await titlesOf(ctx.db, accountId))
}

/** The first one automatically becomes the default, and when the default is deleted the newest follows. */
export const saveTitle: RunCallHandler<typeof invoiceCalls.saveTitle> = async (input, ctx) => {
  if (input.name.trim() === '') return badInput('name', '请填写抬头名称')
  const fault = input.kind === 'company' ? taxNumberFault(input.taxNo) : null
  if (fault) return badInput('taxNo', fault)
  const existing = await takeTitles(ctx.db, ctx.caller.accountId)
  const before = existing.find(({ id }) => id === input.id)
  if (input.id !== undefined && !before) return refuse('notFound')
  if (input.isRemoved === 1 && before) await remove(ctx, before, existing)
  else if (!before && existing.length >= most) return refuse('titlesFull')
  else await keep(ctx, input, before, existing)
  return answer(await ownTitles(ctx), input.isRemoved === 1 ? '已删除' : '已保存')
}

const titleContentOf = ({
  kind,
  name,
  taxNo,
  address,
  phone,
  bank,
  bankAccount,
}: SaveTitleInput): TitleContent =>
  kind === 'company'
    ? {
        name: name.trim(),
        taxNo: plainTaxNumber(taxNo),
        address: address.trim(),
        phone: phone.trim(),
        bank: bank.trim(),
        bankAccount: bankAccount.trim(),
      }
    : { name: name.trim(), taxNo: '', address: '', phone: '', bank: '', bankAccount: '' }

async function keep(
  ctx: MemberContext,
  input: SaveTitleInput,
  before: TitleRow | undefined,
  existing: readonly TitleRow[],
): Promise<void> {
  const { accountId: account_id } = ctx.caller
  const id = before?.id ?? newId()
  const isDefault = input.isDefault === 1 || existing.length === 0 || (before?.is_default ?? false)
  if (isDefault) await noDefault(ctx, account_id)
  const row: TitleRow = {
    account_id,
    id,
    kind: input.kind,
    content: await encryptContent(ctx, account_id, titleRow(id), titleContentOf(input)),
    is_default: isDefault,
    updated_at: ctx.clock.now(),
  }
  await ctx.db
    .insertInto('invoice_title')
    .values(row)
    .onConflict((same) => same.columns(['account_id', 'id']).doUpdateSet(row))
    .execute()
}

async function remove(ctx: MemberContext, row: TitleRow, existing: readonly TitleRow[]): Promise<void> {
  const { account_id, id } = row
  await ctx.db
    .deleteFrom('invoice_title')
    .where((title) => title.and({ account_id, id }))
    .execute()
  const next = row.is_default && existing.find((other) => other.id !== id)
  if (next)
    await ctx.db
      .updateTable('invoice_title')
      .set({ is_default: true })
      .where((title) => title.and({ account_id, id: next.id }))
      .execute()
}

/** At most one address is the default, so the previous one is cleared first. */
const noDefault = ({ db }: MemberContext, account_id: string) =>
  db
    .updateTable('invoice_title')
    .set({ is_default: false })
    .where((title) => title.and({ account_id, is_default: true }))
    .execute()
