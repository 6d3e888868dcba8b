import type { AdminTheme, companyChannelCalls } from '@yf/contract/company-admin-channels'
import {
  presetName,
  presetOf,
  themePresets,
  type Palette,
  type ThemePresetKey,
} from '@yf/domain/theme-presets'
import { managedRow, type ManagedCompanyRow } from '#features/company/admin/set-up/store.ts'
import type { CompanyCopy } from '#features/company/set-up.ts'
import type { ThemeOverride } from '#features/company/theme-merge.ts'
import { keepTheme, ownThemes } from '#features/company/theme-store.ts'
import { wholeTheme } from '#features/company/whole-theme.ts'
import { editConflictText, recordAuditEvent } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'

const colorsIn = async (db: Db, { id, alias }: ManagedCompanyRow) =>
  (await wholeTheme(db, { companyId: id, companyAlias: alias })).GLOBAL.all_color

const paletteOf = (colors: readonly { readonly keyValue: string; readonly content: string }[]) =>
  Object.fromEntries(colors.map(({ keyValue, content }) => [keyValue, content])) as Palette

async function toDto(db: Db, company: ManagedCompanyRow): Promise<AdminTheme> {
  const own = await ownThemes(db, company.id, company.group_id)
  const colors = await colorsIn(db, company)
  return {
    companyId: company.id,
    preset: presetOf(paletteOf(colors)),
    colors,
    origin: own.company ? 'company' : own.group ? 'group' : 'product',
    revision: own.company?.revision ?? 0,
  }
}

export const theme: RunCallHandler<typeof companyChannelCalls.theme> = async ({ companyId }, ctx) => {
  const company = await managedRow(ctx.db, ctx.staff, companyId)
  return company ? answer(await toDto(ctx.db, company)) : refuse('notFound')
}

/** A preset changes the colours alone; a copy takes everything of the other company but its alias. */
export const saveTheme: RunCallHandler<typeof companyChannelCalls.saveTheme> = async (
  { companyId, revision, preset, copyFrom },
  ctx,
) => {
  const company = await managedRow(ctx.db, ctx.staff, companyId)
  if (!company) return refuse('notFound')
  if ((preset === undefined) === (copyFrom === undefined))
    return badInput('preset', '请选择一套配色，或选择要复制的企业')
  const source = copyFrom === undefined ? null : await managedRow(ctx.db, ctx.staff, copyFrom)
  if (source === undefined || source?.id === companyId) return badInput('copyFrom', '请选择另一家企业')
  const before = await toDto(ctx.db, company)
  const own = (await ownThemes(ctx.db, companyId, company.group_id)).company
  const config = source
    ? await copied(ctx.db, source, company)
    : withColors(own?.config ?? {}, preset ?? 'sun')
  if (!(await keepTheme(ctx.db, companyId, { config, revision, at: ctx.clock.now() })))
    return refuse('stateMoved', editConflictText({ savedBy: null }))
  const after = await toDto(ctx.db, company)
  const changes = [
    `配色：${presetName(before.preset)} → ${presetName(after.preset)}`,
    ...(source ? [`复制自 ${source.name}`] : []),
  ]
  await recordAuditEvent(ctx, { action: 'changeTheme', payload: { name: company.name, changes } })
  return answer(after)
}

const withColors = (config: ThemeOverride, preset: ThemePresetKey): ThemeOverride => ({
  ...config,
  GLOBAL: {
    ...config.GLOBAL,
    all_color: Object.entries(themePresets[preset].colors).map(([keyValue, content]) => ({
      keyValue,
      content,
    })),
  },
})

/** Companies of one group share the group's part; elsewhere the copy contains it. */
async function copied(
  db: Db,
  source: ManagedCompanyRow,
  target: Pick<ManagedCompanyRow, 'group_id'>,
): Promise<ThemeOverride> {
  const own = await ownThemes(db, source.id, source.group_id)
  if (source.group_id === target.group_id) return own.company?.config ?? {}
  const { common: _alias, ...whole } = await wholeTheme(db, { companyId: source.id, companyAlias: '' })
  return whole
}

/** The event of the new company names its source. */
export const copyTheme: CompanyCopy = async ({ db, staff, clock }, from, to) => {
  const source = await managedRow(db, staff, from.id)
  if (!source) return
  const own = await ownThemes(db, from.id, from.groupId)
  const hasTheme = own.company !== null || (own.group !== null && from.groupId !== to.groupId)
  if (!hasTheme) return
  const config = await copied(db, source, { group_id: to.groupId })
  await keepTheme(db, to.id, { config, revision: 0, at: clock.now() })
}
