-- The auditor looks for everything that was seen of somebody by name. In a file of its own: a distributed engine hands an
-- index of a table that stands already on as the whole text that it came in.
create index account_name on account (name);
