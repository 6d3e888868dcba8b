-- Since when a file that somebody uploaded waits to be used: put to a case that is submitted, sent with a suggestion, worn
-- as an avatar. Null is in use, as everything is that stands here already. What waits counts against its owner's share.
alter table stored_file add column unused_since timestamptz;
create index stored_file_unused on stored_file (unused_since) where unused_since is not null;
