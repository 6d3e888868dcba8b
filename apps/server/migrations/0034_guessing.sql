-- Set where the demo's people were loaded, so that production can refuse such a database.
create table demo_data (
  loaded_at timestamptz primary key
);
