export interface AccountTable {
  id: string
  phone_hash: string
  phone_sealed: string
  certificate_hash: string | null
  certificate_sealed: string | null
  password_hash: string | null
  name: string
  nick_name: string
  /** 1 male, 2 female */
  gender: number
  birth: string | null
  headimgurl: string | null
  status: 'active' | 'closed'
  created_at: Date
}

/** Who a person is for a provider. */
export interface AccountIdentityTable {
  provider: string
  subject: string
  account_id: string
  bound_at: Date
}

export interface PendingLoginTable {
  token_hash: string
  provider: string
  subject: string
  account_id: string | null
  needs: 'bind' | 'verify'
  expires_at: Date
  used_at: Date | null
}

export interface PasswordGuardTable {
  phone_hash: string
  wrong_tries: number
  resets_at: Date
}

export interface SmsCodeTable {
  phone_hash: string
  code_hash: string
  tries: number
  expires_at: Date
  used_at: Date | null
}

export interface PartnerTokenTable {
  account_id: string
  token_hash: string
  issued_at: Date
}

export interface AgreementAcceptanceTable {
  account_id: string
  agreement: 'user' | 'privacy'
  version: string
  accepted_at: Date
}

export interface MemberTagTable {
  account_id: string
  tag_id: string
  tag_name: string
}

export interface LoginThemeTable {
  supply: string
  logo: string
  phone_icon: string
  service_icon: boolean
  back_image: string
  font_color: string
}

declare module '../../platform/db/handle.ts' {
  interface Tables {
    account_identity: AccountIdentityTable
    pending_login: PendingLoginTable
    account: AccountTable
    password_guard: PasswordGuardTable
    sms_code: SmsCodeTable
    partner_token: PartnerTokenTable
    agreement_acceptance: AgreementAcceptanceTable
    member_tag: MemberTagTable
    login_theme: LoginThemeTable
  }
}
