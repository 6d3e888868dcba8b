-- A file that is put into the store beside the calls: whoever holds the token may put one, once, for this case.
create table direct_upload (
  token_hash text        primary key,
  account_id uuid        not null,
  company_id uuid        not null,
  case_id    uuid        not null,
  -- Under which the bytes wait; nobody reads them before they are drawn anew
  name       text        not null,
  -- Set while and after the bytes come in by ourselves
  filled_at  timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index direct_upload_expired on direct_upload (expires_at);

-- Pictures are compared with those of the insured's earlier cases, whoever applied for them.
create index claim_case_policy on claim_case (policy_id) where policy_id is not null;
-- A case that was applied for anew shows the same files.
create index claim_material_file on claim_material (file_id);
