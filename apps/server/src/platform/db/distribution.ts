/**
 * The distribution of each table on a distributed engine, in one list. `npm run check -- --quick` names a table that is missing
 * here, `npm run distribute` uses the list, and migrations distribute the tables that they add by it.
 *
 * - `company`: by company. Decisions of staff and data shared by a company's members are on one node.
 * - `account`: by member, who may belong to several companies.
 * - `reference`: small and read by all, with a copy on each node.
 * - `ownKey`: by its own key, which every query on it uses; `beside` colocates it with another table of the same key
 * when a lock
 *   in one has to show rows written to the other: the end of a transaction becomes visible on two nodes one after the other.
 * - `local`: on the coordinator only, with the reason.
 */
export type Distribution =
  | { readonly kind: 'company'; readonly column: 'company_id' }
  | { readonly kind: 'account'; readonly column: string }
  | { readonly kind: 'reference' }
  | { readonly kind: 'ownKey'; readonly column: string; readonly beside?: string }
  | { readonly kind: 'local'; readonly because: string }

const company = { kind: 'company', column: 'company_id' } as const
const account = { kind: 'account', column: 'account_id' } as const
const reference = { kind: 'reference' } as const
const by = (column: string) => ({ kind: 'ownKey', column }) as const

export const distributions: Readonly<Record<string, Distribution>> = {
  // Distributed by company
  membership: company,
  company_tag: company,
  person: company,
  employment: company,
  person_event: company,
  import_batch: company,
  import_row: company,
  import_mapping: company,
  registration_request: company,
  company_equity: company,
  high_medical_service: company,
  adviser: company,
  operation_manual: company,
  policy: company,
  policy_liability_use: company,
  group_contract: company,
  contract_version: company,
  enrolment: company,
  enrolment_event: company,
  premium_statement: company,
  premium_line: company,
  claim_use: company,
  claim_revision: company,
  claim_revision_line: company,
  claim_recovery: company,
  equity_package: company,
  card_batch: company,
  card_code: company,
  card_handover: company,
  card_booking: company,
  quota_import: company,
  optional_offer: company,
  optional_chooser: company,
  optional_choice: company,
  optional_notice: company,
  health_welfare: company,
  free_equity: company,
  free_equity_activation: company,
  advert: company,
  advert_count: company,
  question: company,
  question_count: company,
  service_record: company,
  evaluation: company,
  behavior_record: company,
  claim_case: company,
  claim_material: company,
  claim_receipt: company,
  claim_flag: company,
  claim_line: company,
  claim_book: company,
  claim_assignment: company,
  claim_approval: company,
  claim_note: company,
  claim_diagnosis_mark: company,
  exam_claim: company,
  exam_proposal: company,
  exam_document: company,
  payment: company,
  shop_order: company,
  order_line: company,
  order_holding: company,
  order_refund: company,
  coupon_batch: company,
  coupon: company,
  invoice_bill: company,
  invoice_order: company,
  invoice_reversal: company,
  after_sale: company,
  order_comment: company,
  incoming_payment: company,
  incoming_refund: company,
  parcel: company,
  parcel_step: company,
  consultation: company,
  consultation_message: company,
  activity_draw: company,
  points_adjustment: company,
  points_rule_change: company,
  approval: company,
  approval_lock: company,
  member_steps: company,
  action_without_carbon: company,
  sick_note: company,
  prescription: company,
  medicine_order: company,
  state_event: company,
  ledger_entry: company,
  ledger_balance: company,

  // Distributed by member
  account: { kind: 'account', column: 'id' },
  account_company: account,
  account_identity: account,
  current_session: account,
  partner_token: account,
  agreement_acceptance: account,
  member_tag: account,
  family: account,
  family_member: account,
  invoice_title: account,
  invoice_title_book: account,
  user_address: account,
  address_book: account,
  bank_card: account,
  consultation_patient: account,
  hand_signature: account,
  notice: account,
  notice_channel: account,
  proven_mail: account,
  radar_switch: account,
  radar_notice: account,
  notice_sending: account,
  service_message: account,
  mall_sign: account,
  booking: account,
  eap_session: account,
  high_exam_order: account,
  exam_report: account,
  exam_report_due: account,
  offline_booking: account,
  activity_advice: account,
  suggestion: account,
  suggestion_picture: account,
  sleep_person: account,
  sleep_answer: account,
  sleep_night: account,
  sleep_course: account,
  sleep_report: account,
  // A company's own files use the company's id in place of an account's.
  stored_file: { kind: 'account', column: 'subject_id' },
  subject_key: { kind: 'account', column: 'subject_id' },

  // Reference tables: small, and read by all
  calendar_year: reference,
  company_group: reference,
  company: reference,
  plan: reference,
  plan_version: reference,
  plan_liability: reference,
  exclusion_group: reference,
  plan_benefit: reference,
  theme: reference,
  login_theme: reference,
  claim_rule: reference,
  velocity_rule: reference,
  claim_block: reference,
  company_partner: reference,
  work_chat_app: reference,
  partner_channel: reference,
  channel_company: reference,
  promotion: reference,
  steps_channel: reference,
  activity: reference,
  feedback_tag: reference,
  hospital: reference,
  medicine: reference,
  mall_product: reference,
  mall_variant: reference,
  mall_canvas: reference,
  disease_label: reference,
  counsellor: reference,
  offline_module: reference,
  offline_site: reference,
  staff: reference,
  pay_batch: reference,
  payment_difference: reference,
  payment_bill: reference,
  staff_group: reference,
  assignment_rule: reference,
  audit_check: reference,

  // Distributed by their own key
  unique_key: by('key'),
  session: by('token_hash'),
  staff_session: by('token_hash'),
  mall_session: by('token_hash'),
  site_token: by('token_hash'),
  pending_login: by('token_hash'),
  pending_registration: by('token_hash'),
  direct_upload: by('token_hash'),
  wechat_visit: by('open_id'),
  login_origin: by('network_hash'),
  staff_origin: by('origin_hash'),
  sms_code: by('phone_hash'),
  sleep_lead: by('phone_hash'),
  failed_attempt: by('subject_hash'),
  partner_proof: by('proof_hash'),
  partner_credential: by('name'),
  promotion_record: by('visitor_hash'),
  idempotency: by('scope'),
  limit_window: by('key_hash'),
  outbox: by('id'),
  product_stock: by('product_id'),
  mall_change: by('product_id'),
  activity_prize: by('activity_id'),
  activity_change: by('activity_id'),
  public_bill: by('id'),
  partner_event: by('event_id'),
  client_error: by('fingerprint'),
  // A slot, its waitlist and its schedule belong to one counsellor or institution, independent of the member who
  // books.
  slot_resource: by('resource_id'),
  slot_hours: { ...by('resource_id'), beside: 'slot_resource' },
  slot_day_off: { ...by('resource_id'), beside: 'slot_resource' },
  slot: { ...by('resource_id'), beside: 'slot_resource' },
  slot_waitlist: { ...by('resource_id'), beside: 'slot_resource' },
  trial_run: by('id'),
  trial_sum: { ...by('run_id'), beside: 'trial_run' },
  trial_case: { ...by('run_id'), beside: 'trial_run' },
  eap_appraisal: by('counsellor_id'),
  audit_event: by('staff_id'),
  staff_alert: by('key'),
  staff_chain: { ...by('staff_id'), beside: 'audit_event' },
  denied_request: by('staff_id'),
  staff_view: by('staff_id'),
  staff_absence: by('staff_id'),
  invoice_number: by('invoice_number'),
  invoice_use: { ...by('invoice_number'), beside: 'invoice_number' },
  invoice_check: { ...by('invoice_number'), beside: 'invoice_number' },
  invoice_outcome: { ...by('invoice_number'), beside: 'invoice_number' },
  insured_mark: by('person'),
  hospital_submission: by('hospital'),
  card_lookup: by('number_hash'),

  // pg-boss keeps its jobs in a schema of its own, on the coordinator; see docs/deploy.md.
  demo_data: { kind: 'local', because: 'is asked once, at the start' },
  schema_migration: { kind: 'local', because: 'is asked once, at the start' },
  schema_migration_turn: { kind: 'local', because: 'its row is the lock that starting processes queue on' },
}

export const isStoredByCompany = (table: string): boolean => distributions[table]?.kind === 'company'

const firstOf: Readonly<Partial<Record<Distribution['kind'], string>>> = {
  company: 'membership',
  account: 'account',
}

/** The table that is distributed before this one and colocated with it. */
export const leaderOf = (distribution: Distribution): string | undefined =>
  distribution.kind === 'ownKey' ? distribution.beside : firstOf[distribution.kind]

export const leaders: ReadonlySet<string> = new Set(
  Object.values(distributions).flatMap((distribution) => leaderOf(distribution) ?? []),
)

/** The distribution column; null when every node has the table, or only one does. */
export const distributionColumn = (distribution: Distribution): string | null =>
  'column' in distribution ? distribution.column : null

/** Rows of one group with the same value are on the same node; tables distributed by their own key form no group. */
export const areColocated = (one: Distribution, other: Distribution): boolean =>
  one.kind === other.kind && (one.kind === 'company' || one.kind === 'account')
