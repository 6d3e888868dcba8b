-- What stands on the home and in the message centre is kept by staff. The revision counts the changes: of two who change the same, one saves.
alter table advert
  add column revision integer not null default 0,
  add column saved_by text,
  add column saved_at timestamptz;
-- One that is ended before it began has stood for no time at all.
alter table advert drop constraint advert_window;
alter table advert add constraint advert_window check (starts_at <= ends_at);

-- One that people have opened is hidden and not taken away: what was counted hangs on it.
alter table question
  add column is_shown boolean not null default true,
  add column revision integer not null default 0,
  add column saved_by text,
  add column saved_at timestamptz;
