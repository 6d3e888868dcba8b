-- A text message goes out with each move of a claim, unless the member wants to be texted only where there is something to do or
-- the money is there. Who has text messages on hears of every move from now on.
alter table notice_channel add column sms_pressing_only boolean not null default false;
