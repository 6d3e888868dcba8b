import type { CertificateKind } from '@yf/domain/certificate'

export interface AccountTable {
  id: string
  phone_hash: string
  phone_sealed: string
  certificate_hash: string | null
  certificate_sealed: string | null
  /** An identity card unless said otherwise. */
  certificate_kind?: CertificateKind
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
  /** Of the channel it came by; null where the way in is the person's own. */
  company_ids: string[] | null
  needs: 'bind' | 'verify' | 'consent'
  expires_at: Date
  used_at: Date | null
}

/** Where the owner of an account has logged in from. */
export interface LoginPlaceTable {
  account_id: string
  /** Of a network, or of a device. */
  network_hash: string
  supply: string | null
  last_at: Date
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

/** Whom an employer has announced and who may register. */
export interface RosterEntryTable {
  company_id: string
  id: string
  name: string
  gender: number
  certificate_kind: CertificateKind
  certificate_hash: string
  certificate_sealed: string
  /** How the employer reaches them. */
  phone_hash: string | null
  phone_sealed: string | null
  mail_sealed: string | null
  account_id: string | null
  joined_at: Date | null
}

/** A registration that still has to show that the person on the roster is meant. */
export interface PendingRegistrationTable {
  token_hash: string
  person_sealed: string
  expires_at: Date
  used_at: Date | null
}

/** Somebody's wish that the company put their phone on the roster. */
export interface RegistrationRequestTable {
  company_id: string
  id: string
  entry_id: string
  phone_hash: string
  phone_sealed: string
  state: 'waiting' | 'confirmed' | 'refused'
  asked_at: Date
  decided_at: Date | null
  decided_by: string | null
}

export interface PartnerChannelTable {
  code: string
  name: string
  kind: 'link' | 'token' | 'exchange'
  secret_sealed: string
  /** Its word is believed for the person, and the phone is still asked for once. */
  verifies_phone: boolean
}

/** Whose people a channel lets in. */
export interface ChannelCompanyTable {
  channel: string
  company_id: string
}

export interface PartnerProofTable {
  channel: string
  proof_hash: string
  expires_at: Date
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    account_identity: AccountIdentityTable
    pending_login: PendingLoginTable
    account: AccountTable
    login_place: LoginPlaceTable
    roster_entry: RosterEntryTable
    pending_registration: PendingRegistrationTable
    registration_request: RegistrationRequestTable
    partner_channel: PartnerChannelTable
    channel_company: ChannelCompanyTable
    partner_proof: PartnerProofTable
    sms_code: SmsCodeTable
    partner_token: PartnerTokenTable
    agreement_acceptance: AgreementAcceptanceTable
    member_tag: MemberTagTable
    login_theme: LoginThemeTable
  }
}
