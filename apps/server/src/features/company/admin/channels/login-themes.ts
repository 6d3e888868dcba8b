import type { Input } from '@yf/contract/call'
import type { AdminLoginTheme, companyChannelCalls } from '@yf/contract/company-admin-channels'
import { fieldChanges, yesNo } from '@yf/domain/field-changes'
import { isSupply } from '@yf/domain/partner-channel'
import { companyPictures, isCompanyPicture } from '#features/company/company-pictures.ts'
import {
  defaultSupply,
  deleteLoginTheme,
  insertLoginTheme,
  loginThemeOf,
  loginThemeQuery,
  updateLoginTheme,
  type LoginThemeRow,
} from '#features/identity/public.ts'
import { editConflictText, pageOf, recordAuditEvent } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse, type BadInput } from '#platform/call/outcome.ts'
import { keepUploaded } from '#platform/files/public-pictures.ts'

const labels = {
  logo: '标志',
  phoneIcon: '手机号图标',
  showsService: '显示客服',
  backImage: '背景图',
  fontColor: '文字颜色',
}

const toDto = (row: LoginThemeRow): AdminLoginTheme => ({
  supply: row.supply,
  logo: row.logo,
  phoneIcon: row.phone_icon,
  showsService: row.service_icon ? 1 : 0,
  backImage: row.back_image,
  fontColor: row.font_color,
  revision: row.revision,
})

const textsOf = ({
  logo,
  phoneIcon,
  showsService,
  backImage,
  fontColor,
}: Omit<AdminLoginTheme, 'revision'>) => ({
  logo,
  phoneIcon,
  showsService: yesNo(showsService === 1),
  backImage,
  fontColor,
})

/** Several companies may share a supply: staff of one company see and change none. */
const maySee = ({ staff }: StaffContext): boolean => staff.companyId === null

export const loginThemes: RunCallHandler<typeof companyChannelCalls.loginThemes> = async (
  { keyword, ...page },
  ctx,
) => {
  if (!maySee(ctx)) return refuse('notFound')
  const { rows, total } = await pageOf(
    ctx.db,
    loginThemeQuery(ctx.db, keyword?.trim() ?? ''),
    page,
    (query) => query.orderBy('supply'),
  )
  return answer({ records: rows.map(toDto), total })
}

type LoginThemeInput = Input<typeof companyChannelCalls.saveLoginTheme>

export const saveLoginTheme: RunCallHandler<typeof companyChannelCalls.saveLoginTheme> = async (
  { isNew, revision, ...theme },
  ctx,
) => {
  if (!maySee(ctx)) return refuse('notFound')
  const { supply } = theme
  if (!isSupply(supply)) return badInput('supply', '登录来源只能用字母、数字、下划线和连字符')
  const before = isNew === 1 ? undefined : await loginThemeOf(ctx.db, supply)
  if (isNew === 0 && !before) return refuse('notFound')
  const fault = await pictureFault(ctx, theme, before && toDto(before))
  if (fault) return fault
  const columns = columnsOf(theme)
  const texts = textsOf(theme)
  const empty = { logo: '', phoneIcon: '', showsService: '', backImage: '', fontColor: '' }
  const changes = fieldChanges(labels, before ? textsOf(toDto(before)) : empty, texts)
  if (before) {
    if (before.revision === revision && changes.length === 0) return answer(toDto(before))
    if (!(await updateLoginTheme(ctx.db, columns, revision)))
      return refuse('stateMoved', editConflictText({ savedBy: null }))
  } else if (!(await insertLoginTheme(ctx.db, columns))) return refuse('supplyTaken')
  for (const picture of [theme.logo, theme.phoneIcon, theme.backImage])
    await keepUploaded(ctx.db, companyPictures, picture)
  await recordAuditEvent(ctx, { action: 'changeLoginTheme', payload: { name: supply, changes } })
  return answer(toDto({ ...columns, revision: before ? revision + 1 : 0 }))
}

const columnsOf = (theme: Omit<LoginThemeInput, 'isNew' | 'revision'>): Omit<LoginThemeRow, 'revision'> => ({
  supply: theme.supply,
  logo: theme.logo,
  phone_icon: theme.phoneIcon,
  service_icon: theme.showsService === 1,
  back_image: theme.backImage,
  font_color: theme.fontColor,
})

async function pictureFault(
  { db }: StaffContext,
  theme: Omit<LoginThemeInput, 'isNew' | 'revision'>,
  before: AdminLoginTheme | undefined,
): Promise<BadInput | null> {
  for (const field of ['logo', 'phoneIcon', 'backImage'] as const)
    if (theme[field] !== before?.[field] && !(await isCompanyPicture(db, theme[field])))
      return badInput(field, `请上传${labels[field]}，或选择已有的图片`)
  return null
}

export const removeLoginTheme: RunCallHandler<typeof companyChannelCalls.removeLoginTheme> = async (
  { supply, revision },
  ctx,
) => {
  const before = maySee(ctx) ? await loginThemeOf(ctx.db, supply) : undefined
  if (!before) return refuse('notFound')
  if (supply === defaultSupply) return badInput('supply', '默认登录主题不能删除')
  if (!(await deleteLoginTheme(ctx.db, supply, revision)))
    return refuse('stateMoved', editConflictText({ savedBy: null }))
  await recordAuditEvent(ctx, { action: 'removeLoginTheme', payload: { name: supply } })
  return answer(null)
}
