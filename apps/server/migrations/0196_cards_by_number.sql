-- How fast cases of a bank card come is asked for every claim: the same number may be kept by several accounts, and these are
-- found by the number, so that only the nodes of their companies are asked.
create table card_place (
  number_hash text not null,
  card_id     uuid not null,
  account_id  uuid not null,
  primary key (number_hash, card_id)
);
-- Under which hash the card is found; its own changes with a rotation of keys.
alter table bank_card add column found_by text;
update bank_card set found_by = number_hash;
insert into card_place (number_hash, card_id, account_id) select number_hash, id, account_id from bank_card;
drop index bank_card_any_number;
