-- Who keeps a file: its owner, or the company where it belongs to no person. A file stands with its keeper, so that the
-- files of one case are found on one node.
alter table stored_file add column keeper_id uuid;
update stored_file set keeper_id = coalesce(owner_account_id, company_id);
alter table stored_file alter column keeper_id set not null;
alter table stored_file add constraint stored_file_keeper
  check (keeper_id = coalesce(owner_account_id, company_id));

insert into taken_key (kind, key, holder) select 'stored_file.name', name, keeper_id from stored_file;

alter table operation_manual drop constraint operation_manual_file_id_fkey;
alter table suggestion_picture drop constraint suggestion_picture_file_id_fkey;
alter table stored_file drop constraint stored_file_pkey;
alter table stored_file drop constraint stored_file_name_key;
alter table stored_file add primary key (keeper_id, id);
alter table suggestion_picture add constraint suggestion_picture_file
  foreign key (account_id, file_id) references stored_file (keeper_id, id);
drop index stored_file_owner;
create index stored_file_owner on stored_file (keeper_id, module, created_at);
create index stored_file_name on stored_file (keeper_id, name);
