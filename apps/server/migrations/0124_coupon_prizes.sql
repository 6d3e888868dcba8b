-- A prize may be a coupon: of which batch, and which coupon a draw brought.
alter table activity_prize drop constraint activity_prize_kind_check;
alter table activity_prize
  add constraint activity_prize_kind_check check (kind in ('points', 'goods', 'coupon')),
  add column batch_id uuid,
  add constraint activity_prize_batch_check check ((kind = 'coupon') = (batch_id is not null));
alter table activity_draw add column coupon_id uuid;
