-- To whom invoices are written: a person or a company. All of its words are under the key of their owner.
create table invoice_title (
  account_id uuid        not null,
  id         uuid        not null,
  kind       text        not null check (kind in ('personal', 'company')),
  words      text        not null,
  is_default boolean     not null,
  updated_at timestamptz not null,
  primary key (account_id, id)
);
create unique index invoice_title_default on invoice_title (account_id) where is_default;

-- What is taken before a person's titles change.
create table invoice_title_book (
  account_id uuid    primary key,
  changes    integer not null
);

-- An invoice that somebody applied for: 1 待开票, 2 开票中, 3 已开票, 4 开票失败.
create table invoice_bill (
  company_id uuid        not null,
  id         uuid        not null,
  account_id uuid        not null,
  state      smallint    not null check (state between 1 and 4),
  -- Title and mailbox as they were, under the key of their owner
  words      text        not null,
  amount_fen bigint      not null check (amount_fen >= 0),
  -- By which the issuer knows it; another one for each application
  request_no text        not null,
  tries      integer     not null,
  invoice_no text,
  issued_at  timestamptz,
  -- Where the issuer has the files, and under which names we keep them
  pdf_url    text,
  ofd_url    text,
  pdf_file   text,
  ofd_file   text,
  failure    text,
  -- When to go on with it; null where nothing is left to do
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

-- What is on it. An order is billed once: its key says so.
create table invoice_order (
  company_id uuid   not null,
  order_id   uuid   not null,
  bill_id    uuid   not null,
  account_id uuid   not null,
  order_no   text   not null,
  kind       text   not null,
  -- Of its money, without what had gone back when it was applied for
  money_fen  bigint not null check (money_fen > 0),
  primary key (company_id, order_id)
);
create index invoice_order_bill on invoice_order (company_id, bill_id);

-- What red invoices take back of it, once for each refund.
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
  -- Which invoice it takes back; known once it is asked for
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
