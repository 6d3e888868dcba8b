import type { identityCalls } from '@yf/contract/identity'
import type { identitySteps } from '@yf/contract/identity-steps'
import type { Handlers } from '#platform/call/handler.ts'
import { acceptAgreement } from './accept-agreement.ts'
import { askEmployer } from './ask-employer.ts'
import type { JoinCompanies } from './become-member.ts'
import { bindCertificateNumber } from './bind-certificate-number.ts'
import { bindOrValidatePhone } from './bind-or-validate-phone.ts'
import type { CompaniesOf } from './channel-people.ts'
import { currentToken } from './current-token.ts'
import { enterWithConsent } from './enter-with-consent.ts'
import { loginByLink } from './login-by-link.ts'
import { loginByToken } from './login-by-token.ts'
import { loginPageConfig } from './login-page-config.ts'
import { login } from './login.ts'
import { findByMail, moveByMail } from './lost-phone.ts'
import { logout } from './logout.ts'
import { memberTags } from './member-tags.ts'
import { oauthToken } from './oauth-token.ts'
import { oneTapLogin, oneTapToken } from './one-tap.ts'
import { previewByLink } from './preview-by-link.ts'
import { previewByToken } from './preview-by-token.ts'
import { register } from './register.ts'
import { resetPassword } from './reset-password.ts'
import { confirmRegistration, sendRosterCode } from './roster-code.ts'
import { sendCode, sendUserCode } from './send-code.ts'
import { updateUserMobile } from './update-user-mobile.ts'

/** Functions that the company feature, which builds on this one, provides for it. */
export interface Companies {
  readonly joinCompanies: JoinCompanies
  readonly companiesOf: CompaniesOf
}

export const identityHandlers = ({
  joinCompanies,
  companiesOf,
}: Companies): Handlers<typeof identityCalls & typeof identitySteps> => ({
  login,
  sendUserCode,
  sendCode,
  loginPageConfig,
  currentToken,
  acceptAgreement,
  memberTags,
  bindOrValidatePhone: bindOrValidatePhone(companiesOf),
  enterWithConsent: enterWithConsent(companiesOf),
  register: register(joinCompanies),
  sendRosterCode,
  confirmRegistration: confirmRegistration(joinCompanies),
  askEmployer,
  updateUserMobile,
  findByMail,
  moveByMail,
  resetPassword,
  bindCertificateNumber,
  oauthToken,
  loginByLink: loginByLink(companiesOf),
  loginByToken: loginByToken(companiesOf),
  previewByToken: previewByToken(companiesOf),
  previewByLink: previewByLink(companiesOf),
  oneTapToken,
  oneTapLogin,
  logout,
})
