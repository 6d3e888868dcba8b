-- Public holidays and weekends that are worked, as staff entered them. A year that is entered again is a further row: the
-- newest holds, and what held before stays known.
create table calendar_year (
  id         uuid        not null primary key,
  year       int         not null check (year between 2025 and 2099),
  notice     text        not null,
  off        jsonb       not null,
  worked     jsonb       not null,
  staff_id   uuid        not null,
  staff_name text        not null,
  at         timestamptz not null
);
create index calendar_year_newest on calendar_year (year, at desc);
create trigger calendar_year_append_only before update or delete on calendar_year
  for each row execute function refuse_rewriting();
