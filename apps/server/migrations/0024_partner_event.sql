-- What partners told us, so that each event has one effect: its row is written in the transaction of the effect. The
-- id is the partner's own. Nothing of the event's content is kept here.
create table partner_event (
  partner     text        not null,
  event_id    text        not null,
  kind        text        not null,
  outcome     text        not null check (outcome in ('applied', 'ignored')),
  received_at timestamptz not null,
  primary key (partner, event_id)
);
create index partner_event_received_at on partner_event (received_at);
