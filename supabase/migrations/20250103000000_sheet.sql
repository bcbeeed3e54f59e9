-- Requests to the sheet broker, which all its workers count (supabase/functions/sheet, docs/decisions/0012). The data API does not
-- expose the schema, and its roles have no privileges on it.

create schema sheet;
comment on schema sheet is 'Shared state of the sheet broker, not exposed by the data API.';

-- Unlogged, which makes writing faster. A crash of the database empties the table, and counting starts again.
create unlogged table sheet.requests (
  key_hash text not null,
  minute timestamptz not null,
  count int not null,
  primary key (key_hash, minute)
);
comment on table sheet.requests is 'Number of requests with the proof of the password, per minute. Rows are deleted after ten minutes.';
comment on column sheet.requests.key_hash is 'HMAC of the client, or of the client and the requested email address; empty for all requests in total.';

alter table sheet.requests enable row level security;
revoke all on schema sheet from public, anon, authenticated;
revoke all on all tables in schema sheet from public, anon, authenticated;
