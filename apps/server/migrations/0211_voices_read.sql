-- What members say is read by somebody, who notes what was done about it or answers: once, by one of two at a time.
-- Notes and answers stand under the member's key, as the words that they are about.
alter table suggestion
  add column answer       text,
  add column handled_note text,
  add column handled_by   uuid,
  add column handled_at   timestamptz;
alter table suggestion
  add constraint suggestion_handled check ((handled_at is null) = (handled_by is null)
    and num_nonnulls(answer, handled_note) = num_nonnulls(handled_at));
alter table activity_advice
  add column handled_note text,
  add column handled_by   uuid,
  add column handled_at   timestamptz;
alter table activity_advice
  add constraint activity_advice_handled check (num_nonnulls(handled_note, handled_by, handled_at) in (0, 3));
alter table evaluation
  add column handled_note text,
  add column handled_by   uuid,
  add column handled_at   timestamptz;
alter table evaluation
  add constraint evaluation_handled check (num_nonnulls(handled_note, handled_by, handled_at) in (0, 3));

-- Each list newest first, and one row by the id that the list told.
create index suggestion_open on suggestion (created_at desc, id desc) where handled_at is null;
create index suggestion_done on suggestion (created_at desc, id desc) where handled_at is not null;
create index suggestion_id on suggestion (id);
create index suggestion_picture_file on suggestion_picture (account_id, file_id);
create index activity_advice_open on activity_advice (created_at desc, id desc) where handled_at is null;
create index activity_advice_done on activity_advice (created_at desc, id desc) where handled_at is not null;
create index activity_advice_id on activity_advice (id);
create index evaluation_open on evaluation (created_at desc, service_id desc) where handled_at is null;
create index evaluation_done on evaluation (created_at desc, service_id desc) where handled_at is not null;
create index evaluation_service on evaluation (service_id);

-- Whoever left a phone is called once.
alter table promotion_record
  add column note_sealed  text,
  add column contacted_by uuid,
  add column contacted_at timestamptz;
alter table promotion_record
  add constraint promotion_record_contacted
    check (num_nonnulls(note_sealed, contacted_by, contacted_at) in (0, 3)
      and (contacted_at is null or phone_sealed is not null));
create index promotion_record_open on promotion_record (created_at desc, id desc)
  where phone_sealed is not null and contacted_at is null;
create index promotion_record_done on promotion_record (created_at desc, id desc)
  where phone_sealed is not null and contacted_at is not null;
create index promotion_record_id on promotion_record (id);
