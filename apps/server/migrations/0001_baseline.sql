-- The schema of release 1.0.0, ordered by domain. Each table is followed by its indexes and triggers; the rows that
-- every database has come last. From here on migrations only go forward: a change is a new file.
--
-- Tables that grow with a company begin their primary key with company_id, the distribution key of a scaled-out engine
-- (apps/server/src/platform/db/distribution.ts). Values in columns named *_encrypted are encrypted; a *_hash is a keyed hash by
-- which the value is found.

-- Append-only tables call this from a trigger.
create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;

-- ---------------------------------------------------------------------------------------------------------------------
-- Platform: unique keys, idempotency, state transitions, the ledger, the outbox, rate limits, files, encryption keys
-- ---------------------------------------------------------------------------------------------------------------------

-- Values that exist once in the whole product: a phone, a certificate, a case number. On a distributed engine a unique
-- index covers one node only, so each such value is a row here, stored by the value itself and inserted in the same
-- transaction as its holder. The row also locates the holder: a case is looked up by id and stored with its company.
create table unique_key (
  -- The column that the value belongs to, such as claim_case.case_no
  kind   text not null,
  key    text not null,
  holder uuid not null,
  primary key (kind, key)
);

-- The answer to a call that carries an idempotency key. A repeated request gets the same answer and has no second
-- effect.
create table idempotency (
  scope            text        not null,
  call             text        not null,
  key              text        not null,
  request_hash     text        not null,
  created_at       timestamptz not null,
  -- Encrypted, because an answer may contain health data
  answer_encrypted text,
  primary key (scope, call, key)
);
create index idempotency_created_at on idempotency (created_at);

create table state_event (
  company_id   uuid        not null,
  subject_kind text        not null,
  subject_id   uuid        not null,
  id           uuid        not null,
  from_state   text,
  to_state     text        not null,
  actor        text        not null,
  reason       text        not null,
  at           timestamptz not null,
  primary key (company_id, subject_kind, subject_id, id)
);
create index state_event_reviews on state_event (at) where subject_kind = 'claim' and to_state = '10';
create trigger state_event_append_only before update or delete on state_event
  for each row execute function refuse_rewriting();

create table ledger_entry (
  company_id uuid        not null,
  book       text        not null,
  owner_id   uuid        not null,
  id         uuid        not null,
  amount     bigint      not null check (amount <> 0),
  reason     text        not null,
  event_key  text        not null,
  created_at timestamptz not null,
  -- Given back to the book: expires when the spent amount would have expired, and counts as no new earning
  gives_back boolean     not null default false,
  -- The event that this entry reverses: points of a refunded order, of an action that was undone
  undoes     text,
  primary key (company_id, book, owner_id, id),
  unique (company_id, book, owner_id, event_key)
);
create trigger ledger_entry_append_only before update or delete on ledger_entry
  for each row execute function refuse_rewriting();

-- The running sum of ledger_entry. Postings of one owner queue on this row.
create table ledger_balance (
  company_id uuid   not null,
  book       text   not null,
  owner_id   uuid   not null,
  balance    bigint not null check (balance >= 0),
  primary key (company_id, book, owner_id)
);
-- Reads the highest balances of a company first.
create index ledger_balance_ranking on ledger_balance (company_id, book, balance desc, owner_id);

-- Messages to partners. The payload is encrypted while it waits and deleted once it is delivered.
create table outbox (
  id           uuid        primary key,
  partner      text        not null,
  kind         text        not null,
  key          text        not null,
  payload      text,
  created_at   timestamptz not null,
  delivered_at timestamptz,
  attempts     integer     not null default 0,
  last_error   text,
  dead_at      timestamptz,
  -- The last delivery attempt; null before the first one, and after a person has asked for another
  tried_at     timestamptz
);
create index outbox_dead on outbox (dead_at) where dead_at is not null;
create index outbox_delivered on outbox (delivered_at) where delivered_at is not null;
-- Finds old messages that nothing is waiting for.
create index outbox_waiting on outbox (tried_at) where delivered_at is null;

-- Events received from partners, by the partner's own id. The row is inserted in the transaction of the event's
-- effect, so that each event has one effect. The content is not stored.
create table partner_event (
  partner     text        not null,
  event_id    text        not null,
  kind        text        not null,
  outcome     text        not null check (outcome in ('applied', 'ignored')),
  received_at timestamptz not null,
  primary key (partner, event_id)
);
create index partner_event_received_at on partner_event (received_at);

-- Access tokens and tickets of partners, shared by all processes. The process that holds the lease refreshes the
-- token.
create table partner_credential (
  name            text        primary key,
  value_encrypted text,
  expires_at      timestamptz,
  leased_until    timestamptz,
  -- leased_by marks the holder of the lease: a process whose lease has passed to another one must neither release that
  -- lease nor overwrite the token that the other one fetched.
  refresh_at      timestamptz,
  leased_by       text
);

-- Rate limits. Keys are hashed: no phone number or address is stored.
create table limit_window (
  name     text        not null,
  key_hash text        not null,
  used     integer     not null,
  ends_at  timestamptz not null,
  primary key (name, key_hash)
);
create index limit_window_ends_at on limit_window (ends_at);

-- Failed attempts at passwords and codes: for one subject from everywhere (an empty origin), from one network, from one
-- device, and from one network whatever the subject. Subjects and origins are keyed hashes.
create table failed_attempt (
  subject_hash text        not null,
  origin       text        not null,
  tries        integer     not null,
  unreported   integer     not null,
  locked_until timestamptz,
  expires_at   timestamptz not null,
  primary key (subject_hash, origin)
);
create index failed_attempt_expires_at on failed_attempt (expires_at);

-- The encryption key of each person, and of each company for the files that belong to it. Pictures, documents and
-- health data are encrypted under it; the key itself is encrypted under FIELD_KEYS. Deleting the row makes all of
-- them unreadable.
create table subject_key (
  subject_id    uuid        primary key,
  key_encrypted text        not null,
  created_at    timestamptz not null
);

create table stored_file (
  id               uuid        not null,
  company_id       uuid,
  owner_account_id uuid,
  module           text        not null,
  name             text        not null,
  content_type     text        not null,
  size             bigint      not null,
  sha256           text        not null,
  created_at       timestamptz not null,
  -- The owner, or the company if the file belongs to no person. Files are stored with their data subject, so that the files
  -- of one case are on one node.
  subject_id       uuid        not null,
  -- Since when an uploaded file waits to be used: in a submitted case, in a suggestion, as an avatar. Null: in use.
  -- Files that wait count against the upload quota of their owner.
  unused_since     timestamptz,
  -- When the key was deleted. The row only says that there was a file.
  gone_at          timestamptz,
  primary key (subject_id, id),
  constraint stored_file_belongs check (owner_account_id is not null or company_id is not null),
  constraint stored_file_subject check (subject_id = coalesce(owner_account_id, company_id))
);
create index stored_file_owner on stored_file (subject_id, module, created_at);
create index stored_file_name on stored_file (subject_id, name);
create index stored_file_unused on stored_file (unused_since) where unused_since is not null;

-- Alerts for staff, one row a day for the same cause with the number of times it happened, so that a thousand failures
-- are one line.
create table staff_alert (
  key      text        primary key,
  kind     text        not null,
  text     text        not null,
  times    integer     not null,
  first_at timestamptz not null,
  last_at  timestamptz not null
);
create index staff_alert_last_at on staff_alert (last_at desc, key);

-- Set when demo data was loaded, so that production refuses the database.
create table demo_data (
  loaded_at timestamptz primary key
);

-- ---------------------------------------------------------------------------------------------------------------------
-- Accounts: sign-in, sessions, consent
-- ---------------------------------------------------------------------------------------------------------------------

-- People. Phone and certificate number are encrypted, and found by keyed hash (decisions §7).
create table account (
  id                    uuid        primary key,
  phone_hash            text        not null,
  phone_encrypted       text        not null,
  certificate_hash      text,
  certificate_encrypted text,
  password_hash         text,
  name                  text        not null,
  nick_name             text        not null,
  gender                smallint    not null check (gender in (1, 2)),
  birth                 date,
  headimgurl            text,
  status                text        not null check (status in ('active', 'closed')),
  created_at            timestamptz not null,
  certificate_kind      text        not null default 'idCard'
    check (certificate_kind in ('idCard', 'passport', 'hkMacaoPermit', 'taiwanPermit', 'foreignerResident')),
  constraint account_certificate_whole check ((certificate_hash is null) = (certificate_encrypted is null))
);
-- The auditor searches for accesses to a person's data by name.
create index account_name on account (name);

-- Identities at other providers: WeChat, work-chat apps, partners. A subject belongs to one account; an account has
-- one subject of each provider, and binding another one replaces it.
create table account_identity (
  provider   text        not null,
  subject    text        not null,
  account_id uuid        not null references account (id),
  bound_at   timestamptz not null,
  primary key (account_id, provider)
);

-- A signed-in device. Only the hash of the token is stored (decisions §3).
create table session (
  token_hash   text        primary key,
  account_id   uuid        not null,
  created_at   timestamptz not null,
  last_seen_at timestamptz not null,
  ended_at     timestamptz,
  end_reason   text,
  constraint session_end_has_reason check ((ended_at is null) = (end_reason is null))
);
-- For cleaning up old sessions.
create index session_ended on session (ended_at) where ended_at is not null;
create index session_idle on session (last_seen_at) where ended_at is null;
create index session_account on session (account_id) where ended_at is null;

-- The current session of each account. Sessions are stored by token hash, because every call of a member begins with
-- it; that an account has only one is enforced by this row, on which simultaneous logins queue.
create table current_session (
  account_id uuid primary key,
  token_hash text not null
);

-- The latest code of a phone; asking again replaces it.
create table sms_code (
  phone_hash text        primary key,
  code_hash  text        not null,
  tries      integer     not null,
  expires_at timestamptz not null,
  used_at    timestamptz
);
create index sms_code_expires_at on sms_code (expires_at);

-- A return from WeChat that proves who the visitor is there. Its ticket can be used for one binding.
create table wechat_visit (
  ticket_hash text        not null,
  open_id     text        not null,
  -- The member who was signed in at that moment: nobody else can use the ticket
  account_id  uuid,
  expires_at  timestamptz not null,
  used_at     timestamptz,
  primary key (open_id, ticket_hash)
);
create index wechat_visit_expires_at on wechat_visit (expires_at);

-- A login that a provider has proven and that still waits for a phone or for consent. Its token is good for nothing
-- else.
create table pending_login (
  token_hash  text        primary key,
  provider    text        not null,
  subject     text        not null,
  -- Known if only the phone has to be verified
  account_id  uuid,
  needs       text        not null check (needs in ('bind', 'verify', 'consent')),
  expires_at  timestamptz not null,
  used_at     timestamptz,
  -- The companies of the channel that the login came by, checked again once its phone is proven. Null for WeChat,
  -- which belongs to no company.
  company_ids uuid[],
  constraint pending_verify_has_account check (needs = 'bind' or account_id is not null)
);
create index pending_login_expires_at on pending_login (expires_at);

-- A registration whose phone is proven and whose identity is not: its form, encrypted, until it is.
create table pending_registration (
  token_hash       text        primary key,
  person_encrypted text        not null,
  expires_at       timestamptz not null,
  used_at          timestamptz
);
create index pending_registration_expires_at on pending_registration (expires_at);

-- Networks from which an account has logged in, as keyed hashes. Locks that strangers cause elsewhere do not apply
-- here, and wrong codes are counted separately. `supply` is the entrance of the latest login, for statistics.
create table login_origin (
  account_id   uuid        not null,
  network_hash text        not null,
  supply       text,
  last_at      timestamptz not null,
  primary key (account_id, network_hash)
);
create index login_origin_network on login_origin (network_hash);
create index login_origin_last_at on login_origin (last_at);

-- The token that is handed to partners' sites instead of the session's own (tpToken).
create table partner_token (
  account_id uuid        primary key references account (id),
  token_hash text        not null,
  issued_at  timestamptz not null
);

create table agreement_acceptance (
  account_id  uuid        not null references account (id),
  agreement   text        not null check (agreement in ('user', 'privacy')),
  version     text        not null,
  accepted_at timestamptz not null,
  primary key (account_id, agreement, version)
);

create table member_tag (
  account_id uuid not null references account (id),
  tag_id     uuid not null,
  tag_name   text not null,
  primary key (account_id, tag_id)
);

-- The login screen's look for people who come through a supplier.
create table login_theme (
  supply       text    primary key,
  logo         text    not null,
  phone_icon   text    not null,
  service_icon boolean not null,
  back_image   text    not null,
  font_color   text    not null check (font_color ~ '^#[0-9a-fA-F]{6}$')
);

-- ---------------------------------------------------------------------------------------------------------------------
-- Companies: who belongs to them, which channels lead in, what they offer
-- ---------------------------------------------------------------------------------------------------------------------

create table company_group (
  id   uuid primary key,
  name text not null unique
);

create table company (
  id                  uuid        primary key,
  group_id            uuid        not null references company_group (id),
  name                text        not null unique,
  alias               text        not null,
  show_alias          boolean     not null,
  logo                text,
  show_equity         boolean     not null,
  in_arrears          boolean     not null,
  -- The contact for questions about benefits; null if the company has named nobody
  hr_department       text,
  hr_phone            text,
  hr_hours            text,
  hr_place            text,
  -- Whether members without a benefit may pay for these themselves, and the price of a consultation if it is not the
  -- usual
  sells_consultations boolean     not null default true,
  sells_counselling   boolean     not null default true,
  consultation_fen    integer     check (consultation_fen > 0),
  -- Further contact data. The revision counts changes, so that of two simultaneous edits only one is saved.
  hr_person           text,
  hr_mail             text,
  hr_revision         integer     not null default 0,
  hr_saved_by         text,
  hr_saved_at         timestamptz
);
create index company_group_id on company (group_id);

-- Differences from the product's own theme. A company's values take precedence over its group's.
create table theme (
  owner_id   uuid        primary key,
  owner_kind text        not null check (owner_kind in ('group', 'company')),
  config     jsonb       not null,
  updated_at timestamptz not null
);

-- Membership in a company. One person can be an employee of one company, a family member in another, and both in a
-- third.
create table membership (
  company_id        uuid        not null references company (id),
  account_id        uuid        not null,
  is_family         boolean     not null,
  holder_account_id uuid,
  family_id         uuid,
  status            text        not null check (status in ('active', 'ended')),
  joined_at         timestamptz not null,
  primary key (company_id, account_id, is_family),
  constraint membership_family_has_holder
    check (is_family = (holder_account_id is not null and family_id is not null))
);
create index membership_account on membership (account_id);
-- Looks up by holder who of a family is linked to an account.
create index membership_holder on membership (holder_account_id) where holder_account_id is not null;

-- The companies that may hold data of a person. The row stays when the membership ends, because past cases are still
-- theirs.
create table account_company (
  account_id uuid not null references account (id),
  company_id uuid not null references company (id),
  primary key (account_id, company_id)
);

-- The people whom an employer has announced; only they can register. account_id is set once the person has joined.
create table roster_entry (
  company_id            uuid        not null references company (id),
  id                    uuid        not null,
  name                  text        not null,
  gender                smallint    not null check (gender in (1, 2)),
  certificate_kind      text        not null
    check (certificate_kind in ('idCard', 'passport', 'hkMacaoPermit', 'taiwanPermit', 'foreignerResident')),
  certificate_hash      text        not null,
  certificate_encrypted text        not null,
  account_id            uuid,
  joined_at             timestamptz,
  -- Contact data from the employer. Whoever registers with this phone is trusted; others prove their identity by a
  -- code sent to one of the two, or are confirmed by the company.
  phone_hash            text,
  phone_encrypted       text,
  mail_encrypted        text,
  primary key (company_id, id),
  unique (company_id, certificate_hash),
  constraint roster_entry_joined_whole check ((account_id is null) = (joined_at is null)),
  constraint roster_entry_phone_whole check ((phone_hash is null) = (phone_encrypted is null))
);
create index roster_entry_certificate on roster_entry (certificate_hash);

-- A request to the company to put a phone on the roster.
create table registration_request (
  company_id      uuid        not null,
  id              uuid        not null,
  entry_id        uuid        not null,
  phone_hash      text        not null,
  phone_encrypted text        not null,
  state           text        not null check (state in ('waiting', 'confirmed', 'refused')),
  asked_at        timestamptz not null,
  decided_at      timestamptz,
  -- The name at that time
  decided_by      text,
  primary key (company_id, id),
  constraint registration_request_decided_whole check ((state = 'waiting') = (decided_at is null))
);
create unique index registration_request_waiting on registration_request (company_id, entry_id, phone_hash)
  where state = 'waiting';
create index registration_request_asked_at on registration_request (company_id, asked_at desc, id);

-- Partners that sign people in: by a signed link, by a token they signed, or by a ticket that is redeemed with them.
create table partner_channel (
  code             text    primary key,
  name             text    not null,
  kind             text    not null check (kind in ('link', 'token', 'exchange')),
  secret_encrypted text    not null,
  verifies_phone   boolean not null
);

-- The companies whose members a partner's channel may sign in; members of others are refused. A channel without a row
-- signs in nobody.
create table channel_company (
  channel    text not null references partner_channel (code),
  company_id uuid not null references company (id),
  primary key (channel, company_id)
);

-- Used nonces and token ids, kept for as long as they could be replayed.
create table partner_proof (
  channel    text        not null references partner_channel (code),
  proof_hash text        not null,
  expires_at timestamptz not null,
  primary key (channel, proof_hash)
);
create index partner_proof_expires_at on partner_proof (expires_at);

-- The work-chat app through which a company's people come in. It is selected by the supply in the address that they
-- open or by the company's id at the provider.
create table work_chat_app (
  id               uuid primary key,
  provider         text not null check (provider in ('wecom', 'dingtalk', 'feishu')),
  supply           text not null,
  company_id       uuid not null references company (id),
  -- The id that the app on the phone uses: corpid, CorpId, or the app id at Feishu
  corp_id          text not null,
  -- The owner of the secret: corpid, AppKey, app id
  client_id        text not null,
  -- Null at Feishu
  agent_id         text,
  secret_encrypted text not null,
  unique (provider, supply),
  constraint work_chat_agent check (provider = 'feishu' or agent_id is not null)
);
create index work_chat_app_corp on work_chat_app (provider, corp_id);

-- Companies whose members are sent to a partner of the company, or told why not.
create table company_partner (
  company_id       uuid primary key references company (id),
  url              text,
  secret_encrypted text,
  message          text not null,
  constraint company_partner_link_is_signed check ((url is null) = (secret_encrypted is null))
);

create table company_equity (
  company_id    uuid        not null references company (id),
  id            uuid        not null,
  name          text        not null,
  summary       text        not null,
  kind          text        not null,
  end_dt        date        not null,
  covered_count integer     not null check (covered_count >= 0),
  sort          integer     not null,
  -- How the benefit is described to members: which of their own packages it is used by, for whom, how, under which
  -- rules
  code          text        not null default '',
  audience      text        not null default '',
  usage         text        not null default '',
  rules         text        not null default '',
  -- The name of a gift among a member's packages; the benefit itself may have been renamed since
  gift_name     text        not null default '',
  revision      integer     not null default 0,
  saved_by      text,
  saved_at      timestamptz,
  primary key (company_id, id)
);

create table high_medical_service (
  company_id uuid        not null references company (id),
  id         uuid        not null,
  name       text        not null,
  summary    text        not null,
  provider   text        not null,
  phone      text,
  price_fen  bigint      not null check (price_fen >= 0),
  sort       integer     not null,
  code       text        not null default '',
  audience   text        not null default '',
  usage      text        not null default '',
  rules      text        not null default '',
  -- Counts changes, so that of two simultaneous edits only one is saved
  revision   integer     not null default 0,
  saved_by   text,
  saved_at   timestamptz,
  primary key (company_id, id)
);

-- ---------------------------------------------------------------------------------------------------------------------
-- Family and addresses
-- ---------------------------------------------------------------------------------------------------------------------

-- One row a family. Whoever changes a family locks it first, so that its limits hold under concurrency.
create table family (
  account_id uuid    primary key,
  changes    integer not null
);

-- Family members. The account holder has no row here.
create table family_member (
  account_id            uuid        not null,
  id                    uuid        not null,
  name                  text        not null,
  relation              text        not null check (relation in ('spouse', 'child', 'parent')),
  gender                smallint    not null check (gender in (1, 2)),
  birth                 date,
  phone_encrypted       text,
  certificate_hash      text,
  certificate_encrypted text,
  created_at            timestamptz not null,
  -- The kind of document that the number belongs to
  certificate_kind      text
    check (certificate_kind in ('idCard', 'passport', 'hkMacaoPermit', 'taiwanPermit', 'foreignerResident')),
  primary key (account_id, id),
  unique (account_id, certificate_hash),
  constraint family_certificate_whole check ((certificate_hash is null) = (certificate_encrypted is null)),
  constraint family_certificate_kind check ((certificate_kind is null) = (certificate_hash is null))
);

-- Locked before a person's addresses change.
create table address_book (
  account_id uuid    primary key,
  changes    integer not null
);

-- Delivery addresses. Name, phone and street are encrypted; the region is not, because prices and delivery depend on
-- it.
create table user_address (
  account_id        uuid        not null,
  id                uuid        not null,
  district_code     text        not null,
  street            text        not null,
  contact_encrypted text        not null,
  is_default        boolean     not null,
  created_at        timestamptz not null,
  updated_at        timestamptz not null,
  primary key (account_id, id)
);
create unique index user_address_default on user_address (account_id) where is_default;

-- ---------------------------------------------------------------------------------------------------------------------
-- Staff: accounts, sessions and the audit log
-- ---------------------------------------------------------------------------------------------------------------------

-- Console users.
create table staff (
  id            uuid        primary key,
  account       text        not null unique check (account = lower(account)),
  name          text        not null,
  role          text        not null
    check (role in ('handler', 'senior', 'auditor', 'service', 'counselling', 'operator', 'finance', 'hr')),
  password_hash text        not null,
  is_active     boolean     not null,
  created_at    timestamptz not null,
  -- HR staff of a company see only what is their company's, and nothing of claims
  company_id    uuid,
  constraint staff_company check ((role = 'hr') = (company_id is not null))
);

create table staff_session (
  token_hash   text        primary key,
  staff_id     uuid        not null references staff (id),
  created_at   timestamptz not null,
  last_seen_at timestamptz not null,
  ended_at     timestamptz
);
create index staff_session_created_at on staff_session (created_at);

-- Networks and devices from which a console user has logged in, as keyed hashes.
create table staff_origin (
  staff_id    uuid        not null,
  origin_hash text        not null,
  last_at     timestamptz not null,
  primary key (staff_id, origin_hash)
);
create index staff_origin_hash on staff_origin (origin_hash);
create index staff_origin_last_at on staff_origin (last_at);

-- The audit log of the console: what each user did, whose data it showed, and a hash that chains each row to the one
-- before. Denied calls are in a table of their own and counted, so that no number of them hides an entry here.
create table audit_event (
  staff_id   uuid        not null,
  -- 1, 2, 3 … for each user: a missing number is a missing row
  seq        bigint      not null check (seq > 0),
  id         uuid        not null,
  at         timestamptz not null,
  -- The name at that time
  staff_name text        not null,
  role       text        not null,
  -- A code of packages/domain/src/audit-actions.ts
  action     text        not null,
  -- The case, if it is about one
  company_id uuid,
  case_id    uuid,
  case_no    text,
  -- Everything that was shown or changed: cases, and the accounts that they belong to
  cases      uuid[]      not null,
  members    uuid[]      not null,
  detail     text        not null,
  address    text        not null,
  -- Over this row and the hash before it
  hash       text        not null,
  constraint audit_event_chain primary key (staff_id, seq)
);
create index audit_event_at on audit_event (at desc, id desc);
create index audit_event_staff on audit_event (staff_id, at desc, id desc);
create index audit_event_case on audit_event (case_no, at desc, id desc) where case_no is not null;
-- Whether a user has worked on a case.
create index audit_event_hand on audit_event (staff_id, case_id) where case_id is not null;
create index audit_event_cases on audit_event using gin (cases);
create index audit_event_members on audit_event using gin (members);
create trigger audit_event_append_only before update or delete on audit_event
  for each row execute function refuse_rewriting();

-- The end of each user's chain: entries of one user queue on this row.
create table staff_chain (
  staff_id uuid   primary key,
  seq      bigint not null,
  hash     text   not null
);

-- Denied calls and failed logins: a row for each user, call, reason, address and hour.
create table denied_request (
  -- All zeros if nobody was logged in
  staff_id uuid        not null,
  hour     timestamptz not null,
  call     text        not null,
  -- The name of the refusal
  reason   text        not null,
  -- The account name of a failed login, otherwise empty
  account  text        not null,
  address  text        not null,
  id       uuid        not null,
  count    integer     not null check (count > 0),
  first_at timestamptz not null,
  last_at  timestamptz not null,
  primary key (staff_id, hour, call, reason, account, address)
);
create index denied_request_first_at on denied_request (first_at desc, id desc);
-- Denied calls of console users, newest first. Failed logins of strangers are left out, however many they are.
create index denied_request_of_staff on denied_request (first_at desc, id desc)
  where staff_id <> '00000000-0000-0000-0000-000000000000';

-- The results of the nightly check of all chains, and where each of them ended then.
create table audit_check (
  id     uuid        primary key,
  at     timestamptz not null,
  events bigint      not null,
  heads  jsonb       not null,
  faults jsonb       not null
);
create index audit_check_at on audit_check (at desc);
create trigger audit_check_append_only before update or delete on audit_check
  for each row execute function refuse_rewriting();

-- Saved filters of the queue.
create table staff_view (
  staff_id   uuid        not null,
  id         uuid        not null,
  name       text        not null,
  list       text        not null,
  filter     jsonb       not null,
  created_at timestamptz not null,
  primary key (staff_id, id),
  unique (staff_id, name)
);

-- Days of absence, both included.
create table staff_absence (
  staff_id  uuid not null,
  id        uuid not null,
  first_day date not null,
  last_day  date not null check (last_day >= first_day),
  primary key (staff_id, id)
);

-- Named groups of people who handle the same kind of cases.
create table staff_group (
  id        uuid   primary key,
  name      text   not null unique,
  staff_ids uuid[] not null
);

-- Handouts of value by staff: what one person did alone, which is summed up, and what waits for a second person.
create table approval (
  company_id      uuid        not null,
  id              uuid        not null,
  kind            text        not null check (kind in ('coupons', 'cards', 'quotas', 'optionals')),
  title           text        not null,
  lines           jsonb       not null,
  -- The value if all of it is used
  worth_fen       bigint      not null check (worth_fen >= 0),
  -- The request, carried out once a second person has confirmed it; null if it was carried out at once
  input_encrypted text,
  state           text        not null check (state in ('alone', 'proposed', 'confirmed', 'refused', 'withdrawn')),
  proposed_by     uuid        not null,
  proposed_at     timestamptz not null,
  decided_by      uuid,
  decided_at      timestamptz,
  note            text,
  primary key (company_id, id),
  check (decided_by is distinct from proposed_by),
  check ((state = 'alone') = (input_encrypted is null))
);
create index approval_listed on approval (state, proposed_at desc) where input_encrypted is not null;
create index approval_alone on approval (company_id, kind, proposed_at) where state = 'alone';

-- Locked while something is handed out, so that simultaneous handouts are summed up.
create table approval_lock (
  company_id uuid not null,
  kind       text not null,
  primary key (company_id, kind)
);

-- ---------------------------------------------------------------------------------------------------------------------
-- Calendar of working days
-- ---------------------------------------------------------------------------------------------------------------------

-- Public holidays and working weekends as staff entered them. Entering a year again adds a row: the newest is in
-- force, and what was in force before stays known.
create table calendar_year (
  id         uuid        not null primary key,
  year       int         not null check (year between 2025 and 2099),
  notice     text        not null,
  off        jsonb       not null,
  worked     jsonb       not null,
  staff_id   uuid        not null,
  staff_name text        not null,
  at         timestamptz not null
);
create index calendar_year_newest on calendar_year (year, at desc);
create trigger calendar_year_append_only before update or delete on calendar_year
  for each row execute function refuse_rewriting();

-- ---------------------------------------------------------------------------------------------------------------------
-- Messages: notices, the channels they go out by, frequent questions
-- ---------------------------------------------------------------------------------------------------------------------

-- Messages to one member: tab 1 is a message, tab 2 a notice (specification §2, message centre).
create table notice (
  company_id   uuid        not null,
  account_id   uuid        not null,
  id           uuid        not null,
  tab          smallint    not null check (tab in (1, 2)),
  title        text        not null,
  content      text        not null,
  type         smallint    not null,
  jump_url     text,
  jump_code    text,
  activity_url text,
  read_status  smallint    not null check (read_status in (1, 2)),
  created_at   timestamptz not null,
  expires_at   timestamptz,
  -- A list that is read page by page stays as it was when its first page was read
  read_at      timestamptz,
  primary key (account_id, company_id, id),
  constraint notice_read_at check ((read_status = 2) = (read_at is not null))
);
create index notice_unread on notice (account_id, tab) where read_status = 1;
create index notice_recent on notice (account_id, tab, created_at desc, id desc);
create index notice_by_id on notice (account_id, id);

-- The channels by which a member is notified outside the app. Without a row WeChat and text message are on, mail is
-- off.
create table notice_channel (
  account_id        uuid        primary key,
  wechat            boolean     not null,
  sms               boolean     not null,
  mail              boolean     not null,
  mail_encrypted    text,
  updated_at        timestamptz not null,
  -- Whether text messages are limited to moves of a claim that need an action or bring money
  sms_pressing_only boolean     not null default false,
  check (not mail or mail_encrypted is not null)
);

-- A notice on its way outside: one row for each channel, so that each of them sends it once.
create table notice_sending (
  account_id uuid        not null,
  notice_id  uuid        not null,
  channel    text        not null check (channel in ('wechat', 'sms', 'mail')),
  state      text        not null check (state in ('waiting', 'trying', 'sent', 'ended')),
  outcome    text,
  created_at timestamptz not null,
  tried_at   timestamptz,
  held_until timestamptz,
  ended_at   timestamptz,
  primary key (account_id, notice_id, channel),
  check ((state in ('sent', 'ended')) = (ended_at is not null))
);
create index notice_sending_latest on notice_sending (account_id, channel, created_at desc);

-- Questions left for human service outside its hours, and its answers.
create table service_message (
  account_id  uuid        not null,
  id          uuid        not null,
  company_id  uuid        not null,
  text        text        not null,
  wants_call  boolean     not null,
  created_at  timestamptz not null,
  answer      text,
  answered_by uuid,
  answered_at timestamptz,
  primary key (account_id, id),
  check ((answer is null) = (answered_at is null) and (answer is null) = (answered_by is null))
);
create index service_message_open on service_message (created_at, id) where answered_at is null;
create index service_message_answered on service_message (answered_at desc, id) where answered_at is not null;

-- Mailboxes that a member has proven by a code. Only the keyed hash: it is compared, never read.
create table proven_mail (
  account_id uuid        not null,
  mail_hash  text        not null,
  proven_at  timestamptz not null,
  primary key (account_id, mail_hash)
);

-- Frequent questions of a company's members, with their answers.
create table question (
  company_id uuid        not null,
  id         uuid        not null,
  category   text        not null,
  title      text        not null,
  content    text        not null,
  sort       integer     not null,
  -- A question that people have opened is hidden instead of deleted, because its statistics refer to it
  is_shown   boolean     not null default true,
  revision   integer     not null default 0,
  saved_by   text,
  saved_at   timestamptz,
  primary key (company_id, id)
);
create index question_id on question (id);

-- One row for each person and day, so that counting never makes two people wait for one another.
create table question_count (
  company_id  uuid    not null,
  question_id uuid    not null,
  account_id  uuid    not null,
  day         date    not null,
  times       integer not null,
  primary key (company_id, question_id, account_id, day)
);

-- ---------------------------------------------------------------------------------------------------------------------
-- Adverts, promotions, feedback and usage statistics
-- ---------------------------------------------------------------------------------------------------------------------

create table advert (
  company_id uuid        not null,
  id         uuid        not null,
  position   text        not null check (position in ('banner', 'strip', 'dialog', 'announcement')),
  title      text        not null,
  summary    text        not null,
  pic_link   text,
  jump_url   text,
  sort       integer     not null,
  starts_at  timestamptz not null,
  ends_at    timestamptz not null,
  -- Counts changes, so that of two simultaneous edits only one is saved
  revision   integer     not null default 0,
  saved_by   text,
  saved_at   timestamptz,
  primary key (company_id, id),
  constraint advert_window check (starts_at <= ends_at)
);
create index advert_id on advert (id);

-- One row for each person and day, so that counting never makes two people wait for one another.
create table advert_count (
  company_id uuid    not null,
  advert_id  uuid    not null,
  account_id uuid    not null,
  kind       text    not null check (kind in ('show', 'click')),
  day        date    not null,
  times      integer not null,
  primary key (company_id, advert_id, account_id, kind, day)
);

create table promotion (
  id        uuid        primary key,
  title     text        not null,
  summary   text        not null,
  pic_link  text,
  jump_url  text,
  starts_at timestamptz not null,
  ends_at   timestamptz not null,
  constraint promotion_window check (starts_at < ends_at)
);

-- Responses to a promotion, one row for each visitor and day. The visitor is a keyed hash; the phone is encrypted.
create table promotion_record (
  promotion_id    uuid        not null references promotion (id),
  day             date        not null,
  visitor_hash    text        not null,
  id              uuid        not null,
  account_id      uuid,
  phone_encrypted text,
  created_at      timestamptz not null,
  -- Who called the visitor back, once
  note_encrypted  text,
  contacted_by    uuid,
  contacted_at    timestamptz,
  primary key (promotion_id, day, visitor_hash),
  constraint promotion_record_contacted
    check (num_nonnulls(note_encrypted, contacted_by, contacted_at) in (0, 3)
      and (contacted_at is null or phone_encrypted is not null))
);
create index promotion_record_open on promotion_record (created_at desc, id desc)
  where phone_encrypted is not null and contacted_at is null;
create index promotion_record_done on promotion_record (created_at desc, id desc)
  where phone_encrypted is not null and contacted_at is not null;
create index promotion_record_id on promotion_record (id);

create table activity_advice (
  account_id   uuid        not null,
  id           uuid        not null,
  activity_id  uuid,
  content      text        not null,
  created_at   timestamptz not null,
  handled_note text,
  handled_by   uuid,
  handled_at   timestamptz,
  primary key (account_id, id),
  constraint activity_advice_handled check (num_nonnulls(handled_note, handled_by, handled_at) in (0, 3))
);
create index activity_advice_open on activity_advice (created_at desc, id desc) where handled_at is null;
create index activity_advice_done on activity_advice (created_at desc, id desc) where handled_at is not null;
create index activity_advice_id on activity_advice (id);

create table feedback_tag (
  id   uuid    primary key,
  kind text    not null check (kind in ('suggestion', 'evaluation')),
  name text    not null,
  sort integer not null,
  unique (kind, name)
);

create table suggestion (
  account_id        uuid        not null,
  id                uuid        not null,
  tag_names         text[]      not null,
  content           text        not null,
  contact_encrypted text,
  created_at        timestamptz not null,
  -- What staff did about it or answered, under the member's key like the suggestion itself; one person handles it,
  -- once
  answer            text,
  handled_note      text,
  handled_by        uuid,
  handled_at        timestamptz,
  primary key (account_id, id),
  constraint suggestion_handled
    check ((handled_at is null) = (handled_by is null)
      and num_nonnulls(answer, handled_note) = num_nonnulls(handled_at))
);
-- Each list newest first, and one row by its id.
create index suggestion_open on suggestion (created_at desc, id desc) where handled_at is null;
create index suggestion_done on suggestion (created_at desc, id desc) where handled_at is not null;
create index suggestion_id on suggestion (id);

create table suggestion_picture (
  account_id    uuid    not null,
  suggestion_id uuid    not null,
  file_id       uuid    not null,
  sort          integer not null,
  primary key (account_id, suggestion_id, file_id),
  constraint suggestion_picture_file foreign key (account_id, file_id) references stored_file (subject_id, id)
);
create index suggestion_picture_file on suggestion_picture (account_id, file_id);

-- A service that was provided to a member. Whoever holds its unguessable id may evaluate it once.
create table service_record (
  company_id     uuid        not null,
  id             uuid        not null,
  account_id     uuid        not null,
  third_party_id text        not null,
  service_name   text        not null,
  provider       text        not null,
  done_at        timestamptz not null,
  primary key (company_id, id)
);
create index service_record_third_party on service_record (company_id, third_party_id);

create table evaluation (
  company_id   uuid        not null,
  service_id   uuid        not null,
  score        smallint    not null check (score between 1 and 5),
  tag_names    text[]      not null,
  content      text        not null,
  created_at   timestamptz not null,
  handled_note text,
  handled_by   uuid,
  handled_at   timestamptz,
  primary key (company_id, service_id),
  constraint evaluation_handled check (num_nonnulls(handled_note, handled_by, handled_at) in (0, 3))
);
create index evaluation_open on evaluation (created_at desc, service_id desc) where handled_at is null;
create index evaluation_done on evaluation (created_at desc, service_id desc) where handled_at is not null;
create index evaluation_service on evaluation (service_id);

-- Usage events. The key begins as a partition would: company, person, day. Rows are deleted after 180 days.
create table behavior_record (
  company_id  uuid        not null,
  account_id  uuid        not null,
  day         date        not null,
  id          uuid        not null,
  page_key    text        not null,
  categary    text        not null,
  module      text        not null,
  feature     text        not null,
  operation   smallint    not null check (operation in (0, 1, 2)),
  detail      text,
  occurred_at timestamptz not null,
  received_at timestamptz not null,
  primary key (company_id, account_id, day, id)
);
create index behavior_record_day on behavior_record (day);

-- Errors of the members' apps, without personal data: one row for the same error of one day, counted. Rows are deleted
-- after 30 days.
create table client_error (
  fingerprint text        not null,
  day         date        not null,
  kind        text        not null,
  name        text        not null,
  message     text        not null,
  frames      text[]      not null,
  route       text        not null,
  version     text        not null,
  environment text        not null,
  count       integer     not null default 1,
  first_at    timestamptz not null,
  last_at     timestamptz not null,
  primary key (fingerprint, day)
);
create index client_error_day on client_error (day);

-- ---------------------------------------------------------------------------------------------------------------------
-- Policies and benefits
-- ---------------------------------------------------------------------------------------------------------------------

-- What a member holds in a company. family_id says which family member is covered; without one the member is.
create table policy (
  company_id   uuid     not null,
  id           uuid     not null,
  account_id   uuid     not null,
  family_id    uuid,
  name         text     not null,
  insurer      text     not null,
  policy_no    text     not null,
  insured_name text     not null,
  start_dt     date     not null,
  end_dt       date     not null,
  status       smallint not null check (status between 1 and 4),
  cover_fen    bigint   not null check (cover_fen >= 0),
  used_fen     bigint   not null check (used_fen >= 0 and used_fen <= cover_fen),
  primary key (company_id, id),
  constraint policy_term check (start_dt <= end_dt)
);
create index policy_member on policy (company_id, account_id, end_dt desc);
create index policy_holder on policy (account_id, end_dt);
create index policy_id on policy (id);

-- The liabilities of a policy. The same rows explain the cover and decide a claim.
create table policy_liability (
  company_id          uuid     not null,
  policy_id           uuid     not null,
  id                  uuid     not null,
  name                text     not null,
  -- 门诊, 急诊, 住院, 牙科, 生育, 意外; null covers every kind of visit
  visit_type          text
    check (visit_type in ('outpatient', 'emergency', 'inpatient', 'dental', 'maternity', 'accident')),
  deductible_fen      bigint   not null check (deductible_fen >= 0),
  -- Percent of what remains after social insurance and deductible
  ratio               smallint not null check (ratio between 0 and 100),
  visit_fen           bigint   check (visit_fen > 0),
  yearly_fen          bigint   not null check (yearly_fen > 0),
  used_fen            bigint   not null check (used_fen >= 0 and used_fen <= yearly_fen),
  waiting_days        integer  not null check (waiting_days >= 0),
  terms               text     not null,
  sort                integer  not null,
  deductible_used_fen bigint   not null default 0 check (deductible_used_fen >= 0),
  -- Pays a sum for an event (death, a grave illness) instead of costs, so no receipt is measured against it
  is_lump_sum         boolean  not null default false,
  -- Further terms (packages/domain/src/adjudication/terms.ts); everything is covered unless they say otherwise
  rule                jsonb    not null
    default '{"grades": null, "isPublicOnly": false, "exclusions": [], "outsideRatio": null, "visitsPerYear": null, "daysPerYear": null}',
  primary key (company_id, policy_id, id)
);

create table equity_package (
  company_id    uuid        not null,
  id            uuid        not null,
  account_id    uuid        not null,
  family_id     uuid,
  kind          text        not null check (kind in ('health', 'card', 'doctor')),
  name          text        not null,
  summary       text        not null,
  supplier_code text        not null,
  start_time    timestamptz not null,
  end_time      timestamptz not null,
  status        smallint    not null,
  total         integer     not null check (total >= 0),
  used          integer     not null check (used >= 0 and used <= total),
  -- Whether total and used count uses or money
  unit          text        not null default 'times' check (unit in ('times', 'fen')),
  -- The value of one use, if the package has one of its own
  time_fen      bigint      check (time_fen >= 0),
  primary key (company_id, id),
  constraint equity_package_term check (start_time < end_time)
);
create index equity_package_member on equity_package (company_id, account_id, end_time);
create index equity_package_holder on equity_package (account_id, end_time);
-- Looks across companies for packages that end soon, once a day.
create index equity_package_ending on equity_package (end_time) where status <= 1;

create table health_welfare (
  company_id uuid not null,
  id         uuid not null,
  account_id uuid not null,
  family_id  uuid,
  name       text not null,
  summary    text not null,
  end_dt     date not null,
  primary key (company_id, id)
);
create index health_welfare_member on health_welfare (company_id, account_id, end_dt);
create index health_welfare_holder on health_welfare (account_id, end_dt);

-- Free benefits of a company. Those with a package are activated here, the others open an address.
create table free_equity (
  company_id    uuid        not null references company (id),
  id            uuid        not null,
  name          text        not null,
  summary       text        not null,
  icon          text        not null,
  jump_url      text,
  package_kind  text        check (package_kind in ('health', 'card', 'doctor')),
  supplier_code text,
  package_total integer     check (package_total > 0),
  package_days  integer     check (package_days > 0),
  starts_at     timestamptz not null,
  ends_at       timestamptz not null,
  sort          integer     not null,
  primary key (company_id, id),
  constraint free_equity_opens_or_gives check ((package_kind is null) = (jump_url is not null)),
  constraint free_equity_package_whole
    check ((package_kind is null) = (supplier_code is null)
      and (package_kind is null) = (package_total is null)
      and (package_kind is null) = (package_days is null)),
  constraint free_equity_window check (starts_at < ends_at)
);

-- One row a person, so that simultaneous taps activate it once.
create table free_equity_activation (
  company_id     uuid        not null,
  free_equity_id uuid        not null,
  account_id     uuid        not null,
  activated_at   timestamptz not null,
  primary key (company_id, free_equity_id, account_id)
);

-- Documents of a company that explain how its benefits are used, opened in /pdf and /excel.
create table operation_manual (
  company_id uuid        not null references company (id),
  id         uuid        not null,
  name       text        not null,
  kind       text        not null check (kind in ('pdf', 'xlsx')),
  file_id    uuid        not null,
  updated_at timestamptz not null,
  sort       integer     not null,
  primary key (company_id, id)
);

-- ---------------------------------------------------------------------------------------------------------------------
-- Benefit cards, quotas and optional benefits
-- ---------------------------------------------------------------------------------------------------------------------

-- Batches of cards that are issued as codes.
create table card_batch (
  company_id    uuid        not null,
  id            uuid        not null,
  name          text        not null,
  summary       text        not null,
  -- The contents of the card, a line each
  benefits      text[]      not null,
  supplier_code text        not null,
  times         integer     not null check (times > 0),
  time_fen      bigint      not null check (time_fen >= 0),
  size          integer     not null check (size > 0),
  valid_days    integer     not null check (valid_days > 0),
  collect_until timestamptz not null,
  state         text        not null check (state in ('draft', 'open', 'void')),
  void_reason   text,
  staff_id      uuid        not null,
  staff_name    text        not null,
  created_at    timestamptz not null,
  primary key (company_id, id)
);
create index card_batch_newest on card_batch (created_at desc, id);

-- One row a card. The code itself is not stored: access to the database is not enough to redeem cards.
create table card_code (
  company_id   uuid        not null,
  id           uuid        not null,
  batch_id     uuid        not null,
  code_hash    text        not null,
  account_id   uuid,
  package_id   uuid,
  collected_at timestamptz,
  primary key (company_id, id),
  unique (company_id, code_hash),
  check ((package_id is null) = (account_id is null) and (package_id is null) = (collected_at is null))
);
create index card_code_batch on card_code (company_id, batch_id);
create unique index card_code_package on card_code (company_id, package_id) where package_id is not null;

-- Successive holders of a card.
create table card_handover (
  company_id uuid        not null,
  id         uuid        not null,
  package_id uuid        not null,
  -- The employee who passed it on
  account_id uuid        not null,
  family_id  uuid        not null,
  kind       text        not null check (kind in ('given', 'takenBack')),
  -- What had been used at that moment
  used_then  integer     not null,
  created_at timestamptz not null,
  primary key (company_id, id)
);
create index card_handover_package on card_handover (company_id, package_id, created_at);

-- Bookings made with a card on the provider's page, as the provider reported them.
create table card_booking (
  company_id        uuid        not null,
  id                uuid        not null,
  package_id        uuid        not null,
  -- Who booked: an adult family member with an account hides her bookings from others
  subject_id        uuid        not null,
  family_id         uuid,
  provider          text        not null,
  booking_no        text        not null,
  -- Where, and for what
  content_encrypted text        not null,
  starts_at         timestamptz not null,
  -- 1 已预约, 2 已完成, 3 已取消
  state             smallint    not null check (state between 1 and 3),
  created_at        timestamptz not null,
  updated_at        timestamptz not null,
  primary key (company_id, id),
  unique (company_id, provider, booking_no)
);
create index card_booking_subject on card_booking (company_id, subject_id, starts_at desc);

-- Imported spreadsheets of benefits: the same content is imported once.
create table quota_import (
  company_id uuid        not null,
  digest     text        not null,
  id         uuid        not null,
  staff_id   uuid        not null,
  row_count  integer     not null,
  created_at timestamptz not null,
  primary key (company_id, digest)
);

-- Members who have switched off reminders of benefits that end. No row: on.
create table radar_switch (
  account_id uuid        primary key,
  is_on      boolean     not null,
  updated_at timestamptz not null
);

-- Reminders that were sent: one for each benefit at 30, 7 and 1 day before it ends.
create table radar_notice (
  account_id uuid        not null,
  subject_id uuid        not null,
  stage      smallint    not null,
  -- A benefit that is given again with another end is a different one
  end_day    date        not null,
  created_at timestamptz not null,
  primary key (account_id, subject_id, stage, end_day)
);

-- Offers of which an employee chooses some benefits until a day. The items are part of the offer and never change.
create table optional_offer (
  company_id     uuid        not null,
  id             uuid        not null,
  title          text        not null,
  summary        text        not null,
  -- For the employee, or for one family member
  audience       text        not null check (audience in ('self', 'family')),
  pick           integer     not null check (pick > 0),
  -- [{ id, name, summary, supplierCode, times, timeFen }]
  items          jsonb       not null,
  opens_at       timestamptz not null,
  closes_at      timestamptz not null,
  -- The end of the chosen benefits
  use_until      timestamptz not null,
  void_reason    text,
  staff_id       uuid        not null,
  staff_name     text        not null,
  created_at     timestamptz not null,
  -- Everybody who had joined the company by then was notified; null until the offer opens
  notified_until timestamptz,
  primary key (company_id, id),
  constraint optional_offer_term check (opens_at < closes_at and closes_at <= use_until)
);
create index optional_offer_newest on optional_offer (created_at desc, id);
create index optional_offer_open on optional_offer (company_id, closes_at) where void_reason is null;

-- One row for each employee and offer; simultaneous choices queue on it.
create table optional_chooser (
  company_id uuid        not null,
  offer_id   uuid        not null,
  account_id uuid        not null,
  changed_at timestamptz not null,
  primary key (company_id, offer_id, account_id)
);

-- Choices, including those that were replaced; never deleted.
create table optional_choice (
  company_id uuid        not null,
  id         uuid        not null,
  offer_id   uuid        not null,
  account_id uuid        not null,
  family_id  uuid,
  item_id    uuid        not null,
  -- The package that was granted for it
  package_id uuid        not null,
  chosen_at  timestamptz not null,
  dropped_at timestamptz,
  primary key (company_id, id)
);
create index optional_choice_mine on optional_choice (company_id, offer_id, account_id);

-- Who was notified that an offer is open, once each.
create table optional_notice (
  company_id  uuid        not null,
  offer_id    uuid        not null,
  account_id  uuid        not null,
  notified_at timestamptz not null,
  primary key (company_id, offer_id, account_id)
);

-- ---------------------------------------------------------------------------------------------------------------------
-- Hospitals and advisers
-- ---------------------------------------------------------------------------------------------------------------------

create table hospital (
  id          uuid             primary key,
  name        text             not null,
  grade       text             not null,
  province    text             not null,
  city        text             not null,
  address     text             not null,
  phone       text,
  longitude   double precision not null,
  latitude    double precision not null,
  departments text             not null,
  -- Whether bills go to the insurer without the patient's money
  is_direct   boolean          not null,
  sort        integer          not null,
  -- Null: unknown
  is_public   boolean,
  -- Other names, separated by 、
  aliases     text             not null default ''
);
create index hospital_city on hospital (city, sort);

create table disease_label (
  id         uuid    primary key,
  department text    not null,
  name       text    not null,
  sort       integer not null
);

-- Advisers of companies that have booked one.
create table adviser (
  company_id     uuid    primary key references company (id),
  -- The bookable resource
  resource_id    uuid    not null,
  name           text    not null,
  title          text    not null,
  introduction   text    not null,
  portrait       text,
  phone          text    not null,
  work_chat_link text,
  -- Switched off by service staff: not shown to members; booked calls stay
  is_off         boolean not null default false
);

-- ---------------------------------------------------------------------------------------------------------------------
-- Claims: the application
-- ---------------------------------------------------------------------------------------------------------------------

-- How a company's people claim: from when, at which site, by which flow, within which limits.
create table claim_rule (
  company_id      uuid   primary key references company (id),
  -- Set if claims are made at another site: a web address or `site:<name>/<path>`
  redirect_url    text,
  -- Claims are accepted from this day on; null: always
  opens_on        date,
  flow            text   not null check (flow in ('new', 'old')),
  -- Highest total of one application (maxTopLimitByCompany); above it documents are mailed
  single_fen      bigint not null check (single_fen > 0),
  -- Up to this total a case that was read with confidence is decided automatically
  automatic_fen   bigint not null check (automatic_fen >= 0),
  -- From this payable amount on two people decide
  four_eyes_fen   bigint not null check (four_eyes_fen > 0),
  mail_address    text   not null,
  tip             text   not null,
  china_life_city text   check (china_life_city in ('SZ', 'SH'))
);

-- Payees. The number is encrypted and found by keyed hash; members see its last digits.
create table bank_card (
  account_id       uuid        not null,
  id               uuid        not null,
  holder_name      text        not null,
  number_hash      text        not null,
  number_encrypted text        not null,
  last_four        text        not null,
  bank_code        text        not null,
  bank_name        text        not null,
  card_kind        text        not null,
  province         text        not null,
  city             text        not null,
  branch           text        not null,
  created_at       timestamptz not null,
  removed_at       timestamptz,
  -- The hash that card_lookup knows the card by; number_hash changes when keys are rotated
  found_by         text,
  primary key (account_id, id)
);
create unique index bank_card_number on bank_card (account_id, number_hash) where removed_at is null;

-- A signature that can be used again. What it was put under is bound by the document's hash.
create table hand_signature (
  account_id uuid        not null,
  id         uuid        not null,
  file_id    uuid        not null,
  created_at timestamptz not null,
  primary key (account_id, id)
);

create table claim_case (
  company_id        uuid           not null,
  id                uuid           not null,
  -- The applicant
  account_id        uuid           not null,
  -- The insured family member; null: the applicant
  family_id         uuid,
  policy_id         uuid,
  case_no           text           not null,
  flow              text           not null check (flow in ('new', 'old', 'hospital')),
  state             smallint       not null check (state between 0 and 10),
  -- How far a draft has come: 1 information, 2 bank card, 3 materials
  step              smallint       not null default 1,
  insured_name      text           not null,
  visit_type        text
    check (visit_type in ('outpatient', 'emergency', 'inpatient', 'dental', 'maternity', 'accident')),
  visit_start       date,
  visit_end         date,
  hospital          text,
  diagnosis         text,
  accident_note     text,
  phone_encrypted   text,
  email             text,
  bank_card_id      uuid,
  billed_fen        bigint         not null default 0 check (billed_fen >= 0),
  payable_fen       bigint,
  -- 0 nothing noticed … 100 look closely; the reasons are in claim_flag
  risk              smallint       not null default 0 check (risk between 0 and 100),
  -- What a handler asked for: {"words": "…", "kinds": ["…"]}
  asked_for         jsonb,
  signature_id      uuid,
  book_hash         text,
  book_file_id      uuid,
  letter_file_id    uuid,
  created_at        timestamptz    not null,
  updated_at        timestamptz    not null,
  submitted_at      timestamptz,
  decided_at        timestamptz,
  closed_at         timestamptz,
  -- The total of the invoices according to the applicant. The old flow reads nothing before submission, and the limit
  -- of a single application applies there too (specification §9).
  declared_fen      bigint         check (declared_fen > 0),
  -- What earlier cases of the policy year come to in addition since this one is known; paid with it
  earlier_fen       bigint         not null default 0,
  -- The state in which the decision left the case while it is under review and that decision still holds
  decided_state     smallint       check (decided_state in (5, 6, 7)),
  -- A case can be appealed once
  appealed_at       timestamptz,
  review_file_id    uuid,
  -- Two working days after submission, without the time for which the member was asked for more
  due_at            timestamptz(3),
  -- The diagnosis as a handler coded it (ICD-10), encrypted like the member's own words
  diagnosis_codes   text,
  -- The insured person by certificate, whichever account applied: the history of a person is found by it. Empty: no
  -- certificate is known.
  insured_hash      text,
  insured_encrypted text,
  -- Whether the case was decided after it was due; due_at is set again for a review
  decided_late      boolean,
  primary key (company_id, id),
  constraint claim_case_payable check (payable_fen >= 0),
  constraint claim_case_payable_of_billed check (payable_fen <= billed_fen or decided_state is not null)
);
create index claim_case_id on claim_case (id);
create index claim_case_mine on claim_case (account_id, updated_at desc, id desc);
create index claim_case_decided on claim_case (company_id, decided_at desc) where decided_at is not null;
-- One draft of a flow at a time: another device continues it.
create unique index claim_case_draft on claim_case (account_id, company_id, flow) where state = 0;
-- How long past cases took, if a company has too few of its own.
create index claim_case_decided_at on claim_case (decided_at desc) where decided_at is not null;
create index claim_case_asked on claim_case (updated_at, id) where state = 3;
create index claim_case_recent on claim_case (updated_at desc, id desc) where state > 0;
create index claim_case_no_start on claim_case (case_no text_pattern_ops);
create index claim_case_insured on claim_case (insured_name text_pattern_ops, updated_at desc) where state > 0;
create index claim_case_book on claim_case (book_file_id) where book_file_id is not null;
create index claim_case_letter on claim_case (letter_file_id) where letter_file_id is not null;
-- Compares pictures with those of the insured's earlier cases, whoever applied for them.
create index claim_case_policy on claim_case (policy_id) where policy_id is not null;
create index claim_case_card on claim_case (bank_card_id, submitted_at) where submitted_at is not null;
create index claim_case_hospital on claim_case (hospital, submitted_at) where submitted_at is not null;
create index claim_case_appealed on claim_case (appealed_at, id) where state = 10;
create index claim_case_review on claim_case (review_file_id) where review_file_id is not null;
-- The order of the queue: by due time, less five minutes for each point of risk (packages/domain/src/claim-sla.ts).
-- State 10 is a review.
create index claim_case_queue
  on claim_case (((coalesce(due_at, submitted_at) at time zone 'UTC') - risk * interval '5 minutes'), id)
  where state in (1, 2, 4, 10);
create index claim_case_due on claim_case (due_at, id) where state in (1, 2, 4, 10);
-- Submissions by day.
create index claim_case_submitted_at on claim_case (submitted_at) where submitted_at is not null;
create index claim_case_person on claim_case (insured_hash, updated_at desc) where insured_hash <> '';
create index claim_case_person_unknown on claim_case (id) where insured_hash is null and state > 0;
-- Learns from the latest cases of a kind in all companies, from the index alone.
create index claim_case_like on claim_case (visit_type, decided_at desc) include (billed_fen, company_id)
  where decided_at is not null;

create table claim_material (
  company_id        uuid        not null,
  case_id           uuid        not null,
  id                uuid        not null,
  kind              text        not null
    check (kind in
      ('receipt', 'feeList', 'medicalRecord', 'diagnosis', 'dischargeSummary', 'idCard', 'bankCard', 'other')),
  -- Whether a person chose the kind; otherwise recognition does
  is_kind_given     boolean     not null,
  -- False from the upload until the person adds it to the application
  is_saved          boolean     not null,
  file_id           uuid        not null,
  name              text        not null,
  -- The client's own key of the upload: the same key is the same file. A PDF has a row for each page.
  upload_key        text        not null,
  page              smallint    not null default 1,
  bytes_hash        text        not null,
  -- A perceptual hash: similar pictures are reported
  look_hash         text,
  state             text        not null check (state in ('kept', 'waiting', 'reading', 'read', 'unreadable', 'failed')),
  tries             smallint    not null default 0,
  -- Why it could not be read, for the person
  failure           text,
  -- What was recognised, as encrypted JSON: it may contain certificate and card numbers
  reading_encrypted text,
  sort              integer     not null,
  created_at        timestamptz not null,
  read_at           timestamptz,
  removed_at        timestamptz,
  -- The text layer of a PDF or OFD page, under the key of whoever uploaded it; empty for photographs
  printed_encrypted text,
  primary key (company_id, case_id, id)
);
create unique index claim_material_upload on claim_material (company_id, case_id, upload_key, page);
create index claim_material_look on claim_material (look_hash) where look_hash is not null and removed_at is null;
create index claim_material_unread on claim_material (created_at) where state in ('waiting', 'reading');
-- A new application for a withdrawn case shows the same files.
create index claim_material_file on claim_material (file_id);
-- Finds receipts that look alike. Of 64 bits up to six may differ, so one of four bands of sixteen differs in one bit
-- at most and is found by its own value or one of its sixteen neighbours.
create index claim_material_band_1 on claim_material (substr(look_hash, 1, 4))
  where look_hash is not null and kind = 'receipt';
create index claim_material_band_2 on claim_material (substr(look_hash, 5, 4))
  where look_hash is not null and kind = 'receipt';
create index claim_material_band_3 on claim_material (substr(look_hash, 9, 4))
  where look_hash is not null and kind = 'receipt';
create index claim_material_band_4 on claim_material (substr(look_hash, 13, 4))
  where look_hash is not null and kind = 'receipt';
-- Documents beside a decided case that were never sent with an appeal are deleted when the time to appeal is over.
create index claim_material_unsaved on claim_material (company_id, case_id) where not is_saved and removed_at is null;

-- One invoice of a case. A field is null until it was read or entered.
create table claim_receipt (
  company_id      uuid    not null,
  case_id         uuid    not null,
  id              uuid    not null,
  material_id     uuid,
  invoice_code    text    not null default '',
  invoice_number  text,
  day             date,
  billed_fen      bigint  check (billed_fen > 0),
  social_fen      bigint  not null default 0 check (social_fen >= 0),
  excluded_fen    bigint  not null default 0 check (excluded_fen >= 0),
  excluded_reason text,
  payer           text,
  hospital        text,
  -- Both values of each field: as recognised, and as people corrected it (saveOCRResultSnapshots)
  snapshot        jsonb   not null,
  -- Every field was recognised with confidence and nobody changed it
  is_sure         boolean not null,
  -- The person has looked at it, or there was nothing to look at
  is_confirmed    boolean not null,
  sort            integer not null,
  -- As printed: the day of the visit if it differs from the invoice's, and who paid which part
  visit_day       date,
  own_expense_fen bigint  not null default 0,
  -- How the total came about, as printed; empty if it is not printed or was not recognised
  self_paid_fen   bigint,
  pooled_fen      bigint,
  account_fen     bigint,
  primary key (company_id, case_id, id)
);
create unique index claim_receipt_material on claim_receipt (company_id, case_id, material_id)
  where material_id is not null;

-- A file that is put directly into the store: the holder of the token may put one file into this case, once.
create table direct_upload (
  token_hash text        primary key,
  account_id uuid        not null,
  company_id uuid        not null,
  case_id    uuid        not null,
  -- The name under which the bytes wait; nobody reads them before they are re-encoded
  name       text        not null,
  -- Set while and after our own server receives the bytes
  filled_at  timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index direct_upload_expired on direct_upload (expires_at);

-- ---------------------------------------------------------------------------------------------------------------------
-- Claims: invoices, each of which is paid for once
-- ---------------------------------------------------------------------------------------------------------------------

-- Locked while the invoices of a case are taken, because (code, number) and ('', number) are two keys of invoice_use.
create table invoice_number (
  invoice_number text primary key
);

-- An invoice is paid once, across members and companies. A cancelled, withdrawn or rejected case releases it.
create table invoice_use (
  invoice_code   text        not null,
  invoice_number text        not null,
  company_id     uuid        not null,
  subject_id     uuid        not null,
  -- The number that people know the subject by: a case's
  subject_no     text        not null,
  used_at        timestamptz not null,
  subject_kind   text        not null,
  primary key (invoice_code, invoice_number)
);
create index invoice_use_case on invoice_use (company_id, subject_id);
-- By number alone: the same number with and without its code is the same invoice.
create index invoice_use_number on invoice_use (invoice_number);

-- What the issuer says of an invoice: asked once for a code, number, day and sum, and again only if there was no
-- answer or a handler wants to know. Without an answer nothing is decided automatically.
create table invoice_check (
  invoice_number text        not null,
  invoice_code   text        not null,
  day            date        not null,
  billed_fen     bigint      not null,
  -- 校验码, if a QR code shows it
  check_code     text,
  outcome        text        not null
    check (outcome in ('waiting', 'unavailable', 'real', 'voided', 'otherSum', 'unknown')),
  -- According to the issuer; null: not told
  issued_day     date,
  issued_fen     bigint,
  issued_seller  text,
  issued_payer   text,
  tries          integer     not null default 0,
  created_at     timestamptz not null,
  asked_at       timestamptz,
  -- When to ask next; null once there is an answer
  due_at         timestamptz,
  primary key (invoice_number, invoice_code, day, billed_fen)
);
create index invoice_check_due on invoice_check (due_at) where due_at is not null;

-- The final outcome of an invoice, kept for good. A person looks at an invoice that was rejected before.
create table invoice_outcome (
  invoice_number text        not null,
  invoice_code   text        not null,
  subject_kind   text        not null,
  subject_id     uuid        not null,
  subject_no     text        not null,
  outcome        text        not null check (outcome in ('settled', 'rejected', 'withdrawn', 'cancelled')),
  reason         text        not null,
  happened_at    timestamptz not null,
  primary key (invoice_number, invoice_code, subject_id, happened_at)
);

-- ---------------------------------------------------------------------------------------------------------------------
-- Claims: assessment and risk signs
-- ---------------------------------------------------------------------------------------------------------------------

-- Why a case is not decided automatically, and what a handler should look at.
create table claim_flag (
  company_id uuid     not null,
  case_id    uuid     not null,
  id         uuid     not null,
  kind       text     not null,
  text       text     not null,
  weight     smallint not null check (weight between 0 and 100),
  primary key (company_id, case_id, id)
);
-- Cases by what was noticed.
create index claim_flag_kind on claim_flag (kind, company_id, case_id);

-- A diagnosis that a handler considers excluded or doubtful. It stays known for the insured person, whichever account
-- later cases come from. Which one and why are encrypted under the key of the member whose case it was.
create table claim_diagnosis_mark (
  company_id     uuid        not null,
  case_id        uuid        not null,
  id             uuid        not null,
  account_id     uuid        not null,
  verdict        text        not null check (verdict in ('excluded', 'doubtful')),
  text_encrypted text        not null,
  staff_id       uuid        not null,
  staff_name     text        not null,
  at             timestamptz not null,
  lifted_by      text,
  lifted_reason  text,
  lifted_at      timestamptz,
  -- The hash that insured_mark knows the mark by; the case's own changes when keys are rotated
  found_by       text,
  primary key (company_id, case_id, id)
);

-- Locates the marked diagnoses of a person: by the hash of the certificate, or by account and family member for people
-- without one. Stored by what it is looked up by, so that assessing a claim asks few nodes.
create table insured_mark (
  person     text not null,
  mark_id    uuid not null,
  company_id uuid not null,
  case_id    uuid not null,
  primary key (person, mark_id)
);

-- When cases of a hospital were submitted.
create table hospital_submission (
  hospital     text        not null,
  case_id      uuid        not null,
  submitted_at timestamptz not null,
  primary key (hospital, case_id)
);
create index hospital_submission_lately on hospital_submission (hospital, submitted_at);

-- Locates bank cards by number: several accounts may have the same one. How often a card is used is checked for every
-- claim, and only on the nodes of these accounts.
create table card_lookup (
  number_hash text not null,
  card_id     uuid not null,
  account_id  uuid not null,
  primary key (number_hash, card_id)
);

-- How many cases in how many hours are worth a look, as data: text contains {count}.
create table velocity_rule (
  id        text     primary key,
  subject   text     not null check (subject in ('account', 'insured', 'card', 'hospital')),
  hours     integer  not null check (hours > 0),
  -- Applies from this number of earlier submissions on
  at_least  integer  not null check (at_least > 0),
  -- From 10 on nothing is decided automatically
  weight    smallint not null check (weight between 1 and 100),
  text      text     not null,
  is_active boolean  not null default true
);

-- Hospitals and ranges of invoices whose claims a person decides. Removed rows stay, with who removed them and why.
create table claim_block (
  id             uuid        primary key,
  kind           text        not null check (kind in ('hospital', 'invoice')),
  hospital       text,
  -- The name without spaces, as names are compared
  hospital_key   text,
  invoice_code   text        not null default '',
  first_number   text,
  last_number    text,
  reason         text        not null,
  added_by       uuid        not null,
  added_at       timestamptz not null,
  removed_by     uuid,
  removed_at     timestamptz,
  removed_reason text,
  check (kind = 'hospital' and hospital_key is not null
    or kind = 'invoice' and first_number is not null and last_number is not null)
);
-- Of two people who add the same at the same time only one succeeds.
create unique index claim_block_once
  on claim_block (kind, coalesce(hospital_key, ''), invoice_code, coalesce(first_number, ''), coalesce(last_number, ''))
  where removed_at is null;
create index claim_block_hospital on claim_block (hospital_key) where removed_at is null;
create index claim_block_number on claim_block (first_number, last_number) where removed_at is null;

-- ---------------------------------------------------------------------------------------------------------------------
-- Claims: assignment and decision
-- ---------------------------------------------------------------------------------------------------------------------

-- Who gets an unassigned case: the first rule that matches, in this order. A condition that is null matches
-- everything; without a group the case is open to all handlers.
create table assignment_rule (
  id         uuid    primary key,
  sort       integer not null,
  company_id uuid,
  visit_type text,
  min_fen    bigint  not null default 0 check (min_fen >= 0),
  max_fen    bigint  check (max_fen >= min_fen),
  group_id   uuid    references staff_group (id)
);

-- The handler of a case. Another handler can take it over.
create table claim_assignment (
  company_id uuid        not null,
  case_id    uuid        not null,
  staff_id   uuid        not null,
  at         timestamptz not null,
  primary key (company_id, case_id)
);
create index claim_assignment_staff on claim_assignment (staff_id, case_id);

-- Notes of staff for each other, under the key of the member whose case it is, never changed.
create table claim_note (
  company_id  uuid        not null,
  case_id     uuid        not null,
  id          uuid        not null,
  account_id  uuid        not null,
  staff_id    uuid        not null,
  staff_name  text        not null,
  kind        text        not null
    check (kind in ('note', 'calledMember', 'memberCalled', 'calledHospital', 'calledOther')),
  was_reached boolean,
  text        text        not null,
  at          timestamptz not null,
  primary key (company_id, case_id, id)
);
create trigger claim_note_append_only before update or delete on claim_note
  for each row execute function refuse_rewriting();

-- The first of two approvals. Any change of the case removes it.
create table claim_approval (
  company_id  uuid        not null,
  case_id     uuid        not null,
  staff_id    uuid        not null,
  payable_fen bigint      not null,
  -- Over the lines as they were approved: the second person confirms the same ones
  lines_hash  text        not null,
  at          timestamptz not null,
  -- The second person confirms the same verdict for the same reason, which is encrypted under the key of the member
  verdict     text        not null default 'approve' check (verdict in ('approve', 'reject')),
  account_id  uuid,
  reason      text,
  primary key (company_id, case_id),
  constraint claim_approval_payable check (payable_fen >= 0)
);

-- The decision, receipt by receipt.
create table claim_line (
  company_id      uuid     not null,
  case_id         uuid     not null,
  receipt_id      uuid     not null,
  liability_id    uuid,
  billed_fen      bigint   not null check (billed_fen >= 0),
  excluded_fen    bigint   not null check (excluded_fen >= 0),
  social_fen      bigint   not null check (social_fen >= 0),
  deductible_fen  bigint   not null check (deductible_fen >= 0),
  ratio           smallint not null check (ratio between 0 and 100),
  over_limit_fen  bigint   not null check (over_limit_fen >= 0),
  payable_fen     bigint   not null check (payable_fen >= 0 and payable_fen <= billed_fen),
  reason          text     not null,
  is_by_hand      boolean  not null default false,
  own_expense_fen bigint   not null default 0,
  primary key (company_id, case_id, receipt_id)
);

-- What a decided case used of its policy, by liability. The rest of what is used was used before any claim.
create table claim_use (
  company_id     uuid   not null,
  case_id        uuid   not null,
  policy_id      uuid   not null,
  liability_id   uuid   not null,
  paid_fen       bigint not null,
  deductible_fen bigint not null,
  -- Paid before and beyond what the case comes to now; counts as used until it is paid back
  overpaid_fen   bigint not null default 0 check (overpaid_fen >= 0),
  primary key (company_id, case_id, liability_id)
);
create index claim_use_policy on claim_use (company_id, policy_id);

-- The application that was signed, as encrypted JSON. The signed document is drawn from it, whatever happens to the
-- case.
create table claim_book (
  company_id        uuid        not null,
  case_id           uuid        not null,
  content_encrypted text        not null,
  created_at        timestamptz not null,
  primary key (company_id, case_id)
);

-- Why a decision is reviewed, what it was, and what came of it.
create table claim_revision (
  company_id            uuid        not null,
  case_id               uuid        not null,
  id                    uuid        not null,
  kind                  text        not null check (kind in ('appeal', 'reopening')),
  -- Of an appeal: a code of claim-appeal.ts
  reason                text,
  -- The words of the member or the senior, and of the reviewer: under the member's key
  text_encrypted        text        not null,
  explanation_encrypted text,
  opened_at             timestamptz not null,
  before_state          smallint    not null check (before_state in (5, 6, 7)),
  before_payable_fen    bigint      not null check (before_payable_fen >= 0),
  before_earlier_fen    bigint      not null,
  before_decided_at     timestamptz not null,
  before_letter_id      uuid,
  outcome               text        check (outcome in ('upheld', 'changed')),
  after_payable_fen     bigint      check (after_payable_fen >= 0),
  closed_at             timestamptz,
  -- The diagnosis by which the decision under review was made, encrypted as in the case
  diagnosis             text,
  diagnosis_codes       text,
  primary key (company_id, case_id, id)
);
create unique index claim_revision_open on claim_revision (company_id, case_id) where closed_at is null;

-- The decision under review, receipt by receipt, with the input of the rule: it holds until another one is made.
create table claim_revision_line (
  company_id  uuid    not null,
  case_id     uuid    not null,
  revision_id uuid    not null,
  receipt_id  uuid    not null,
  line        jsonb   not null,
  facts       jsonb   not null,
  is_by_hand  boolean not null,
  primary key (company_id, case_id, revision_id, receipt_id)
);

-- An overpayment that the member has agreed in writing to pay back: nothing is claimed without the signed document.
create table claim_recovery (
  company_id       uuid        not null,
  case_id          uuid        not null,
  id               uuid        not null,
  amount_fen       bigint      not null check (amount_fen > 0),
  -- The day beside the signature
  agreed_on        date        not null,
  document_file_id uuid        not null,
  state            text        not null check (state in ('agreed', 'received', 'dropped')),
  made_by          uuid        not null,
  made_at          timestamptz not null,
  ended_at         timestamptz,
  -- The bank's number of the repayment, or why it was waived
  note             text,
  primary key (company_id, case_id, id)
);
create unique index claim_recovery_open on claim_recovery (company_id, case_id) where state = 'agreed';
create index claim_recovery_document on claim_recovery (document_file_id);

-- ---------------------------------------------------------------------------------------------------------------------
-- Claims: exams that are reimbursed
-- ---------------------------------------------------------------------------------------------------------------------

-- Reimbursement of an exam that a member arranged herself.
create table exam_claim (
  company_id       uuid        not null,
  id               uuid        not null,
  account_id       uuid        not null,
  -- Whose exam it was; null: the account holder's
  family_id        uuid,
  exam_no          text        not null,
  -- 0 draft, 1 in review, 2 to be paid, 3 paid, 4 refused, 5 cancelled
  state            smallint    not null check (state between 0 and 5),
  member_name      text        not null,
  institution      text        not null,
  exam_day         date        not null,
  amount_fen       bigint      not null check (amount_fen > 0),
  bank_card_id     uuid,
  -- The package from which the sum is reserved, from submission on
  package_id       uuid,
  approved_fen     bigint      check (approved_fen > 0 and approved_fen <= amount_fen),
  -- Why it was refused or reduced, under the key of the member
  reason_encrypted text,
  created_at       timestamptz not null,
  updated_at       timestamptz not null,
  submitted_at     timestamptz,
  decided_at       timestamptz,
  closed_at        timestamptz,
  primary key (company_id, id)
);
-- One draft for each person and company.
create unique index exam_claim_draft on exam_claim (company_id, account_id) where state = 0;
create index exam_claim_own on exam_claim (account_id, submitted_at desc) where state > 0;
create index exam_claim_state on exam_claim (state, submitted_at, id) where state > 0;

-- What the first of two people has decided; a second one confirms it or sends it back.
create table exam_proposal (
  company_id       uuid        not null,
  exam_id          uuid        not null,
  id               uuid        not null,
  account_id       uuid        not null,
  verdict          text        not null check (verdict in ('approve', 'refuse')),
  approved_fen     bigint      check ((verdict = 'approve') = (approved_fen is not null)),
  reason_encrypted text,
  staff_id         uuid        not null,
  at               timestamptz not null,
  primary key (company_id, exam_id)
);

-- Invoices and reports, a page each.
create table exam_document (
  company_id        uuid        not null,
  exam_id           uuid        not null,
  id                uuid        not null,
  kind              text        not null check (kind in ('invoice', 'report')),
  file_id           uuid        not null,
  name              text        not null,
  upload_key        text        not null,
  page              smallint    not null,
  bytes_hash        text        not null,
  -- kept: not read by recognition
  state             text        not null check (state in ('kept', 'waiting', 'read', 'unreadable')),
  tries             integer     not null default 0,
  failure           text,
  reading_encrypted text,
  -- The text layer of the page
  printed_encrypted text,
  invoice_code      text        not null default '',
  invoice_number    text,
  invoice_day       date,
  billed_fen        bigint      check (billed_fen > 0),
  payer             text,
  is_confirmed      boolean     not null default false,
  -- As recognised, as corrected by the member, as corrected by staff
  snapshot          jsonb       not null,
  sort              integer     not null,
  created_at        timestamptz not null,
  read_at           timestamptz,
  removed_at        timestamptz,
  primary key (company_id, exam_id, id)
);
create index exam_document_upload on exam_document (company_id, exam_id, upload_key);
create index exam_document_file on exam_document (company_id, file_id);
create index exam_document_waiting on exam_document (created_at) where state = 'waiting' and removed_at is null;

-- ---------------------------------------------------------------------------------------------------------------------
-- Payouts
-- ---------------------------------------------------------------------------------------------------------------------

-- A batch is either sent to the payout partner or downloaded as a file for a bank.
create table pay_batch (
  id         uuid        primary key,
  batch_no   text        not null unique,
  made_by    uuid        not null references staff (id),
  state      text        not null check (state in ('open', 'sent', 'file')),
  created_at timestamptz not null,
  sent_at    timestamptz
);
create index pay_batch_created_at on pay_batch (created_at desc, id desc);

-- Outgoing money. The id is that of the instruction at the payout partner: sent twice, it is one payment.
create table payment (
  company_id   uuid        not null,
  subject_id   uuid        not null,
  id           uuid        not null,
  batch_id     uuid,
  amount_fen   bigint      not null check (amount_fen > 0),
  account_id   uuid        not null,
  bank_card_id uuid        not null,
  -- waiting: not sent yet; sent: accepted or in doubt, ask; paid and failed are final
  state        text        not null check (state in ('waiting', 'sent', 'paid', 'failed')),
  -- Sent without a batch, because the case was decided automatically
  is_at_once   boolean     not null,
  tries        integer     not null default 0,
  receipt      text,
  failure      text,
  created_at   timestamptz not null,
  sent_at      timestamptz,
  paid_at      timestamptz,
  -- When the payout partner was last asked: those asked lately wait
  asked_at     timestamptz,
  -- Ordered from a bank by the file of its batch: the payout partner is never asked about it
  is_by_file   boolean     not null default false,
  subject_kind text        not null,
  -- The number that people know the subject by: a case's, an exam claim's
  subject_no   text        not null,
  primary key (company_id, subject_id, id)
);
create index payment_open on payment (state, created_at) where state in ('waiting', 'sent');
create index payment_batch on payment (batch_id) where batch_id is not null;
create index payment_state on payment (state, created_at desc, id desc);
create index payment_recent on payment (created_at desc, id desc);
create index payment_id on payment (company_id, id);
create unique index payment_live on payment (company_id, subject_id) where state in ('waiting', 'sent');
-- How long payments took lately, by company.
create index payment_paid on payment (company_id, created_at desc) where state = 'paid';

-- ---------------------------------------------------------------------------------------------------------------------
-- Bookable times, whatever is booked
-- ---------------------------------------------------------------------------------------------------------------------

-- Bookable resources: a counsellor, an adviser, an institution. Locked while its times are laid out.
create table slot_resource (
  resource_id uuid    primary key,
  kind        text    not null check (kind in ('counselling', 'adviser', 'offline', 'exam', 'card')),
  -- Of one time
  minutes     integer not null check (minutes > 0),
  -- No new bookings; existing ones stay
  is_paused   boolean not null default false,
  -- The last day that is laid out
  laid_until  date
);

-- Weekly hours in minutes of the day in Shanghai, 1 Monday to 7 Sunday.
create table slot_hours (
  resource_id  uuid     not null,
  id           uuid     not null,
  weekday      smallint not null check (weekday between 1 and 7),
  from_minute  smallint not null check (from_minute >= 0),
  until_minute smallint not null check (until_minute <= 1440),
  capacity     integer  not null check (capacity > 0),
  primary key (resource_id, id),
  check (from_minute < until_minute)
);

-- Closed days, both included.
create table slot_day_off (
  resource_id uuid not null,
  id          uuid not null,
  first_day   date not null,
  last_day    date not null check (last_day >= first_day),
  reason      text not null,
  -- Bookings on closed days move to this day as far as it has room; null cancels them and returns the benefit
  move_to     date,
  primary key (resource_id, id)
);

-- A time that can be booked. It is taken up by open bookings and by offers that are held for somebody.
create table slot (
  resource_id uuid        not null,
  id          uuid        not null,
  kind        text        not null,
  starts_at   timestamptz not null,
  ends_at     timestamptz not null check (ends_at > starts_at),
  capacity    integer     not null,
  taken       integer     not null default 0 check (taken between 0 and capacity),
  -- A closed day: a job notifies whoever is booked
  closed_at   timestamptz,
  primary key (resource_id, id)
);
create unique index slot_start on slot (resource_id, starts_at);
create index slot_id on slot (id);
create index slot_closed on slot (starts_at) where closed_at is not null and taken > 0;

-- The waitlist of a full time.
create table slot_waitlist (
  resource_id uuid        not null,
  id          uuid        not null,
  slot_id     uuid        not null,
  kind        text        not null,
  company_id  uuid        not null,
  account_id  uuid        not null,
  -- What was chosen beside the time, as the kind of booking defines it
  choice      text        not null default '',
  state       text        not null check (state in ('waiting', 'offered', 'accepted', 'left', 'over')),
  starts_at   timestamptz not null,
  ends_at     timestamptz not null,
  joined_at   timestamptz not null,
  -- The time is held until then
  offer_until timestamptz,
  primary key (resource_id, id),
  check ((state = 'offered') <= (offer_until is not null))
);
create unique index slot_waitlist_once on slot_waitlist (resource_id, slot_id, account_id)
  where state in ('waiting', 'offered');
create index slot_waitlist_queue on slot_waitlist (resource_id, slot_id, joined_at, id)
  where state in ('waiting', 'offered');
create index slot_waitlist_person on slot_waitlist (account_id) where state in ('waiting', 'offered');
create index slot_waitlist_due on slot_waitlist (offer_until) where state = 'offered';
create index slot_waitlist_past on slot_waitlist (starts_at) where state = 'waiting';

-- An appointment of any kind (decisions §5): 1 待确认, 2 已预约, 3 已完成, 4 已取消, 5 已过期
create table booking (
  account_id       uuid        not null,
  id               uuid        not null,
  kind             text        not null check (kind in ('counselling', 'adviser', 'offline', 'exam', 'card')),
  company_id       uuid        not null,
  resource_id      uuid        not null,
  -- Null if only a partner has the times
  slot_id          uuid,
  choice           text        not null default '',
  state            smallint    not null check (state between 1 and 5),
  starts_at        timestamptz not null,
  ends_at          timestamptz not null,
  -- The package from which a use was reserved
  package_id       uuid,
  -- Set if a person may have one of it at a time
  only_key         text,
  -- The latest reminder, in minutes before the start
  reminded_minutes integer,
  is_no_show       boolean     not null default false,
  -- What became of it, as a text for the person
  outcome          text,
  created_at       timestamptz not null,
  order_id         uuid,
  -- Moved by staff: can be cancelled until it begins, because nobody asked for that time
  was_moved        boolean     not null default false,
  primary key (account_id, id)
);
create unique index booking_only on booking (account_id, only_key) where state in (1, 2);
create index booking_person on booking (account_id, kind, starts_at);
create index booking_open on booking (starts_at) where state in (1, 2);
create index booking_slot on booking (resource_id, slot_id);
-- Staff look up a booking by its id alone, and list bookings by state and day.
create index booking_id on booking (id);
create index booking_admin on booking (kind, state, starts_at);

-- ---------------------------------------------------------------------------------------------------------------------
-- Counselling
-- ---------------------------------------------------------------------------------------------------------------------

-- Counsellors. Times are those of the resource with the same id.
create table counsellor (
  id             uuid    primary key,
  name           text    not null unique,
  title          text    not null,
  portrait       text,
  years          integer not null,
  city           text    not null,
  address        text    not null,
  introduction   text    not null,
  qualifications text[]  not null,
  fields         text[]  not null,
  languages      text[]  not null,
  ways           text[]  not null,
  price_fen      bigint  not null check (price_fen >= 0),
  sort           integer not null
);

-- A booking of counselling has this in addition to its time; stored with the person.
create table eap_session (
  account_id     uuid     not null,
  booking_id     uuid     not null,
  counsellor_id  uuid     not null,
  price_fen      bigint   not null,
  -- The name of the package that paid; null if none was needed
  covered_by     text,
  -- For the counsellor, under the person's key
  text_encrypted text,
  -- Of the appraisal; null until there is one
  stars          smallint check (stars between 1 and 5),
  primary key (account_id, booking_id)
);

-- The appraisal of a session, once. A counsellor's rating is the mean of these and is stored nowhere else.
create table eap_appraisal (
  counsellor_id  uuid        not null,
  booking_id     uuid        not null,
  account_id     uuid        not null,
  stars          smallint    not null check (stars between 1 and 5),
  tags           text[]      not null,
  text_encrypted text,
  created_at     timestamptz not null,
  primary key (counsellor_id, booking_id)
);

-- ---------------------------------------------------------------------------------------------------------------------
-- Consultations, prescriptions and medicines
-- ---------------------------------------------------------------------------------------------------------------------

-- A member's question to a doctor of the hospital. Everything that says what it is about is under the member's own
-- key. State 5 waits for its payment, and the hospital has not been told.
create table consultation (
  company_id           uuid           not null,
  id                   uuid           not null,
  account_id           uuid           not null,
  -- The patient: the account's own id, or a family member's
  family_id            uuid           not null,
  state                smallint       not null check (state between 1 and 5),
  -- The package that was used for it
  package_id           uuid,
  request_encrypted    text           not null,
  doctor_encrypted     text,
  summary_encrypted    text,
  evaluation_encrypted text,
  stars                smallint       check (stars between 1 and 5),
  cancel_reason        text,
  follows_id           uuid,
  -- The last change of the room, and how far each side has read
  seq                  integer        not null default 0 check (seq >= 0),
  patient_read_seq     integer        not null default 0,
  doctor_read_seq      integer        not null default 0,
  started_at           timestamptz(3) not null,
  -- The wait for a doctor ends then
  gives_up_at          timestamptz(3) not null,
  -- When the hospital had received it
  delivered_at         timestamptz(3),
  accepted_at          timestamptz(3),
  ended_at             timestamptz(3),
  order_id             uuid,
  primary key (company_id, id)
);
create index consultation_own on consultation (company_id, account_id, started_at desc);
create index consultation_waiting on consultation (gives_up_at) where state = 1;
create index consultation_accepted on consultation (accepted_at desc) where accepted_at is not null;
create index consultation_state on consultation (state, started_at);
create unique index consultation_open on consultation (company_id, account_id, family_id) where state in (1, 2, 5);

-- Messages of a consultation. The sender chooses the id: the same id is the same message.
create table consultation_message (
  company_id      uuid           not null,
  consultation_id uuid           not null,
  id              uuid           not null,
  account_id      uuid           not null,
  seq             integer        not null check (seq > 0),
  speaker         text           not null check (speaker in ('patient', 'doctor', 'system')),
  kind            text           not null check (kind in ('words', 'picture', 'prescription', 'sickNote', 'notice')),
  text_encrypted  text,
  file_id         uuid,
  -- The hospital's number of a picture that is not fetched yet
  remote_file     text,
  card_id         uuid,
  written_at      timestamptz(3) not null,
  primary key (company_id, consultation_id, id),
  unique (company_id, consultation_id, seq)
);

-- What a doctor should know of a patient in advance, and what was chosen so far.
create table consultation_patient (
  account_id          uuid           not null,
  family_id           uuid           not null,
  allergies_encrypted text,
  labels_encrypted    text,
  updated_at          timestamptz(3) not null,
  primary key (account_id, family_id)
);

create table sick_note (
  company_id        uuid           not null,
  id                uuid           not null,
  consultation_id   uuid           not null,
  account_id        uuid           not null,
  note_no           text           not null,
  content_encrypted text           not null,
  written_at        timestamptz(3) not null,
  primary key (company_id, id),
  unique (company_id, consultation_id, note_no)
);

-- Prescriptions: reviewed by a pharmacist, valid for three days, used once.
create table prescription (
  company_id        uuid           not null,
  id                uuid           not null,
  consultation_id   uuid           not null,
  account_id        uuid           not null,
  family_id         uuid           not null,
  prescription_no   text           not null,
  state             smallint       not null check (state between 1 and 5),
  content_encrypted text           not null,
  refusal_encrypted text,
  written_at        timestamptz(3) not null,
  reviewed_at       timestamptz(3),
  -- The order that used it
  order_id          uuid,
  primary key (company_id, id),
  unique (company_id, consultation_id, prescription_no),
  check ((order_id is not null) = (state in (3, 4)))
);
create index prescription_own on prescription (company_id, account_id, written_at desc);

-- What the hospital's pharmacy sells, as it reported last.
create table medicine (
  code       text        primary key,
  -- The id by which order lines and stock refer to it
  id         uuid        not null,
  name       text        not null,
  spec       text        not null,
  price_fen  bigint      not null check (price_fen >= 0),
  updated_at timestamptz not null
);

-- An order of medicine has this in addition to the order.
create table medicine_order (
  company_id           uuid     not null,
  order_id             uuid     not null,
  account_id           uuid     not null,
  prescription_id      uuid     not null,
  stars                smallint check (stars between 1 and 5),
  evaluation_encrypted text,
  -- As the pharmacy wrote it
  invoice_code         text,
  invoice_number       text,
  invoice_day          date,
  invoice_fen          bigint,
  invoice_seller       text,
  primary key (company_id, order_id)
);
create index medicine_order_prescription on medicine_order (company_id, prescription_id);
-- A claim is compared with what was refunded of the medicine on its invoice.
create index medicine_order_invoice on medicine_order (invoice_number) where invoice_number is not null;

-- ---------------------------------------------------------------------------------------------------------------------
-- Exams, offline services and sleep
-- ---------------------------------------------------------------------------------------------------------------------

-- A high-end exam, in addition to its booking: what was chosen, and its progress at the partner.
create table high_exam_order (
  account_id        uuid             not null,
  booking_id        uuid             not null,
  -- Which family member; null: the account holder
  family_id         uuid,
  institution_code  text             not null,
  institution_name  text             not null,
  address           text             not null,
  phone             text             not null,
  longitude         double precision not null,
  latitude          double precision not null,
  package_code      text             not null,
  package_name      text             not null,
  -- The name of the package that pays for it
  covered_by        text             not null,
  -- Who is examined, as the partner is told, under the key of the person
  content           text             not null,
  -- unknown: no answer yet. It may last long after the booking is over: what the partner keeps for nobody is
  -- cancelled there.
  partner_state     text             not null
    check (partner_state in ('unknown', 'pending', 'confirmed', 'refused', 'cancelled')),
  -- Another day that was asked for and is not answered
  change_id         uuid,
  change_day        date,
  created_at        timestamptz      not null,
  -- The last change that the institution refused: the same request gets the same refusal
  refused_change_id uuid,
  primary key (account_id, booking_id),
  check ((change_id is null) = (change_day is null))
);

-- A report that the partner delivered, with its values under the key of the person. The PDF may follow.
create table exam_report (
  account_id       uuid        not null,
  id               uuid        not null,
  report_no        text        not null,
  booking_id       uuid        not null,
  family_id        uuid,
  day              date        not null,
  institution_name text        not null,
  package_name     text        not null,
  file_id          uuid,
  content          text        not null,
  created_at       timestamptz not null,
  primary key (account_id, id),
  unique (account_id, report_no)
);

-- Reports that were announced and have not arrived yet; looked for until they do. Stored with the account that booked.
create table exam_report_due (
  account_id uuid        not null,
  report_no  text        not null,
  booking_id uuid        not null,
  tries      int         not null,
  next_at    timestamptz not null,
  primary key (account_id, report_no)
);
create index exam_report_due_next on exam_report_due (next_at);

-- Services that are used on site: 洁牙, 疫苗, 中医理疗, an exam day in the office.
create table offline_module (
  id            uuid    primary key,
  name          text    not null unique,
  summary       text    not null,
  icon          text    not null,
  -- The supplier code of packages that pay for it; null: it is free
  supplier_code text    unique,
  -- What to bring and to know, in lines
  hints         text[]  not null default '{}',
  sort          integer not null
);

-- Sites of a service. Times are those of the resource with the same id.
create table offline_site (
  id         uuid             primary key,
  module_id  uuid             not null,
  -- Limited to one company's people; null: everybody whose benefit covers it
  company_id uuid,
  name       text             not null,
  city       text             not null,
  address    text             not null,
  longitude  double precision,
  latitude   double precision,
  phone      text,
  sort       integer          not null,
  unique (module_id, name)
);

-- A booking of such a service has this in addition to its time; stored with the person.
create table offline_booking (
  account_id uuid not null,
  booking_id uuid not null,
  -- Shown at the counter; unique in unique_key
  code       text not null check (code ~ '^\d{12}$'),
  -- The name of the package that pays; null if none is needed
  covered_by text,
  primary key (account_id, booking_id)
);

-- Participants of the sleep programme. There a person is known by subject_no, and in a shared link by share_code:
-- both random.
create table sleep_person (
  account_id   uuid        primary key,
  subject_no   text        not null,
  share_code   text        not null,
  consented_at timestamptz not null,
  -- Null until the programme has accepted
  enrolled_at  timestamptz
);

-- Phones that were left on a shared page: each is passed to the programme once. Name and number are not stored here.
create table sleep_lead (
  phone_hash text        primary key,
  created_at timestamptz not null
);

-- Results and answers of a questionnaire, under the key of the person. One a day: the latest counts.
create table sleep_answer (
  account_id uuid        not null,
  code       text        not null,
  day        date        not null,
  id         uuid        not null,
  content    text        not null,
  created_at timestamptz not null,
  primary key (account_id, code, day)
);

-- A night of the diary, under the key of the person and the day on which they got up.
create table sleep_night (
  account_id uuid        not null,
  day        date        not null,
  id         uuid        not null,
  content    text        not null,
  updated_at timestamptz not null,
  primary key (account_id, day)
);

-- A course: 1 being started, 2 running, 3 done, 4 refused by the programme and its use returned.
create table sleep_course (
  account_id  uuid        not null,
  id          uuid        not null,
  company_id  uuid        not null,
  -- Whose benefit was used
  package_id  uuid        not null,
  days        smallint    not null check (days in (7, 21, 42)),
  state       smallint    not null check (state between 1 and 4),
  done_days   smallint[]  not null default '{}',
  created_at  timestamptz not null,
  started_at  timestamptz,
  finished_at timestamptz,
  primary key (account_id, id)
);
create unique index sleep_course_once on sleep_course (account_id, days) where state <> 4;
create unique index sleep_course_one_at_a_time on sleep_course (account_id) where state in (1, 2);

-- The report that was drawn last: as long as its content is the same it is the same file.
create table sleep_report (
  account_id   uuid primary key,
  content_hash text not null,
  file_id      uuid not null
);

-- ---------------------------------------------------------------------------------------------------------------------
-- The mall and its partner site
-- ---------------------------------------------------------------------------------------------------------------------

-- Products of the welfare mall. Which company shows which ones is in its canvas.
create table mall_product (
  id             uuid        primary key,
  name           text        not null,
  summary        text        not null,
  detail         text        not null,
  category       text        not null,
  -- The points area of the theme: 1 mall, 2 festival, 3 card, 4 life
  area           smallint    check (area between 1 and 4),
  picture        text        not null,
  is_selected    boolean     not null,
  most_per_order integer     not null check (most_per_order > 0),
  is_on_sale     boolean     not null,
  sale_from      timestamptz,
  sale_until     timestamptz,
  created_at     timestamptz not null,
  updated_at     timestamptz not null
);

-- Variants of a product: order lines and product_stock refer to these.
create table mall_variant (
  id         uuid     primary key,
  product_id uuid     not null,
  name       text     not null,
  price_fen  bigint   not null check (price_fen > 0),
  -- Before it was reduced
  list_fen   bigint   check (list_fen > 0),
  position   smallint not null,
  is_offered boolean  not null,
  unique (product_id, name)
);

-- How much of a product is left.
create table product_stock (
  product_id uuid    not null primary key,
  on_hand    integer not null check (on_hand >= 0)
);

-- Changes of products by staff, including stock that was added or removed by hand.
create table mall_change (
  product_id uuid        not null,
  id         uuid        not null,
  variant_id uuid,
  what       text        not null,
  from_value text        not null,
  to_value   text        not null,
  amount     integer     not null default 0,
  reason     text        not null,
  staff_name text        not null,
  at         timestamptz not null,
  primary key (product_id, id)
);
create index mall_change_newest on mall_change (product_id, at desc, id desc);

-- The mall page of a company, or of all that have none of their own (the zero id).
create table mall_canvas (
  owner_id   uuid        not null,
  version    integer     not null,
  state      text        not null check (state in ('draft', 'published', 'replaced')),
  blocks     jsonb       not null,
  -- Counts changes, so that of two simultaneous edits only one is saved
  revision   integer     not null,
  staff_name text        not null,
  updated_at timestamptz not null,
  primary key (owner_id, version)
);
create unique index mall_canvas_draft on mall_canvas (owner_id) where state = 'draft';
create unique index mall_canvas_published on mall_canvas (owner_id) where state = 'published';

-- A signature for the mall's single sign-on: one person, one echo, one use, five minutes.
create table mall_sign (
  account_id   uuid        not null references account (id),
  echo_hash    text        not null,
  -- The session that asked for it: the mall's session ends with it
  session_hash text        not null,
  expires_at   timestamptz not null,
  used_at      timestamptz,
  primary key (account_id, echo_hash)
);
create index mall_sign_expires_at on mall_sign (expires_at);

-- A session in the mall. Only the hash of the token is stored.
create table mall_session (
  token_hash   text        primary key,
  account_id   uuid        not null,
  session_hash text        not null,
  created_at   timestamptz not null,
  expires_at   timestamptz not null
);
create index mall_session_expires_at on mall_session (expires_at);

-- The token that a partner's site gets instead of the session's: for that site only, for minutes, and not beyond the
-- session that asked for it. Only the hash is stored.
create table site_token (
  token_hash   text        primary key,
  site         text        not null,
  account_id   uuid        not null,
  company_id   uuid,
  session_hash text        not null,
  expires_at   timestamptz not null
);
create index site_token_expires_at on site_token (expires_at);

-- ---------------------------------------------------------------------------------------------------------------------
-- Orders: lines, refunds, after-sales, parcels, comments
-- ---------------------------------------------------------------------------------------------------------------------

-- Orders of all five kinds: health, activity, mall, pharmacy, card. Amounts are fen; who pays how much is here for the
-- whole and in order_line for each line.
create table shop_order (
  company_id     uuid        not null,
  id             uuid        not null,
  account_id     uuid        not null,
  order_no       text        not null,
  kind           text        not null check (kind in ('health', 'activity', 'mall', 'pharmacy', 'card')),
  state          smallint    not null check (state between 1 and 7),
  total_fen      bigint      not null check (total_fen >= 0),
  coupon_fen     bigint      not null check (coupon_fen >= 0),
  benefit_fen    bigint      not null check (benefit_fen >= 0),
  points_fen     bigint      not null check (points_fen >= 0),
  money_fen      bigint      not null check (money_fen >= 0),
  -- The delivery address, under the key of its owner; null if nothing is sent
  delivery       text,
  -- While it is 售后中: the state before
  resting_state  smallint,
  -- Why it was closed, as a text for people
  close_reason   text,
  created_at     timestamptz not null,
  updated_at     timestamptz not null,
  pay_by         timestamptz not null,
  paid_at        timestamptz,
  shipped_at     timestamptz,
  -- When it counts as received automatically; null until the last parcel has arrived
  confirm_at     timestamptz,
  done_at        timestamptz,
  hidden_at      timestamptz,
  -- When it was reviewed
  commented_at   timestamptz,
  -- The value of a point when the order was paid; refunds use the same one
  points_per_fen integer     not null default 1 check (points_per_fen between 1 and 100),
  primary key (company_id, id),
  check (total_fen = coupon_fen + benefit_fen + points_fen + money_fen)
);
create index shop_order_account on shop_order (account_id, created_at desc);
create index shop_order_unpaid on shop_order (pay_by) where state = 1;
create index shop_order_on_its_way on shop_order (confirm_at) where state = 3 and confirm_at is not null;
-- Staff list orders newest first, all of them or those in one state.
create index shop_order_newest on shop_order (created_at desc, id);
create index shop_order_state on shop_order (state, created_at desc);

-- What was sold, as it was then.
create table order_line (
  company_id  uuid     not null,
  order_id    uuid     not null,
  id          uuid     not null,
  account_id  uuid     not null,
  position    smallint not null,
  product_id  uuid,
  -- Of a medicine it reveals an illness: under the key of the owner
  name        text     not null,
  picture     text     not null,
  unit_fen    bigint   not null check (unit_fen >= 0),
  quantity    integer  not null check (quantity > 0),
  returned    integer  not null check (returned between 0 and quantity),
  coupon_fen  bigint   not null check (coupon_fen >= 0),
  benefit_fen bigint   not null check (benefit_fen >= 0),
  points_fen  bigint   not null check (points_fen >= 0),
  money_fen   bigint   not null check (money_fen >= 0),
  primary key (company_id, order_id, id),
  check (unit_fen * quantity = coupon_fen + benefit_fen + points_fen + money_fen)
);

-- What an order holds: stock, coupon, points, a benefit, a prescription, a booking. Taken with the order, and returned
-- once.
create table order_holding (
  company_id uuid  not null,
  order_id   uuid  not null,
  id         uuid  not null,
  component  text  not null,
  -- Null if it belongs to the whole order
  line_id    uuid,
  data       jsonb not null,
  state      text  not null check (state in ('held', 'back')),
  primary key (company_id, order_id, id)
);

-- Refunds, once for each effect: a cancelled order, an after-sale.
create table order_refund (
  company_id  uuid        not null,
  order_id    uuid        not null,
  id          uuid        not null,
  effect      text        not null,
  coupon_fen  bigint      not null check (coupon_fen >= 0),
  benefit_fen bigint      not null check (benefit_fen >= 0),
  points_fen  bigint      not null check (points_fen >= 0),
  money_fen   bigint      not null check (money_fen >= 0),
  reason      text        not null,
  created_at  timestamptz not null,
  primary key (company_id, order_id, id),
  unique (company_id, order_id, effect)
);

create table after_sale (
  company_id          uuid        not null,
  order_id            uuid        not null,
  id                  uuid        not null,
  account_id          uuid        not null,
  state               smallint    not null check (state between 1 and 7),
  -- Why, in the owner's words and under the owner's key
  reason              text        not null,
  -- Lines and how many pieces of each
  pieces              jsonb       not null,
  -- The answer of staff
  answer              text,
  created_at          timestamptz not null,
  updated_at          timestamptz not null,
  -- What the member wants back, and how
  kind                text        not null default 'refund' check (kind in ('refund', 'return', 'exchange')),
  -- File ids of the member's pictures
  pictures            jsonb       not null default '[]',
  -- The replacement, and the stock that is held for it
  exchange_product_id uuid,
  exchange_name       text,
  exchange_holding_id uuid,
  -- The deadline for handing it to a courier
  send_back_by        timestamptz,
  -- Who agreed to a refund that a second person has to confirm, and whether what came back can be sold again
  agreed_by           uuid,
  agreed_sellable     boolean     not null default false,
  -- The owner's appeal against a refusal, under the owner's key, and the answer to it
  appeal              text,
  appealed_at         timestamptz,
  appeal_answer       text,
  appeal_answered_at  timestamptz,
  -- Hidden by the owner
  hidden_at           timestamptz,
  -- The name of the line before an exchange, under its owner's key; afterwards the line has the name of the
  -- replacement
  was_name            text,
  primary key (company_id, order_id, id)
);
create unique index after_sale_open on after_sale (company_id, order_id) where state in (1, 2, 3, 4);
create index after_sale_account on after_sale (account_id, created_at desc);
create index after_sale_admin on after_sale (state, created_at);
create index after_sale_appealed on after_sale (appealed_at)
  where appealed_at is not null and appeal_answered_at is null;
create index after_sale_to_send_back on after_sale (send_back_by) where state = 2;
-- What waits for a second person is counted beside every list of after-sales: a handful among all that ever were.
create index after_sale_to_confirm on after_sale (created_at) where agreed_by is not null;

-- The review of an order, once, and what was added later, once.
create table order_comment (
  company_id      uuid        not null,
  order_id        uuid        not null,
  account_id      uuid        not null,
  stars           smallint    not null check (stars between 1 and 5),
  -- Of a health service it reveals an illness: under the key of the owner
  text            text        not null,
  pictures        jsonb       not null,
  created_at      timestamptz not null,
  follow_text     text,
  follow_pictures jsonb       not null default '[]',
  followed_at     timestamptz,
  primary key (company_id, order_id)
);

-- Parcels to the member, or back. An order may be sent in several.
create table parcel (
  company_id    uuid        not null,
  id            uuid        not null,
  subject_kind  text        not null,
  subject_id    uuid        not null,
  direction     text        not null check (direction in ('out', 'back')),
  -- 快递100's code of the courier: shunfeng
  courier       text        not null,
  parcel_no     text        not null,
  -- Some couriers require the last four digits of the receiver's phone
  phone_tail    text,
  state         smallint    not null,
  is_subscribed boolean     not null,
  created_at    timestamptz not null,
  asked_at      timestamptz,
  delivered_at  timestamptz,
  primary key (company_id, id)
);
create index parcel_subject on parcel (company_id, subject_kind, subject_id);
create unique index parcel_number on parcel (company_id, courier, parcel_no, subject_kind, subject_id);
create index parcel_asked on parcel (asked_at) where delivered_at is null;

create table parcel_step (
  company_id uuid        not null,
  parcel_id  uuid        not null,
  at         timestamptz not null,
  text       text        not null,
  state      smallint    not null,
  primary key (company_id, parcel_id, at, text)
);

-- ---------------------------------------------------------------------------------------------------------------------
-- Incoming payments and their reconciliation
-- ---------------------------------------------------------------------------------------------------------------------

-- Incoming money (payment is outgoing). It pays for an order or a bill.
create table incoming_payment (
  company_id     uuid        not null,
  id             uuid        not null,
  subject_kind   text        not null,
  subject_id     uuid        not null,
  -- Who pays; null for the recipient of a bill
  account_id     uuid,
  amount_fen     bigint      not null check (amount_fen > 0),
  way            text        not null check (way in ('jsapi', 'h5')),
  description    text        not null,
  state          text        not null check (state in ('open', 'paid', 'closed', 'otherSum')),
  -- The provider's data for the page to pay with; null until it has answered
  prepay         text,
  expires_at     timestamptz not null,
  -- The provider's own number and text, once paid
  transaction_id text,
  paid_fen       bigint,
  paid_at        timestamptz,
  -- Whether it pays for its subject: of several that were paid one does
  counts         boolean     not null,
  refunded_fen   bigint      not null check (refunded_fen >= 0),
  -- Closed here while the provider could not be asked to close it
  to_close       boolean     not null,
  tries          integer     not null,
  asked_at       timestamptz,
  created_at     timestamptz not null,
  primary key (company_id, id),
  check (refunded_fen <= coalesce(paid_fen, 0))
);
create index incoming_payment_subject on incoming_payment (company_id, subject_kind, subject_id);
create unique index incoming_payment_counts on incoming_payment (company_id, subject_kind, subject_id) where counts;
create index incoming_payment_asked on incoming_payment (asked_at) where state = 'open' or to_close;
create index incoming_payment_paid_at on incoming_payment (paid_at) where paid_at is not null;

create table incoming_refund (
  company_id uuid        not null,
  payment_id uuid        not null,
  id         uuid        not null,
  -- Why it was refunded: one refund for each effect
  effect     text        not null,
  amount_fen bigint      not null check (amount_fen > 0),
  reason     text        not null,
  state      text        not null check (state in ('waiting', 'done', 'failed')),
  refund_no  text,
  tries      integer     not null,
  asked_at   timestamptz,
  created_at timestamptz not null,
  done_at    timestamptz,
  primary key (company_id, payment_id, id),
  unique (company_id, payment_id, effect)
);
create index incoming_refund_waiting on incoming_refund (created_at) where state = 'waiting';
create index incoming_refund_done_at on incoming_refund (done_at) where done_at is not null;
-- What a person has to send again.
create index incoming_refund_failed on incoming_refund (created_at) where state = 'failed';

-- Days whose bill was compared with our records, whether or not they differed.
create table payment_bill (
  bill_day    date        not null primary key,
  compared_at timestamptz not null
);

-- Differences between the provider's bill of a day and our records. Nothing is changed automatically.
create table payment_difference (
  bill_day   date        not null,
  -- The number of the payment or refund that both sides know it by
  trade_no   text        not null,
  kind       text        not null
    check (kind in ('paymentNotHere', 'paymentNotThere', 'paymentSum', 'refundNotHere', 'refundNotThere', 'refundSum')),
  ours_fen   bigint,
  theirs_fen bigint,
  found_at   timestamptz not null,
  seen_at    timestamptz,
  seen_by    uuid,
  -- What was done about the difference, by whoever settled it
  note       text,
  primary key (bill_day, trade_no, kind)
);
create index payment_difference_unseen on payment_difference (found_at) where seen_at is null;

-- A bill that whoever has its link may pay, without an account.
create table public_bill (
  id              uuid        not null primary key,
  bill_no         text        not null,
  -- Null: of no company
  company_id      uuid,
  title           text        not null,
  payer_encrypted text        not null,
  phone_encrypted text        not null,
  lines           jsonb       not null,
  amount_fen      bigint      not null check (amount_fen > 0),
  state           text        not null check (state in ('open', 'paid', 'void')),
  expires_at      timestamptz not null,
  sent_at         timestamptz,
  paid_at         timestamptz,
  made_by         uuid        not null,
  created_at      timestamptz not null
);
create index public_bill_newest on public_bill (created_at desc, id);

-- ---------------------------------------------------------------------------------------------------------------------
-- Coupons
-- ---------------------------------------------------------------------------------------------------------------------

-- A kind of coupon of one company: its effect, how many there are, how many a person may take, and how long they are
-- valid.
create table coupon_batch (
  company_id   uuid        not null,
  id           uuid        not null,
  name         text        not null,
  -- 1 takes an amount off (fen), another is a discount in hundredths of a 折
  coupon_type  smallint    not null,
  reduce_money bigint      not null check (reduce_money > 0),
  full_money   bigint      check (full_money > 0),
  stock        integer     not null check (stock > 0),
  -- How many were taken; the last one is taken by one guarded statement
  taken        integer     not null default 0,
  per_person   integer     not null check (per_person > 0),
  take_from    timestamptz not null,
  take_until   timestamptz not null check (take_until > take_from),
  valid_from   timestamptz,
  valid_until  timestamptz,
  valid_days   integer     check (valid_days > 0),
  -- Both empty: for everything
  product_ids  uuid[]      not null,
  category_ids text[]      not null,
  note         text        not null,
  is_paused    boolean     not null default false,
  created_at   timestamptz not null,
  updated_at   timestamptz not null,
  primary key (company_id, id),
  check (taken between 0 and stock),
  check (coupon_type = 1 or reduce_money < 1000),
  -- Either a fixed period, or a number of days after it is taken
  check ((valid_days is null) = (valid_from is not null and valid_until is not null))
);
create index coupon_batch_newest on coupon_batch (created_at desc);

create table coupon (
  company_id  uuid        not null,
  id          uuid        not null,
  batch_id    uuid        not null,
  account_id  uuid        not null,
  -- The person's first, second … of this batch: two simultaneous taps cannot exceed the limit
  nth         integer     not null check (nth > 0),
  state       smallint    not null check (state between 1 and 3),
  -- In state 1 an order that waits for its payment, in state 2 the order that used it
  order_id    uuid,
  valid_from  timestamptz not null,
  valid_until timestamptz not null,
  taken_at    timestamptz not null,
  used_at     timestamptz,
  -- When the owner was reminded that it expires
  reminded_at timestamptz,
  primary key (company_id, id),
  unique (company_id, batch_id, account_id, nth),
  check (state <> 2 or order_id is not null)
);
create index coupon_account on coupon (account_id, state, valid_until);
create index coupon_ending on coupon (valid_until) where state = 1;

-- ---------------------------------------------------------------------------------------------------------------------
-- Invoices to members
-- ---------------------------------------------------------------------------------------------------------------------

-- Invoice titles: a person or a company. All texts are under the key of their owner.
create table invoice_title (
  account_id uuid        not null,
  id         uuid        not null,
  kind       text        not null check (kind in ('personal', 'company')),
  content    text        not null,
  is_default boolean     not null,
  updated_at timestamptz not null,
  primary key (account_id, id)
);
create unique index invoice_title_default on invoice_title (account_id) where is_default;

-- Locked before a person's titles change.
create table invoice_title_book (
  account_id uuid    primary key,
  changes    integer not null
);

-- An invoice that a member applied for: 1 待开票, 2 开票中, 3 已开票, 4 开票失败.
create table invoice_bill (
  company_id uuid        not null,
  id         uuid        not null,
  account_id uuid        not null,
  state      smallint    not null check (state between 1 and 4),
  -- Title and mailbox as they were, under the key of their owner
  content    text        not null,
  amount_fen bigint      not null check (amount_fen >= 0),
  -- The id at the issuer; another one for each application
  request_no text        not null,
  tries      integer     not null,
  invoice_no text,
  issued_at  timestamptz,
  -- Where the issuer has the files, and the names under which we store them
  pdf_url    text,
  ofd_url    text,
  pdf_file   text,
  ofd_file   text,
  failure    text,
  -- When to continue; null if nothing is left to do
  ask_at     timestamptz,
  asked      integer     not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, id)
);
create index invoice_bill_account on invoice_bill (account_id, created_at desc);
create index invoice_bill_due on invoice_bill (ask_at) where ask_at is not null;
create index invoice_bill_request on invoice_bill (company_id, request_no);
create index invoice_bill_newest on invoice_bill (state, updated_at desc);

-- Orders on an invoice. The key ensures that an order is invoiced once.
create table invoice_order (
  company_id uuid   not null,
  order_id   uuid   not null,
  bill_id    uuid   not null,
  account_id uuid   not null,
  order_no   text   not null,
  kind       text   not null,
  -- The money paid, less what was refunded before the application
  money_fen  bigint not null check (money_fen > 0),
  primary key (company_id, order_id)
);
create index invoice_order_bill on invoice_order (company_id, bill_id);

-- Red invoices that reverse an invoice, once for each refund.
create table invoice_reversal (
  company_id uuid        not null,
  bill_id    uuid        not null,
  id         uuid        not null,
  -- The refund that it follows, or the invoice that was wrong
  effect     text        not null,
  order_id   uuid,
  order_no   text        not null,
  kind       text        not null,
  amount_fen bigint      not null check (amount_fen > 0),
  state      text        not null check (state in ('waiting', 'asked', 'done', 'failed', 'notNeeded')),
  -- The invoice that it reverses; known once it is requested
  red_of     text,
  request_no text        not null,
  invoice_no text,
  failure    text,
  ask_at     timestamptz,
  asked      integer     not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, bill_id, id),
  unique (company_id, bill_id, effect)
);
create index invoice_reversal_due on invoice_reversal (ask_at) where ask_at is not null;
create index invoice_reversal_request on invoice_reversal (company_id, request_no);

-- ---------------------------------------------------------------------------------------------------------------------
-- Points, steps and activities
-- ---------------------------------------------------------------------------------------------------------------------

-- The point rules of a company as a whole, one row for each change. Without a row the usual rules apply. The newest
-- row that is in force and has begun applies; earlier ones stay, because levels that were reached stay.
create table points_rule_change (
  company_id  uuid        not null,
  no          integer     not null check (no >= 0),
  -- The first day in Shanghai: the rules of a day never change while it lasts
  start_day   date        not null,
  rules       jsonb       not null,
  reason      text        not null,
  state       text        not null check (state in ('proposed', 'inForce', 'refused', 'withdrawn')),
  proposed_by uuid        not null,
  proposed_at timestamptz not null,
  decided_by  uuid,
  decided_at  timestamptz,
  note        text,
  primary key (company_id, no),
  check (decided_by is distinct from proposed_by)
);
-- One proposal at a time, so that what is confirmed is what was looked at.
create unique index points_rule_change_waiting on points_rule_change (company_id) where state = 'proposed';

-- Points that staff give or take: one proposes, another confirms.
create table points_adjustment (
  company_id  uuid        not null,
  id          uuid        not null,
  account_id  uuid        not null,
  points      integer     not null check (points <> 0),
  reason      text        not null,
  state       text        not null check (state in ('proposed', 'confirmed', 'refused')),
  proposed_by uuid        not null,
  proposed_at timestamptz not null,
  decided_by  uuid,
  decided_at  timestamptz,
  note        text,
  primary key (company_id, id),
  check (decided_by is distinct from proposed_by)
);
create index points_adjustment_newest on points_adjustment (proposed_at desc, id);

-- The sports platform that reports the steps of a company's people; others are ignored.
create table steps_channel (
  company_id uuid not null primary key,
  channel    text not null
);
create index steps_channel_of on steps_channel (channel);

-- The highest number reported for a day, so that late or unordered reports take nothing off. Kept for a month.
create table member_steps (
  company_id  uuid        not null,
  account_id  uuid        not null,
  day         date        not null,
  steps       integer     not null check (steps >= 0),
  reported_at timestamptz not null,
  primary key (company_id, account_id, day)
);
create index member_steps_day on member_steps (day);

-- Actions of members while their company gave no carbon points: they earn none later either.
create table action_without_carbon (
  company_id uuid        not null,
  account_id uuid        not null,
  event_key  text        not null,
  done_at    timestamptz not null,
  primary key (company_id, account_id, event_key)
);

-- An activity is a promotion (which has its title, picture and period) with the page that staff compose.
create table activity (
  id           uuid        not null primary key,
  layout       text        not null check (layout in ('active', 'active2', 'huhui')),
  -- Empty: every company sees it
  company_ids  uuid[]      not null,
  rules        text[]      not null,
  steps        jsonb       not null,
  -- What gives chances to draw, and how many
  tasks        jsonb       not null,
  free_chances integer     not null check (free_chances >= 0),
  share        jsonb       not null,
  is_published boolean     not null,
  updated_by   uuid        not null,
  updated_at   timestamptz not null
);

-- Publications of an activity, and the one that waits for a second person.
create table activity_change (
  activity_id uuid        not null,
  no          integer     not null check (no > 0),
  composed    jsonb       not null,
  -- How many more points a month a person gets than from the version published before
  raise       integer     not null check (raise >= 0),
  state       text        not null check (state in ('proposed', 'inForce', 'refused', 'withdrawn')),
  proposed_by uuid        not null,
  proposed_at timestamptz not null,
  decided_by  uuid,
  decided_at  timestamptz,
  note        text,
  primary key (activity_id, no),
  check (decided_by is distinct from proposed_by)
);
-- One proposal at a time, so that what is published is what was looked at.
create unique index activity_change_waiting on activity_change (activity_id) where state = 'proposed';
create index activity_change_by_time on activity_change (proposed_at);

create table activity_prize (
  activity_id uuid    not null,
  id          uuid    not null,
  position    integer not null,
  kind        text    not null check (kind in ('points', 'goods', 'coupon')),
  name        text    not null,
  points      integer not null check (points >= 0),
  -- Ten-thousandths, as they are shown
  odds        integer not null check (odds between 0 and 10000),
  how         text    not null,
  stock       integer not null check (stock >= 0),
  drawn       integer not null check (drawn between 0 and stock),
  batch_id    uuid,
  primary key (activity_id, id),
  constraint activity_prize_batch_check check ((kind = 'coupon') = (batch_id is not null))
);

-- The first, second, third draw of a person: a chance is used once under concurrency.
create table activity_draw (
  company_id  uuid        not null,
  activity_id uuid        not null,
  account_id  uuid        not null,
  nth         integer     not null check (nth > 0),
  id          uuid        not null,
  -- As it was then; null if nothing was won
  prize_id    uuid,
  prize       jsonb,
  order_id    uuid,
  created_at  timestamptz not null,
  coupon_id   uuid,
  primary key (company_id, activity_id, account_id, nth)
);

-- ---------------------------------------------------------------------------------------------------------------------
-- Reference data
-- ---------------------------------------------------------------------------------------------------------------------

insert into feedback_tag (id, kind, name, sort) values
  ('018f3a00-0000-7000-8000-000000000001', 'suggestion', '功能建议', 1),
  ('018f3a00-0000-7000-8000-000000000002', 'suggestion', '使用故障', 2),
  ('018f3a00-0000-7000-8000-000000000003', 'suggestion', '理赔服务', 3),
  ('018f3a00-0000-7000-8000-000000000004', 'suggestion', '体检预约', 4),
  ('018f3a00-0000-7000-8000-000000000005', 'suggestion', '问诊购药', 5),
  ('018f3a00-0000-7000-8000-000000000006', 'suggestion', '其他', 6),
  ('018f3a00-0000-7000-8000-000000000011', 'evaluation', '响应及时', 1),
  ('018f3a00-0000-7000-8000-000000000012', 'evaluation', '专业耐心', 2),
  ('018f3a00-0000-7000-8000-000000000013', 'evaluation', '解决问题', 3),
  ('018f3a00-0000-7000-8000-000000000014', 'evaluation', '流程清楚', 4),
  ('018f3a00-0000-7000-8000-000000000015', 'evaluation', '等待太久', 5),
  ('018f3a00-0000-7000-8000-000000000016', 'evaluation', '没有帮到我', 6);

insert into velocity_rule (id, subject, hours, at_least, weight, text) values
  ('account-day', 'account', 24, 6, 15, '该账户近24小时已提交 {count} 个案件'),
  ('account-month', 'account', 720, 10, 20, '该账户近30天已提交 {count} 个案件'),
  ('insured-day', 'insured', 24, 6, 15, '该被保险人近24小时已申请 {count} 个案件'),
  ('insured-month', 'insured', 720, 10, 20, '该被保险人近30天已申请 {count} 个案件'),
  ('card-day', 'card', 24, 6, 15, '该收款银行卡近24小时用于 {count} 个案件'),
  ('card-month', 'card', 720, 15, 20, '该收款银行卡近30天用于 {count} 个案件'),
  ('hospital-day', 'hospital', 24, 200, 10, '该医院近24小时已有 {count} 个案件'),
  ('hospital-month', 'hospital', 720, 3000, 10, '该医院近30天已有 {count} 个案件');
