import type { identityCalls } from '@yf/contract/identity'
import type { Handlers } from '../../platform/call/handler.ts'
import { acceptAgreement } from './accept-agreement.ts'
import { currentToken } from './current-token.ts'
import { loginPageConfig } from './login-page-config.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { memberTags } from './member-tags.ts'
import { sendCode, sendUserCode } from './send-code.ts'

export const identityHandlers: Handlers<typeof identityCalls> = {
  login,
  sendUserCode,
  sendCode,
  loginPageConfig,
  currentToken,
  acceptAgreement,
  memberTags,
  logout,
}
