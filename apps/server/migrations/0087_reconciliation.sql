-- What was done about a difference, in the words of whoever settled it.
alter table payment_difference add column note text;

-- Days whose bill was laid beside our books, whether or not they differed.
create table payment_bill (
  bill_day    date        not null primary key,
  compared_at timestamptz not null
);
