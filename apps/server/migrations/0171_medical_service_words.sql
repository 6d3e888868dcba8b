-- How a medical service of the company is told can be changed too: of two who edit the same, one saves.
alter table high_medical_service
  add column revision integer     not null default 0,
  add column saved_by text,
  add column saved_at timestamptz;
