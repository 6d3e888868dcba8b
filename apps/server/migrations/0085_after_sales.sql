-- What somebody wants back and how: the engine knew pieces alone.
alter table after_sale
  add column kind text not null default 'refund' check (kind in ('refund', 'return', 'exchange')),
  -- Ids of files of whoever asked
  add column pictures jsonb not null default '[]',
  -- What is sent instead, and what of it is held until then
  add column exchange_product_id uuid,
  add column exchange_name text,
  add column exchange_holding_id uuid,
  -- Until when it has to be handed to a courier
  add column send_back_by timestamptz,
  -- Who agreed to a refund that a second person has to confirm, and whether what came back can be sold again
  add column agreed_by uuid,
  add column agreed_sellable boolean not null default false,
  -- What the owner said against a refusal, under the owner's key, and what somebody else answered
  add column appeal text,
  add column appealed_at timestamptz,
  add column appeal_answer text,
  add column appeal_answered_at timestamptz,
  -- The owner does not want to see it any more
  add column hidden_at timestamptz;
create index after_sale_account on after_sale (account_id, created_at desc);
create index after_sale_desk on after_sale (state, created_at);
create index after_sale_appealed on after_sale (appealed_at) where appealed_at is not null and appeal_answered_at is null;
create index after_sale_to_send_back on after_sale (send_back_by) where state = 2;

-- An after-sale is found by its id: with whom it stands is its order's.
insert into taken_key (kind, key, holder) select 'after_sale.id', id::text, order_id from after_sale;

alter table shop_order
  add column hidden_at timestamptz,
  -- Something was said of it
  add column commented_at timestamptz;
-- The desk of orders: newest first, all of them or those in one state
create index shop_order_newest on shop_order (created_at desc, id);
create index shop_order_state on shop_order (state, created_at desc);
