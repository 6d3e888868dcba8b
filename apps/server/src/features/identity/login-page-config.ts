import type { identityCalls, LoginTheme } from '@yf/contract/identity'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { loginThemes } from './store.ts'
import type { LoginThemeTable } from './tables.ts'

const usual = 'default'

/** For a database without a stored configuration (specification §9). */
const ownLook: LoginThemeTable = {
  supply: usual,
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
  const themes = await loginThemes(ctx.db, [usual, ...(supply ? [supply] : [])])
  const found =
    themes.find((theme) => theme.supply === supply) ?? themes.find((theme) => theme.supply === usual)
  return answer(toThemeDto(found ?? ownLook))
}

const toThemeDto = (theme: LoginThemeTable): LoginTheme => ({
  logo: { content: theme.logo },
  phone_icon: { content: theme.phone_icon },
  service_icon: { content: theme.service_icon ? '1' : '0' },
  back_image: { content: theme.back_image },
  font_color: { content: theme.font_color },
})
