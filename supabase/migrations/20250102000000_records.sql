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
  release_at timestamptz, -- from then on the site shows the record; null: never, if the table was read with the release column
  primary key (table_name, uuid)
);
-- A lookup also asks whether another table has the id.
create index on records.mirror (uuid);

-- The last sync of each Airtable table.
create table records.tables (
  table_name text primary key,
  completed_at timestamptz, -- when the last complete sync began: the mirror contains every record that existed then
  has_release_column boolean not null default false, -- whether records count as released only from their instant on
  accepts_no_rows boolean not null default false, -- the staff have forced a sync of the empty table
  access text, -- hash of the variables with which the table was read: after a change of them, a sync is due
  row_count int not null default 0, -- at the last complete sync; remains when the records are deleted because of their age
  failed_at timestamptz,
  failure text, -- why the last sync failed or was refused, without ids and names; null after a complete sync
  failure_code text, -- the same as a word, such as tokenRefused, which the public key may read
  refused_at timestamptz -- when the last refusal was; after completed_at: the mirror is kept, to compare the next sync with it
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

-- What a sync changes in one table.
create type records.change as (
  table_name text,
  is_forced boolean,
  before int, -- records of the last sync
  rows int, added int, removed int,
  renamed text[], -- names that become another text or empty, as "Old → New"
  opened int, -- records that are released before the instant that the mirror has for them, or without one there
  hidden int, -- records that were released or had an instant, and now are not released or have none
  open int, -- records that are released now
  never int, -- records without an instant, which are never released
  duplicates int, -- ids that two records have, in one table or in two
  refusals text[] -- the changes for which the sync is refused: removed, renamed, opened, hidden
);

-- Compares records that were just read with the mirror. Each element of `synced` is a table: {"table": "Letters", "isForced": false,
-- "hasReleaseColumn": true, "records": [{"uuid": "…", "name": "…", "isDuplicate": false, "releaseAt": "2026-03-28T00:00:00.000Z"}]}.
-- A sync is refused that would change more than five records and more than a fifth of them, remove all, or give two no name or the
-- names of others: then the table was probably emptied, filtered, or sorted or filled in by mistake. The staff can force it.
create function records.compare_mirror(synced jsonb) returns setof records.change
  language sql
  set search_path = ''
as $$
  with tables as (
    select t ->> 'table' as table_name, (t ->> 'isForced')::boolean as is_forced,
      (t ->> 'hasReleaseColumn')::boolean as has_release_column, t -> 'records' as records
    from jsonb_array_elements(synced) as t
  ), given as (
    select t.table_name, g.*, not t.has_release_column or coalesce(g."releaseAt" <= clock_timestamp(), false) as is_open,
      t.has_release_column and g."releaseAt" is null as is_never,
      count(*) over (partition by g.uuid) > 1 or g."isDuplicate" as is_ambiguous
    from tables t,
      jsonb_to_recordset(t.records) as g (uuid text, name text, "isDuplicate" boolean, "releaseAt" timestamptz)
  ), mirrored as (
    select i.*, l.has_release_column and i.release_at <= clock_timestamp() as was_open,
      l.has_release_column and coalesce(i.release_at > clock_timestamp(), true) as was_closed
    from records.mirror i join records.tables l on l.table_name = i.table_name
  ), changes as (
    select t.table_name, t.is_forced, coalesce(l.row_count, 0) as before, count(g.uuid) as rows, count(m.uuid) as mirrored,
      count(g.uuid) filter (where m.uuid is null) as added,
      -- After the records were deleted because of their age, only their number is known.
      case when count(m.uuid) > 0 then count(m.uuid) filter (where g.uuid is null)
        else greatest(coalesce(l.row_count, 0) - count(g.uuid), 0) end as removed,
      array_agg(m.name || ' → ' || coalesce(g.name, ''))
        filter (where m.name is distinct from g.name and btrim(m.name) <> '' and not g."isDuplicate") as renamed,
      count(*) filter (where btrim(m.name) <> '' and not g."isDuplicate" and m.name is distinct from g.name
        and (btrim(coalesce(g.name, '')) = '' or g.name in (select name from records.mirror))) as exchanged,
      count(*) filter (where m.was_closed and g.is_open) as opened,
      count(*) filter (where m.was_open and not g.is_open or m.release_at is not null and g.is_never) as hidden,
      count(*) filter (where g.is_open) as open, count(*) filter (where g.is_never) as never, count(*) filter (where g.is_ambiguous) as duplicates
    from tables t
    left join records.tables l on l.table_name = t.table_name
    left join (given g full join mirrored m on m.table_name = g.table_name and m.uuid = g.uuid)
      on t.table_name in (g.table_name, m.table_name)
    group by t.table_name, t.is_forced, l.row_count
  )
  select table_name, is_forced, before, rows::int, added::int, removed::int, coalesce(renamed, '{}'), opened::int, hidden::int, open::int,
    never::int, duplicates::int,
    array_remove(array[
      case when removed > 0 and (removed = before or (removed > 5 and removed * 5 > before)) then 'removed' end,
      case when (exchanged > 0 and sum(exchanged) over () > 1) or (cardinality(renamed) > 5 and cardinality(renamed) * 5 > mirrored) then 'renamed' end,
      case when opened > 5 and opened * 5 > mirrored then 'opened' end,
      case when hidden > 5 and hidden * 5 > mirrored then 'hidden' end
    ], null)
  from changes
$$;

-- Replaces the mirror of all tables in one transaction, or none if a table that is not forced has a refusal. Without a result, another
-- worker has the lease. `synced` has also the time before each table was read: "startedAt".
create function records.replace_mirror(lease_token text, synced jsonb, access_hash text) returns setof records.change
  language plpgsql
  set search_path = ''
as $$
declare
  change records.change;
  is_refused boolean := false;
begin
  -- The lock keeps the lease until the end of the transaction.
  perform from records.sync where token = lease_token and leased_until > clock_timestamp() for update;
  if not found then
    return;
  end if;

  for change in select * from records.compare_mirror(synced) loop
    is_refused := is_refused or (not change.is_forced and cardinality(change.refusals) > 0);
    return next change;
  end loop;
  if is_refused then
    return;
  end if;

  -- Also the tables that the broker does not serve any more.
  delete from records.mirror;
  insert into records.mirror (table_name, uuid, name, is_duplicate, release_at)
    select t ->> 'table', g.uuid, g.name, g."isDuplicate", g."releaseAt"
    from jsonb_array_elements(synced) as t,
      jsonb_to_recordset(t -> 'records') as g (uuid text, name text, "isDuplicate" boolean, "releaseAt" timestamptz);
  insert into records.tables as l (table_name, completed_at, row_count, has_release_column, accepts_no_rows, access)
    select t ->> 'table', (t ->> 'startedAt')::timestamptz, jsonb_array_length(t -> 'records'), (t ->> 'hasReleaseColumn')::boolean,
      (t ->> 'isForced')::boolean and jsonb_array_length(t -> 'records') = 0, access_hash
    from jsonb_array_elements(synced) as t
    on conflict (table_name) do update
      set completed_at = excluded.completed_at, row_count = excluded.row_count,
        has_release_column = excluded.has_release_column,
        accepts_no_rows = excluded.accepts_no_rows or (l.accepts_no_rows and excluded.row_count = 0),
        access = excluded.access, failed_at = null, failure = null, failure_code = null;
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
