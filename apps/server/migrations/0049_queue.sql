-- By when a case is to be decided: two working days after it was submitted, the time not counted in which the member was asked.
alter table claim_case add column due_at timestamptz(3);
-- Holidays are known to the program alone; what waits now gets the two days that it was promised.
update claim_case set due_at = submitted_at + interval '2 days' where submitted_at is not null and state in (1, 2, 3, 4);

-- Whose turn is first: by when it is due, less five minutes for each point of risk (packages/domain/src/claim-sla.ts). A row that
-- another version wrote meanwhile has no due time yet and stands by its submission, before the others. 10 is for reviews.
create index claim_case_turn on claim_case (
  ((coalesce(due_at, submitted_at) at time zone 'UTC') - risk * interval '5 minutes'), id
) where state in (1, 2, 4, 10);
create index claim_case_due on claim_case (due_at, id) where state in (1, 2, 4, 10);
drop index claim_case_queue;

-- Cases of which something was noticed, by what it was.
create index claim_flag_kind on claim_flag (kind, company_id, case_id);

-- What came in, by day.
create index claim_case_submitted_at on claim_case (submitted_at) where submitted_at is not null;

create index state_event_reviews on state_event (at) where subject_kind = 'claim' and to_state = '10';

-- What somebody narrows the queue by, under a name.
create table staff_view (
  staff_id   uuid        not null,
  id         uuid        not null,
  name       text        not null,
  list       text        not null,
  filter     jsonb       not null,
  created_at timestamptz not null,
  primary key (staff_id, id),
  unique (staff_id, name)
);
