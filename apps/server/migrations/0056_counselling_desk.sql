-- The desk of a kind names a booking by its id alone, and lists bookings by state and day across persons.
create index booking_id on booking (id);
create index booking_desk on booking (kind, state, starts_at);
