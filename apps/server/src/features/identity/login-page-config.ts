import type { identityCalls, LoginTheme } from '@yf/contract/identity'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { loginThemes } from './store.ts'
import type { Selectable } from 'kysely'
import type { LoginThemeTable } from './tables.ts'

type LoginThemeRow = Omit<Selectable<LoginThemeTable>, 'revision'>

/** The supply of the login page of everybody else. */
export const defaultSupply = 'default'

/** For a database without a stored configuration (specification §9). */
const ownLook: LoginThemeRow = {
  supply: defaultSupply,
  logo: '/art/logo-yuanli.svg',
  phone_icon: '/art/icon-phone.svg',
  service_icon: true,
  back_image: '/art/login-planet.svg',
  font_color: '#ffa200',
}

export const loginPageConfig: RunCallHandler<typeof identityCalls.loginPageConfig> = async (
  { supply },
  ctx,
) => {
  const themes = await loginThemes(ctx.db, [defaultSupply, ...(supply ? [supply] : [])])
  const found =
    themes.find((theme) => theme.supply === supply) ?? themes.find((theme) => theme.supply === defaultSupply)
  return answer(toThemeDto(found ?? ownLook))
}

const toThemeDto = (theme: LoginThemeRow): LoginTheme => ({
  logo: { content: theme.logo },
  phone_icon: { content: theme.phone_icon },
  service_icon: { content: theme.service_icon ? '1' : '0' },
  back_image: { content: theme.back_image },
  font_color: { content: theme.font_color },
})
