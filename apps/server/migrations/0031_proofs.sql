-- A login that a provider has proven may also wait for the person's consent to the agreements.
alter table pending_login drop constraint pending_login_needs_check;
alter table pending_login add constraint pending_login_needs_check check (needs in ('bind', 'verify', 'consent'));

-- Five tries in all, whoever makes them: where they come from no longer counts.
alter table sms_code drop column asked_from, drop column own_tries, drop column far_tries;

-- How the employer reaches a person: who registers with this phone is believed, anybody else proves it by a code to
-- one of the two, or is confirmed by the company.
alter table roster_entry add column phone_hash text, add column phone_sealed text, add column mail_sealed text;
alter table roster_entry add constraint roster_entry_phone_whole check ((phone_hash is null) = (phone_sealed is null));

-- A registration whose phone is proven and whose person is not: what was filled in, sealed, until it is.
create table pending_registration (
  token_hash    text        primary key,
  person_sealed text        not null,
  expires_at    timestamptz not null,
  used_at       timestamptz
);
create index pending_registration_expires_at on pending_registration (expires_at);

-- Somebody asks the company to put their phone on the roster.
create table registration_request (
  company_id   uuid        not null,
  id           uuid        not null,
  entry_id     uuid        not null,
  phone_hash   text        not null,
  phone_sealed text        not null,
  state        text        not null check (state in ('waiting', 'confirmed', 'refused')),
  asked_at     timestamptz not null,
  decided_at   timestamptz,
  -- As it was then
  decided_by   text,
  primary key (company_id, id),
  constraint registration_request_decided_whole check ((state = 'waiting') = (decided_at is null))
);
create unique index registration_request_waiting on registration_request (company_id, entry_id, phone_hash)
  where state = 'waiting';
create index registration_request_asked_at on registration_request (company_id, asked_at desc, id);

-- A company's own people at the console see what is their company's and nothing of the claims desk.
alter table staff add column company_id uuid;
alter table staff drop constraint staff_role_check;
alter table staff add constraint staff_role_check check (role in ('handler', 'senior', 'auditor', 'hr'));
alter table staff add constraint staff_company check ((role = 'hr') = (company_id is not null));
