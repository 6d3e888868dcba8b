-- What a line was called before an exchange, under its owner's key: from then on the line is called like the other thing.
alter table after_sale add column was_name text;
