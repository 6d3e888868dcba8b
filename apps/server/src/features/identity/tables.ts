import type { CertificateKind } from '@yf/domain/certificate'
import type { Gender } from '@yf/domain/gender'
import type { ChannelKind } from '@yf/domain/partner-channel'
import type { Generated } from 'kysely'

export interface AccountTable {
  id: string
  phone_hash: string
  phone_encrypted: string
  certificate_hash: string | null
  certificate_encrypted: string | null
  /** An identity card by default. */
  certificate_kind?: CertificateKind
  password_hash: string | null
  name: string
  nick_name: string
  /** 1 male, 2 female */
  gender: Gender
  birth: string | null
  headimgurl: string | null
  status: 'active' | 'closed'
  created_at: Date
}

/** A person's identity at a provider. */
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
  /** Of the channel used; null for a login without a channel. */
  company_ids: string[] | null
  needs: 'bind' | 'verify' | 'consent'
  expires_at: Date
  used_at: Date | null
}

/** Origins from which the owner of an account has logged in. */
export interface LoginOriginTable {
  account_id: string
  /** Hash of a network, or of a device. */
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
  /** Number of changes. */
  revision: Generated<number>
}

/** A registration that still has to verify that it concerns the person on the roster. */
export interface PendingRegistrationTable {
  token_hash: string
  person_encrypted: string
  expires_at: Date
  used_at: Date | null
}

/** A request to the company to put a phone on the roster. */
export interface RegistrationRequestTable {
  company_id: string
  id: string
  entry_id: string
  phone_hash: string
  phone_encrypted: string
  state: 'waiting' | 'confirmed' | 'refused'
  asked_at: Date
  decided_at: Date | null
  decided_by: string | null
}

export interface PartnerChannelTable {
  code: string
  name: string
  kind: ChannelKind
  secret_encrypted: string
  /** The channel is trusted about the person, and still requires the phone once. */
  verifies_phone: boolean
  /** Number of changes; the time of the last change of the secret. */
  revision: Generated<number>
  secret_changed_at: Date | null
}

/** The companies whose members a channel may log in. */
export interface ChannelCompanyTable {
  channel: string
  company_id: string
}

export interface PartnerProofTable {
  channel: string
  proof_hash: string
  expires_at: Date
}

export interface CompanyTagTable {
  company_id: string
  id: string
  name: string
  created_at: Date
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    account_identity: AccountIdentityTable
    pending_login: PendingLoginTable
    account: AccountTable
    login_origin: LoginOriginTable
    pending_registration: PendingRegistrationTable
    registration_request: RegistrationRequestTable
    partner_channel: PartnerChannelTable
    channel_company: ChannelCompanyTable
    partner_proof: PartnerProofTable
    sms_code: SmsCodeTable
    partner_token: PartnerTokenTable
    agreement_acceptance: AgreementAcceptanceTable
    member_tag: MemberTagTable
    company_tag: CompanyTagTable
    login_theme: LoginThemeTable
  }
}
