-- Money that people pay to us (payment is what we pay to people). What it is for is an order, a bill.
create table incoming_payment (
  company_id     uuid        not null,
  id             uuid        not null,
  subject_kind   text        not null,
  subject_id     uuid        not null,
  -- Who pays; null for whoever was sent a bill
  account_id     uuid,
  amount_fen     bigint      not null check (amount_fen > 0),
  way            text        not null check (way in ('jsapi', 'h5')),
  description    text        not null,
  state          text        not null check (state in ('open', 'paid', 'closed', 'otherSum')),
  -- What the provider gave for the page to pay with; null until it has
  prepay         text,
  expires_at     timestamptz not null,
  -- The provider's own number and word, once paid
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
  -- What it was given back for: one refund an effect
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

-- Where the provider's bill of a day and our books say different things. It changes nothing: a person looks at it.
create table payment_difference (
  bill_day   date        not null,
  -- The number of the payment or refund that both sides know it by
  trade_no   text        not null,
  kind       text        not null check (kind in ('paymentNotHere', 'paymentNotThere', 'paymentSum', 'refundNotHere', 'refundNotThere', 'refundSum')),
  ours_fen   bigint,
  theirs_fen bigint,
  found_at   timestamptz not null,
  seen_at    timestamptz,
  seen_by    uuid,
  primary key (bill_day, trade_no, kind)
);
create index payment_difference_unseen on payment_difference (found_at) where seen_at is null;
