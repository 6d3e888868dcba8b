-- Staff keep the directory of hospitals and the symptoms: a row is closed, never removed, because cases and
-- consultations name it. The revision counts changes, so that of two simultaneous edits only one is saved.
alter table hospital add column is_closed boolean not null default false;
alter table hospital add column revision integer not null default 0;
alter table hospital add column saved_by text;
alter table hospital add column saved_at timestamptz;
create unique index hospital_name on hospital (name);

alter table disease_label add column is_off boolean not null default false;
alter table disease_label add column revision integer not null default 0;
alter table disease_label add column saved_by text;
alter table disease_label add column saved_at timestamptz;
create unique index disease_label_name on disease_label (department, name);

alter table operation_manual add column saved_by text;
