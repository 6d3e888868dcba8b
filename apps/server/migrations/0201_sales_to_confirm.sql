-- What waits for the second person is counted beside every list of after-sales: a handful among all that ever were.
create index after_sale_to_confirm on after_sale (created_at) where agreed_by is not null;
