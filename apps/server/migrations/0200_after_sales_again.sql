-- What a line was called before an exchange, under its owner's key: from then on the line is called like the other thing.
alter table after_sale add column was_name text;
-- An application is held against what was refunded of the medicine that its invoice is for.
create index medicine_order_invoice on medicine_order (invoice_number) where invoice_number is not null;
-- What a person has to send again.
create index incoming_refund_failed on incoming_refund (created_at) where state = 'failed';
