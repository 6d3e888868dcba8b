-- What a keyed call answered may tell of somebody's health: it is kept sealed. `answer` stays for the version before, which
-- writes it plain until it is stopped; a job seals what it left.
alter table idempotency add column answer_sealed text;
