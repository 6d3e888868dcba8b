-- Whoever was moved to a time by the desk may give it up until it begins: nobody asked for that time.
alter table booking add column was_moved boolean not null default false;

-- The change that the institution refused last: sent again, the same wish hears the same no.
alter table high_exam_order add column refused_change_id uuid;

-- Reports that were announced and are not here yet, each looked for until it is. Beside the account that booked.
create table exam_report_due (
  account_id uuid        not null,
  report_no  text        not null,
  booking_id uuid        not null,
  tries      int         not null,
  next_at    timestamptz not null,
  primary key (account_id, report_no)
);
create index exam_report_due_next on exam_report_due (next_at);
