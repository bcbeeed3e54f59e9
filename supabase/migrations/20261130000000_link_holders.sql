-- A link belongs to one applicant, and after the end of a season to no applicant. An earlier applicant could otherwise read the page
-- of another one, who got the id by mistake: in a row that was typed over, or that is left of an earlier season. The database checks
-- each publication, because the staff's command may be an earlier version.

-- No names. An id has at least 16 random characters, so they cannot all be tried.
create table admissions.link_holders (
  uuid_hash bytea not null, -- SHA-256 of the id
  holder_hash bytea not null, -- SHA-256 of the id and the name; empty: the season of the link has ended
  primary key (uuid_hash, holder_hash)
);
comment on table admissions.link_holders is 'Whose link an id is. Contains hashes only, and is never emptied.';
alter table admissions.link_holders enable row level security;
revoke all on admissions.link_holders from public, anon, authenticated;

create function admissions.uuid_hash(uuid text) returns bytea language sql immutable set search_path = '' as $$
  select sha256(convert_to(uuid, 'UTF8'))
$$;

-- Accents, capital letters, spaces, apostrophes and hyphens do not count.
create function admissions.holder_hash(uuid text, name text) returns bytea language sql immutable set search_path = '' as $$
  select sha256(convert_to(
    uuid || ' ' || regexp_replace(lower(normalize(name, nfkd)), '[\s\u0300-\u036f''`´ʻʼ‘’.‐‑–-]', '', 'g'), 'UTF8'))
$$;

revoke all on all functions in schema admissions from public, anon, authenticated;

insert into admissions.link_holders
  select distinct admissions.uuid_hash(uuid), admissions.holder_hash(uuid, name) from admissions.records;

-- As before (20261126000000_admissions.sql), with what concerns link_holders, and the limit of 20261129000000_lock_timeout.sql.
create or replace function admissions.publish(publication jsonb) returns int
  language plpgsql
  set search_path = ''
  set lock_timeout = '20s'
  -- A plan for any number of rows would compare each row with each one: 14 s instead of 2 for 10,000.
  set plan_cache_mode = force_custom_plan
as $$
declare
  current_version int;
  new_version int;
  taken jsonb;
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

  -- The staff confirm a new name in a link that is published now. Any other link keeps its person.
  select jsonb_agg(r.uuid) into taken from admissions.records r
    where r.version = new_version
      and not exists (select from admissions.records p where p.version = current_version and p.uuid = r.uuid)
      and exists (select from admissions.link_holders h where h.uuid_hash = admissions.uuid_hash(r.uuid))
      and not exists (
        select from admissions.link_holders h
        where h.uuid_hash = admissions.uuid_hash(r.uuid) and h.holder_hash = admissions.holder_hash(r.uuid, r.name)
      );
  if taken is not null then
    raise exception 'A link belongs to another person.'
      using errcode = 'unique_violation', constraint = 'link_belongs_to_one_person', detail = taken::text;
  end if;
  insert into admissions.link_holders
    select admissions.uuid_hash(uuid), admissions.holder_hash(uuid, name) from admissions.records where version = new_version
    on conflict do nothing;

  -- The last ten are kept. The end of a season deletes all names, and its links cannot be published again.
  delete from admissions.publications
    where version <= new_version - case publication ->> 'action' when 'end' then 1 else 10 end;
  if publication ->> 'action' = 'end' then
    insert into admissions.link_holders select distinct uuid_hash, ''::bytea from admissions.link_holders on conflict do nothing;
    delete from admissions.link_holders where holder_hash <> ''::bytea;
  end if;
  return new_version;
end
$$;

comment on table admissions.requests is 'Number of limited requests per minute. Older rows are deleted at the next sign-in or publication.';
