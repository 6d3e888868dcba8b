-- When the payout partner was last asked: those asked lately wait for their turn.
alter table payment add column asked_at timestamptz;
-- Ordered from a bank by the file of its batch: the payout partner is never asked about it.
alter table payment add column is_by_file boolean not null default false;

-- A batch goes one way: sent to the payout partner, or out of the house as a file.
alter table pay_batch drop constraint pay_batch_state_check;
alter table pay_batch add constraint pay_batch_state_check check (state in ('open', 'sent', 'file'));
