-- The text that a page of a PDF or OFD holds itself, under the key of whoever brought it; empty for photographs.
alter table claim_material add column printed_sealed text;
