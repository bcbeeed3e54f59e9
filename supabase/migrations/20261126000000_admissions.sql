-- What the site shows to applicants (supabase/functions/admissions, docs/decisions/0011): publications that a person has confirmed. They
-- contain applicants' names. So the data API does not expose the schema, and its roles have no privileges on it. Row-level security
-- without a policy denies their access as well.

create schema admissions;
comment on schema admissions is 'Publications of letters, decisions and sign-ins, not exposed by the data API.';

-- The function refuses another version.
create function admissions.schema_version() returns int language sql immutable set search_path = '' as 'select 1';

-- A publication is never changed, only followed. The one with the highest version is on the site.
create table admissions.publications (
  version int primary key check (version > 0),
  published_at timestamptz not null default clock_timestamp(),
  published_by text not null check (published_by <> ''), -- the user of the computer on which the staff's command ran
  action text not null check (action in ('publish', 'undo', 'withdraw', 'end', 'convert')),
  digest text not null, -- of the change that was confirmed
  -- People who were withdrawn and may still be in the tables: [{"uuid": null, "email": "…", "name": "…"}]. Each publication
  -- repeats them, so that none returns without a question.
  withdrawals jsonb not null default '[]' check (jsonb_typeof(withdrawals) = 'array')
);

-- One row for each personal link.
create table admissions.records (
  version int not null references admissions.publications on delete cascade,
  uuid text not null, -- the id in the link; a UUID in small letters (RFC 9562, section 4)
  kind text not null, -- of the page (src/routes.ts)
  name text not null,
  release_at timestamptz not null, -- from then on, the site shows the name
  email text, -- for the mail merge; null if it is not known for certain
  is_shared boolean not null default false, -- other people have the same address
  -- An id opens one page of one person.
  constraint records_uuid_is_unique primary key (version, uuid),
  constraint records_uuid_format check (uuid ~ '^[A-Za-z0-9_-]{16,64}$'),
  constraint records_uuid_is_folded check (
    uuid = lower(uuid) or uuid !~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  ),
  constraint records_kind check (kind in ('letter', 'decision')),
  constraint records_name_is_not_blank check (name ~ '[^\s\u00a0\u200b\u2060\ufeff]'),
  constraint records_email_is_not_blank check (email ~ '[^\s]')
);
create unique index records_email_is_unique on admissions.records (version, lower(normalize(email, nfc))) where not is_shared;

-- The people who may sign in.
create table admissions.sign_ins (
  version int not null references admissions.publications on delete cascade,
  email text not null,
  name text not null,
  constraint sign_ins_email_is_unique primary key (version, email),
  constraint sign_ins_email_is_normalized check (email = lower(normalize(btrim(email, E' \t\r\n'), nfc)) and email <> ''),
  constraint sign_ins_name_is_not_blank check (name ~ '[^\s\u00a0\u200b\u2060\ufeff]')
);

-- Requests that are limited, which all workers count. Unlogged, which makes writing faster. A crash of the database empties the table,
-- and counting starts again.
create unlogged table admissions.requests (
  key_hash text not null,
  minute timestamptz not null,
  count int not null,
  primary key (key_hash, minute)
);
comment on table admissions.requests is 'Number of limited requests per minute. Rows are deleted after ten minutes.';
comment on column admissions.requests.key_hash is 'HMAC of the client, or of the client and the requested email address; '
  'for all requests in total, the name of the limit.';

-- Publishes rows in one transaction, if the version that they were compared with is still the published one (0: none):
-- {"comparedWith": 3, "action": "publish", "publishedBy": "…", "digest": "…", "withdrawals": […],
--  "records": [{"uuid": "…", "kind": "letter", "name": "…", "releaseAt": "…", "email": "…", "isShared": false}],
--  "signIns": [{"email": "…", "name": "…"}]}
-- Returns the new version, or null if another one is published.
create function admissions.publish(publication jsonb) returns int
  language plpgsql
  set search_path = ''
as $$
declare
  current_version int;
  new_version int;
begin
  -- One publication at a time. Lookups read meanwhile.
  lock table admissions.publications in share row exclusive mode;
  select coalesce(max(version), 0) into current_version from admissions.publications;
  if current_version <> (publication ->> 'comparedWith')::int then
    return null;
  end if;
  new_version := current_version + 1;

  insert into admissions.publications (version, published_by, action, digest, withdrawals)
    values (new_version, publication ->> 'publishedBy', publication ->> 'action', publication ->> 'digest',
      publication -> 'withdrawals');
  insert into admissions.records (version, uuid, kind, name, release_at, email, is_shared)
    select new_version,
      case when btrim(r.uuid) ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then lower(btrim(r.uuid)) else btrim(r.uuid) end,
      r.kind, r.name, r."releaseAt", r.email, r."isShared"
    from jsonb_to_recordset(publication -> 'records')
      as r (uuid text, kind text, name text, "releaseAt" timestamptz, email text, "isShared" boolean);
  insert into admissions.sign_ins (version, email, name)
    select new_version, lower(normalize(btrim(s.email, E' \t\r\n'), nfc)), s.name
    from jsonb_to_recordset(publication -> 'signIns') as s (email text, name text);

  -- The last ten are kept. After a season, none with a name.
  delete from admissions.publications
    where version <= new_version - case publication ->> 'action' when 'end' then 1 else 10 end;
  return new_version;
end
$$;

alter table admissions.publications enable row level security;
alter table admissions.records enable row level security;
alter table admissions.sign_ins enable row level security;
alter table admissions.requests enable row level security;
revoke all on schema admissions from public, anon, authenticated;
revoke all on all tables in schema admissions from public, anon, authenticated;
revoke all on all functions in schema admissions from public, anon, authenticated;

-- What the site showed until now becomes the first publication: the rows of the last complete sync, if it was within 24 hours. The
-- sign-in sheet was never in the database, so the staff publish right after this migration.
do $$
declare
  unknown_table text;
  left_out int;
begin
  create temp table shown on commit drop as
    select t.table_name, m.uuid, m.name,
      case when t.table_name ~* 'letter' and t.table_name !~* 'decision' then 'letter'
        when t.table_name ~* 'decision' and t.table_name !~* 'letter' then 'decision' end as kind,
      case when t.has_release_column then m.release_at else t.completed_at end as release_at,
      m.is_duplicate or count(*) over (partition by m.uuid) > 1 as is_ambiguous
    from records.mirror m join records.tables t on t.table_name = m.table_name
    where t.completed_at between now() - interval '24 hours' and now();

  select table_name into unknown_table from shown where kind is null limit 1;
  if found then
    raise exception 'It is not known whether the table "%" has letters or decisions.', unknown_table
      using hint = 'Set table_name to Letters or Decisions for its rows in records.tables and records.mirror, and apply this migration again.';
  end if;

  delete from shown
    where is_ambiguous or release_at is null or coalesce(name, '') !~ '[^\s\u00a0\u200b\u2060\ufeff]' or uuid !~ '^[A-Za-z0-9_-]{16,64}$';
  get diagnostics left_out = row_count;
  if left_out > 0 then
    raise warning '% rows without a name, an instant or an id of their own are not in the first publication. Correct and publish them.', left_out;
  end if;

  if exists (select from shown) then
    perform admissions.publish(jsonb_build_object(
      'comparedWith', 0, 'action', 'convert', 'publishedBy', current_user, 'digest', '', 'withdrawals', '[]'::jsonb, 'signIns', '[]'::jsonb,
      'records', (select jsonb_agg(jsonb_build_object('uuid', uuid, 'kind', kind, 'name', name, 'releaseAt', release_at, 'email', null,
        'isShared', false)) from shown)
    ));
  end if;
end
$$;

-- The sync and its schedule, and the earlier functions, which read tables and sheet themselves.
do $$
begin
  -- Only on Supabase.
  if to_regclass('cron.job') is not null then
    perform cron.unschedule(jobid) from cron.job where jobname = 'sync the tables of the records broker';
  end if;
end
$$;
drop schema records cascade;
drop schema sheet cascade;
