-- What the workers of the records broker share (supabase/functions/records, docs/decisions/0011): a mirror of the applicants'
-- tables, the one budget of requests to them, and who waits for what. Applicants' names are in here: the schema is not
-- offered by the data API, its roles have no right to it, and row-level security without a policy shuts it once more.

create schema records;
comment on schema records is 'Shared state of the records broker; out of reach of the data API.';

create table records.mirror (
  source text not null,
  uuid text not null,
  record_id text not null,
  created_time text not null,
  name text,
  seen_at timestamptz not null,
  primary key (source, uuid)
);
comment on table records.mirror is 'Applicants'' records as last seen in the table that they come from.';
comment on column records.mirror.source is 'Name of that table, such as Letters.';
comment on column records.mirror.name is 'Null where the field is empty.';
comment on column records.mirror.seen_at is 'When the request was sent that brought it.';

create table records.sources (
  source text primary key,
  begun_at timestamptz,
  next_offset text,
  offsets jsonb not null default '[]',
  pages int not null default 0,
  restarts int not null default 0,
  failures int not null default 0,
  lease_holder text,
  lease_until timestamptz not null default 'epoch',
  retry_at timestamptz not null default 'epoch',
  completed_at timestamptz not null default 'epoch',
  trouble_until timestamptz not null default 'epoch'
);
comment on table records.sources is 'How far the refresh of each mirrored table is; any worker goes on where another has stopped.';
comment on column records.sources.begun_at is 'When the refresh under way began to read; null where there is none.';
comment on column records.sources.next_offset is 'Offset of the page to read next; null for the first.';
comment on column records.sources.offsets is 'Offsets that this refresh has been given, to know a repeated one.';
comment on column records.sources.failures is 'Failed requests since the last page.';
comment on column records.sources.lease_until is 'Until when the refresh is the lease holder''s.';
comment on column records.sources.retry_at is 'Not before this time, after a failure.';
comment on column records.sources.completed_at is 'When the last complete refresh began: what it has not seen was not in the table then.';
comment on column records.sources.trouble_until is 'The table has refused an answer; it is left alone until then.';

-- Nothing is lost where these two are emptied by a crash: whoever waits asks again.
create unlogged table records.pending (
  source text not null,
  uuid text not null,
  asked_at timestamptz not null default clock_timestamp(),
  wanted_until timestamptz not null,
  claimed_until timestamptz not null default 'epoch',
  primary key (source, uuid)
);
create index pending_in_turn on records.pending (asked_at);
comment on table records.pending is 'Ids that somebody waits for; whichever worker has a slot asks for many of them at once.';
comment on column records.pending.wanted_until is 'Nobody waits for it any longer after that.';
comment on column records.pending.claimed_until is 'A worker is asking for it until then.';

create unlogged table records.absences (
  source text not null,
  uuid text not null,
  until timestamptz not null,
  primary key (source, uuid)
);
create index absences_by_age on records.absences (until);
comment on table records.absences is 'Ids that the table did not hold a moment ago, so that asking again and again costs nothing.';

-- The budget: five requests in any second over all workers. A request needs a slot, and the slot is free again a second after the
-- *answer* has come. Whenever a request reaches the table, those that reached it within the second before still hold a slot
-- each, however long the network took: so there are at most four of them.
create table records.slots (
  slot int primary key,
  use text not null check (use in ('look-up', 'refresh')),
  free_at timestamptz not null default 'epoch',
  holder text
);
insert into records.slots (slot, use)
  values (1, 'look-up'), (2, 'look-up'), (3, 'look-up'), (4, 'refresh'), (5, 'refresh');
comment on table records.slots is 'The requests that may be on their way, or answered less than a second ago.';
comment on column records.slots.use is 'Neither look-ups nor the refresh can starve the other.';
comment on column records.slots.free_at is 'While a request is on its way: when it is given up for lost.';

create table records.upstream (
  is_only_row boolean primary key default true check (is_only_row),
  penalty_until timestamptz not null default 'epoch'
);
insert into records.upstream default values;
comment on column records.upstream.penalty_until is 'After a 429 nothing is asked until then.';

alter table records.mirror enable row level security;
alter table records.sources enable row level security;
alter table records.pending enable row level security;
alter table records.absences enable row level security;
alter table records.slots enable row level security;
alter table records.upstream enable row level security;

revoke all on schema records from public, anon, authenticated;
revoke all on all tables in schema records from public, anon, authenticated;
