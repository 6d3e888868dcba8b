-- How a total came about, as the receipt prints it; empty where it does not say, or nobody has read it.
alter table claim_receipt
  add column self_paid_fen bigint,
  add column pooled_fen bigint,
  add column account_fen bigint;
