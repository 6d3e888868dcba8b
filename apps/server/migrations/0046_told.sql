-- What a member wants to hear outside the app, and where: without a row WeChat and text message are on, mail is off.
create table notice_channel (
  account_id  uuid        primary key,
  wechat      boolean     not null,
  sms         boolean     not null,
  mail        boolean     not null,
  mail_sealed text,
  updated_at  timestamptz not null,
  check (not mail or mail_sealed is not null)
);

-- A notice on its way outside: one row for each channel, so that one move of a case is told once by each of them.
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

-- How long money took lately, by company: what is expected is learnt from it.
create index payment_paid on payment (company_id, created_at desc) where state = 'paid';
