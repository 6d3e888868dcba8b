-- Who at the company is asked, and by mail, too. The revision counts the changes: of two who edit the same, one saves.
alter table company
  add column hr_person   text,
  add column hr_mail     text,
  add column hr_revision integer not null default 0,
  add column hr_saved_by text,
  add column hr_saved_at timestamptz;

-- Under which name a gift stands among one's own rights: the benefit itself may be called otherwise since.
alter table company_equity
  add column gift_name text        not null default '',
  add column revision  integer     not null default 0,
  add column saved_by  text,
  add column saved_at  timestamptz;
update company_equity set gift_name = name where code = 'WELFARE';
