-- State that the workers of the records broker share (supabase/functions/records, docs/decisions/0011): copies of the records in
-- Airtable's tables (the mirror), and the one sync that makes them. The mirror contains applicants' names. So the data API does not
-- expose the schema, and its roles have no privileges on it. Row-level security without a policy denies their access as well.

create schema records;
comment on schema records is 'Shared state of the records broker, not exposed by the data API.';

-- Copies of the applicants' records in Airtable.
create table records.mirror (
  table_name text not null, -- of the Airtable table that contains the record, such as Letters
  uuid text not null,
  name text, -- null if the field of the record is empty, or if two records have the id
  is_duplicate boolean not null, -- two records of the table have this id, so neither name is served
  primary key (table_name, uuid)
);

-- The last sync of each Airtable table.
create table records.tables (
  table_name text primary key,
  completed_at timestamptz, -- when the last complete sync began: the mirror contains every record that existed then
  access text, -- hash of the variables with which the table was read: after a change of them, a sync is due
  row_count int not null default 0, -- at the last complete sync; remains when the records are deleted because of their age
  failed_at timestamptz,
  failure text -- why the last sync failed or was refused, without ids and names; null after a complete sync
);

-- The lease of the one worker that reads the tables, and the pace of its requests.
create table records.sync (
  is_only_row boolean primary key default true check (is_only_row),
  token text, -- identifies the worker with the lease
  leased_until timestamptz not null default 'epoch',
  next_request_at timestamptz not null default 'epoch', -- earliest time of the next request to Airtable
  paused_until timestamptz not null default 'epoch' -- until then only the staff start a sync, because the last one failed
);
insert into records.sync default values;

-- The deployed broker. Each of its workers stores this row when it starts.
create table records.broker (
  is_only_row boolean primary key default true check (is_only_row),
  url text not null,
  public_key text not null -- RECORDS_PUBLIC_KEY, which is public in the site's scripts
);

alter table records.mirror enable row level security;
alter table records.tables enable row level security;
alter table records.sync enable row level security;
alter table records.broker enable row level security;

-- Replaces the mirror of one table, in one transaction. Refuses to remove all records of a mirror, or more than a fifth and more
-- than five of them: then the table was probably emptied or filtered by mistake. The staff can force it.
create function records.replace_mirror(
  lease_token text, synced_table text, started_at timestamptz, table_records jsonb, is_forced boolean, access_hash text
)
  returns table (outcome text, before int, rows int, added int, removed int, renamed int)
  language plpgsql
  set search_path = ''
as $$
declare
  mirrored int;
  missing int;
begin
  -- The lock keeps the lease until the end of the transaction.
  perform from records.sync where token = lease_token and leased_until > clock_timestamp() for update;
  if not found then
    return query select 'lost', 0, 0, 0, 0, 0;
    return;
  end if;

  select count(m.uuid), count(g.uuid), count(*) filter (where m.uuid is null), count(*) filter (where g.uuid is null),
    count(*) filter (where m.uuid = g.uuid and (m.name, m.is_duplicate) is distinct from (g.name, g."isDuplicate"))
  into mirrored, rows, added, removed, renamed
  from (select * from records.mirror where table_name = synced_table) m
  full join jsonb_to_recordset(table_records) as g (uuid text, name text, "isDuplicate" boolean) on g.uuid = m.uuid;

  before := coalesce((select t.row_count from records.tables t where t.table_name = synced_table), 0);
  missing := case when mirrored > 0 then removed else greatest(before - rows, 0) end;
  if not is_forced and missing > 0 and (missing = before or (missing > 5 and missing * 5 > before)) then
    outcome := 'refused';
    removed := missing;
    return next;
    return;
  end if;

  delete from records.mirror where table_name = synced_table;
  insert into records.mirror (table_name, uuid, name, is_duplicate)
    select synced_table, g.uuid, g.name, g."isDuplicate"
    from jsonb_to_recordset(table_records) as g (uuid text, name text, "isDuplicate" boolean);
  insert into records.tables (table_name, completed_at, row_count, access)
    values (synced_table, started_at, rows, access_hash)
    on conflict (table_name) do update
      set completed_at = excluded.completed_at, row_count = excluded.row_count, access = excluded.access,
        failed_at = null, failure = null;
  outcome := 'replaced';
  return next;
end
$$;

-- Keeps the mirror fresh: the broker starts a sync if one is due. Sends nothing before the broker is deployed.
create function records.request_sync() returns void
  language plpgsql
  set search_path = ''
as $$
begin
  -- pg_net sends the request after the transaction, and does not wait for the response.
  perform net.http_post(
    url := broker.url || '/sync',
    headers := jsonb_build_object('authorization', 'Bearer ' || broker.public_key)
  ) from records.broker;
end
$$;

revoke all on schema records from public, anon, authenticated;
revoke all on all tables in schema records from public, anon, authenticated;
revoke all on all functions in schema records from public, anon, authenticated;

-- Every Supabase project has both extensions. The local database has neither.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron')
    and exists (select from pg_available_extensions where name = 'pg_net')
  then
    create extension if not exists pg_cron;
    create extension if not exists pg_net;
    perform cron.schedule('sync the tables of the records broker', '* * * * *', 'select records.request_sync()');
  else
    raise warning 'Without pg_cron and pg_net, this database does not keep the mirror of the records broker fresh. Set up another scheduler: docs/own-server.md.';
  end if;
end
$$;
