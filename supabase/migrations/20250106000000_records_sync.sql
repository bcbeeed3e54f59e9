-- Replaces the queue, the permits and the page-by-page refresh of the records broker by one sync (docs/decisions/0011). The mirror
-- is empty after this migration until the first sync, so do not apply it on a decision day: migrate, deploy the broker, sync.

drop table records.lookup_queue, records.negative_cache, records.permits, records.rate_limit, records.sources, records.mirror;

-- Copies of the applicants' records in Airtable.
create table records.mirror (
  source text not null, -- the Airtable table that contains the record, such as Letters
  uuid text not null,
  name text, -- null if the field of the record is empty, or if two records have the id
  is_duplicate boolean not null, -- two records of the table have this id, so neither name is served
  primary key (source, uuid)
);

-- The last sync of each Airtable table.
create table records.tables (
  source text primary key,
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

alter table records.mirror enable row level security;
alter table records.tables enable row level security;
alter table records.sync enable row level security;

-- Replaces the mirror of one table, in one transaction. Refuses to remove all records of a mirror, or more than a fifth and more
-- than five of them: then the table was probably emptied or filtered by mistake. The staff can force it.
create function records.replace_mirror(held text, synced text, started timestamptz, given jsonb, forced boolean, used text)
  returns table (outcome text, before int, rows int, added int, removed int, renamed int)
  language plpgsql
  set search_path = ''
as $$
declare
  mirrored int;
  missing int;
begin
  -- The lock keeps the lease until the end of the transaction.
  perform from records.sync where token = held and leased_until > clock_timestamp() for update;
  if not found then
    return query select 'lost', 0, 0, 0, 0, 0;
    return;
  end if;

  select count(m.uuid), count(g.uuid), count(*) filter (where m.uuid is null), count(*) filter (where g.uuid is null),
    count(*) filter (where m.uuid = g.uuid and (m.name, m.is_duplicate) is distinct from (g.name, g."isDuplicate"))
  into mirrored, rows, added, removed, renamed
  from (select * from records.mirror where source = synced) m
  full join jsonb_to_recordset(given) as g (uuid text, name text, "isDuplicate" boolean) on g.uuid = m.uuid;

  before := coalesce((select t.row_count from records.tables t where t.source = synced), 0);
  missing := case when mirrored > 0 then removed else greatest(before - rows, 0) end;
  if not forced and missing > 0 and (missing = before or (missing > 5 and missing * 5 > before)) then
    outcome := 'refused';
    removed := missing;
    return next;
    return;
  end if;

  delete from records.mirror where source = synced;
  insert into records.mirror (source, uuid, name, is_duplicate)
    select synced, g.uuid, g.name, g."isDuplicate"
    from jsonb_to_recordset(given) as g (uuid text, name text, "isDuplicate" boolean);
  insert into records.tables (source, completed_at, row_count, access) values (synced, started, rows, used)
    on conflict (source) do update
      set completed_at = excluded.completed_at, row_count = excluded.row_count, access = excluded.access,
        failed_at = null, failure = null;
  outcome := 'replaced';
  return next;
end
$$;

-- Replaces the function of the scheduled job: the broker's path is now /sync. It starts a sync if one is due.
create or replace function records.keep_warm() returns void
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

revoke all on all tables in schema records from public, anon, authenticated;
revoke all on all functions in schema records from public, anon, authenticated;
