-- What a benefit of the company is to its people: by which of their own rights it is used, for whom, how, by which rules.
alter table company_equity
  add column code     text not null default '',
  add column audience text not null default '',
  add column usage    text not null default '',
  add column rules    text not null default '';

alter table high_medical_service
  add column code     text not null default '',
  add column audience text not null default '',
  add column usage    text not null default '',
  add column rules    text not null default '';

-- Whom the people of a company ask about their benefits; null where the company has said nobody.
alter table company
  add column hr_department text,
  add column hr_phone      text,
  add column hr_hours      text,
  add column hr_place      text;
