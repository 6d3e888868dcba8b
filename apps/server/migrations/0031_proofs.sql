-- A login that a provider has proven may also wait for the person's consent to the agreements.
alter table pending_login drop constraint pending_login_needs_check;
alter table pending_login add constraint pending_login_needs_check check (needs in ('bind', 'verify', 'consent'));
