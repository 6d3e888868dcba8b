-- Asked by number alone: the same number with and without its code is the same invoice.
create index invoice_use_number on invoice_use (invoice_number);

-- Locked while the invoices of a case are taken, because (code, number) and ('', number) are two keys of invoice_use.
create table invoice_number (
  invoice_number text primary key
);
