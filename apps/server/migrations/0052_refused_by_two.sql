-- The first of two pairs of eyes may refuse as well: the second confirms the same verdict for the same reason, which is
-- sealed under the key of the member. A settlement of nothing may want two people too.
alter table claim_approval add column verdict text not null default 'approve' check (verdict in ('approve', 'reject'));
alter table claim_approval add column account_id uuid;
alter table claim_approval add column reason text;
alter table claim_approval drop constraint claim_approval_payable_fen_check;
alter table claim_approval add constraint claim_approval_payable check (payable_fen >= 0);
