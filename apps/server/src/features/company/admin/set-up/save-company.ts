import type { Input } from '@yf/contract/call'
import type { companySetUpCalls } from '@yf/contract/company-admin-set-up'
import { fieldChanges, yesNo } from '@yf/domain/field-changes'
import { editConflictText, recordAuditEvent } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { keepUploaded } from '#platform/files/public-pictures.ts'
import { companyPictures, isCompanyPicture } from '#features/company/company-pictures.ts'
import { savedCompany, toCompanyDto } from './dto.ts'
import { groupRow, isCompanyNameTaken, managedRow, updateCompany, type ManagedCompanyRow } from './store.ts'

const labels = {
  name: '企业名称',
  alias: '企业简称',
  group: '集团',
  showsAlias: '显示简称',
  logo: '标志',
  isInArrears: '欠费',
}

type CompanyInput = Input<typeof companySetUpCalls.saveCompany>

export const saveCompany: RunCallHandler<typeof companySetUpCalls.saveCompany> = async (input, ctx) => {
  const { companyId, revision, groupId, logo } = input
  const before = await managedRow(ctx.db, ctx.staff, companyId)
  if (!before) return refuse('notFound')
  const name = input.name.trim()
  const alias = input.alias.trim()
  if (name === '') return badInput('name', '请填写企业名称')
  if (alias === '') return badInput('alias', '请填写企业简称')
  const group = await groupRow(ctx.db, groupId)
  if (!group) return badInput('groupId', '请选择集团')
  if (logo !== null && logo !== before.logo && !(await isCompanyPicture(ctx.db, logo)))
    return badInput('logo', '请上传标志，或选择已有的图片')
  const changes = changesOf(before, { ...input, name, alias }, group.name)
  if (before.revision === revision && changes.length === 0) return answer(toCompanyDto(ctx, before))
  if (before.name !== name && (await isCompanyNameTaken(ctx.db, name))) return refuse('companyNameTaken')
  const columns = {
    name,
    alias,
    logo,
    group_id: groupId,
    show_alias: input.showsAlias === 1,
    in_arrears: input.isInArrears === 1,
  }
  const by = { name: ctx.staff.name, at: ctx.clock.now() }
  if (!(await updateCompany(ctx.db, companyId, columns, { revision, by })))
    return refuse('stateMoved', editConflictText({ savedBy: before.saved_by }))
  if (logo !== null) await keepUploaded(ctx.db, companyPictures, logo)
  await recordAuditEvent(ctx, { action: 'changeCompany', payload: { name: before.name, changes } })
  return answer(await savedCompany(ctx, companyId))
}

const changesOf = (before: ManagedCompanyRow, after: CompanyInput, groupName: string): string[] =>
  fieldChanges(
    labels,
    {
      name: before.name,
      alias: before.alias,
      group: before.group_name,
      showsAlias: yesNo(before.show_alias),
      logo: before.logo ?? '',
      isInArrears: yesNo(before.in_arrears),
    },
    {
      name: after.name,
      alias: after.alias,
      group: groupName,
      showsAlias: yesNo(after.showsAlias === 1),
      logo: after.logo ?? '',
      isInArrears: yesNo(after.isInArrears === 1),
    },
  )
