import type { Input } from '@yf/contract/call'
import type { invoiceCalls } from '@yf/contract/invoices'
import { plainTaxNumber, taxNumberFault } from '@yf/domain/tax-number'
import type { MemberContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { encryptContent } from '#platform/crypto/subject-content.ts'
import { newId } from '#platform/ids.ts'
import { titleRow, type TitleWords } from './encrypted.ts'
import { takeTitles, titlesOf, toTitleDtos, type TitleRow } from './title-store.ts'

const most = 20
type Written = Input<typeof invoiceCalls.saveTitle>

export const titles: RunCallHandler<typeof invoiceCalls.titles> = async (_input, ctx) =>
  answer(await shown(ctx))

const shown = async (ctx: MemberContext) => {
  const { accountId } = ctx.caller
  return toTitleDtos(ctx, accountId, await titlesOf(ctx.db, accountId))
}

/** The first one automatically becomes the default, and when the default is deleted the newest follows. */
export const saveTitle: RunCallHandler<typeof invoiceCalls.saveTitle> = async (written, ctx) => {
  if (written.name.trim() === '') return badInput('name', '请填写抬头名称')
  const fault = written.kind === 'company' ? taxNumberFault(written.taxNo) : null
  if (fault) return badInput('taxNo', fault)
  const known = await takeTitles(ctx.db, ctx.caller.accountId)
  const before = known.find(({ id }) => id === written.id)
  if (written.id !== undefined && !before) return refuse('notFound')
  if (written.isRemoved === 1 && before) await remove(ctx, before, known)
  else if (!before && known.length >= most) return refuse('titlesFull')
  else await keep(ctx, written, before, known)
  return answer(await shown(ctx), written.isRemoved === 1 ? '已删除' : '已保存')
}

const wordsOf = ({ kind, name, taxNo, address, phone, bank, bankAccount }: Written): TitleWords =>
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
  written: Written,
  before: TitleRow | undefined,
  known: readonly TitleRow[],
): Promise<void> {
  const { accountId: account_id } = ctx.caller
  const id = before?.id ?? newId()
  const isDefault = written.isDefault === 1 || known.length === 0 || (before?.is_default ?? false)
  if (isDefault) await noDefault(ctx, account_id)
  const row: TitleRow = {
    account_id,
    id,
    kind: written.kind,
    content: await encryptContent(ctx, account_id, titleRow(id), wordsOf(written)),
    is_default: isDefault,
    updated_at: ctx.clock.now(),
  }
  await ctx.db
    .insertInto('invoice_title')
    .values(row)
    .onConflict((same) => same.columns(['account_id', 'id']).doUpdateSet(row))
    .execute()
}

async function remove(ctx: MemberContext, row: TitleRow, known: readonly TitleRow[]): Promise<void> {
  const { account_id, id } = row
  await ctx.db
    .deleteFrom('invoice_title')
    .where((title) => title.and({ account_id, id }))
    .execute()
  const next = row.is_default && known.find((other) => other.id !== id)
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
