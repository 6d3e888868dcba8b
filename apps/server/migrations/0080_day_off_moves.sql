-- Whoever is booked on days that are closed moves to this one as far as it has room; null gives place and right back.
alter table place_day_off add column move_to date;
