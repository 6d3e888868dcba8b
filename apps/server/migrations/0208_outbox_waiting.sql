-- For those who look every few minutes for what waits for nobody.
create index outbox_waiting on outbox (tried_at) where delivered_at is null;
