-- A login that a provider has proven may also wait for the person's consent to the agreements.
alter table pending_login drop constraint pending_login_needs_check;
alter table pending_login add constraint pending_login_needs_check check (needs in ('bind', 'verify', 'consent'));

-- Five tries in all, whoever makes them: where they come from no longer counts.
alter table sms_code drop column asked_from, drop column own_tries, drop column far_tries;
