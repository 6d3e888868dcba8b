-- What staff were refused, newest first: however many strangers tried to log in, a page of it reads no row of theirs.
create index staff_attempt_of_staff on staff_attempt (first_at desc, id desc)
  where staff_id <> '00000000-0000-0000-0000-000000000000';
