-- When somebody last tried to carry a message out; null where nobody has, and where a person wants it tried anew.
alter table outbox add column tried_at timestamptz;
