-- A bill that whoever has its link may pay, without an account.
create table public_bill (
  id           uuid        not null primary key,
  bill_no      text        not null,
  -- Null: of no company
  company_id   uuid,
  title        text        not null,
  payer_sealed text        not null,
  phone_sealed text        not null,
  lines        jsonb       not null,
  amount_fen   bigint      not null check (amount_fen > 0),
  state        text        not null check (state in ('open', 'paid', 'void')),
  expires_at   timestamptz not null,
  sent_at      timestamptz,
  paid_at      timestamptz,
  made_by      uuid        not null,
  created_at   timestamptz not null
);
create index public_bill_newest on public_bill (created_at desc, id);
