-- State that the workers of the records broker share (supabase/functions/records, docs/decisions/0011): a mirror of the applicants'
-- tables, the queue of lookups, and the rate limit. It contains applicants' names. So the data API does not expose the schema,
-- its roles have no privileges, and row-level security without a policy denies everything as well.

create schema records;
comment on schema records is 'Shared state of the records broker, not exposed by the data API.';

create table records.mirror (
  source text not null,
  uuid text not null,
  record_id text not null,
  created_time text not null,
  name text,
  seen_at timestamptz not null,
  primary key (source, uuid)
);
comment on table records.mirror is 'Copies of applicants'' records.';
comment on column records.mirror.source is 'Name of the table that contains the record, such as Letters.';
comment on column records.mirror.name is 'Null if the field is empty.';
comment on column records.mirror.seen_at is 'When the request was sent that returned the record.';

create table records.sources (
  source text primary key,
  started_at timestamptz,
  next_offset text,
  offsets jsonb not null default '[]',
  pages int not null default 0,
  restarts int not null default 0,
  failures int not null default 0,
  lease_holder text,
  leased_until timestamptz not null default 'epoch',
  retry_at timestamptz not null default 'epoch',
  completed_at timestamptz not null default 'epoch',
  refused_until timestamptz not null default 'epoch'
);
comment on table records.sources is 'Progress of each table''s refresh. Any worker can continue it.';
comment on column records.sources.started_at is 'When the current refresh started; null if there is none.';
comment on column records.sources.next_offset is 'Offset of the next page of records; null for the first page.';
comment on column records.sources.offsets is 'Offsets of the current refresh, to detect a repeated one.';
comment on column records.sources.failures is 'Failed requests since the last page.';
comment on column records.sources.leased_until is 'Until then only the lease holder may continue the refresh.';
comment on column records.sources.retry_at is 'Earliest time of the next attempt after a failure.';
comment on column records.sources.completed_at is 'When the last complete refresh started. The mirror contains every record of that time.';
comment on column records.sources.refused_until is 'Until then no lookup is sent, because the table refused a request.';

-- These two tables are unlogged. If a crash empties them, clients retry.
create unlogged table records.lookup_queue (
  source text not null,
  uuid text not null,
  queued_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  claimed_until timestamptz not null default 'epoch',
  primary key (source, uuid)
);
create index lookup_queue_by_age on records.lookup_queue (queued_at);
comment on table records.lookup_queue is 'Ids that requests wait for. A worker with a permit fetches many of them in one request.';
comment on column records.lookup_queue.expires_at is 'No request waits for the id after this time.';
comment on column records.lookup_queue.claimed_until is 'Until then a worker is fetching the id.';

create unlogged table records.negative_cache (
  source text not null,
  uuid text not null,
  expires_at timestamptz not null,
  primary key (source, uuid)
);
create index negative_cache_by_age on records.negative_cache (expires_at);
comment on table records.negative_cache is 'Ids that were recently not in the table, so that a repeated lookup sends no request.';

-- The rate limit: five requests in any second over all workers. A request needs a permit, which is available again a second
-- after the *response*. When a request reaches the table, each request of the second before it still holds a permit, however
-- long the network delayed it. So there are at most four of them.
create table records.permits (
  id int primary key,
  use text not null check (use in ('lookup', 'refresh')),
  available_at timestamptz not null default 'epoch',
  holder text
);
insert into records.permits (id, use)
  values (1, 'lookup'), (2, 'lookup'), (3, 'lookup'), (4, 'refresh'), (5, 'refresh');
comment on table records.permits is 'Permits to send a request to the table.';
comment on column records.permits.use is 'Reserves permits, so that lookups and the refresh cannot block each other.';
comment on column records.permits.available_at is 'During a request: when the permit expires if the worker crashes.';

create table records.rate_limit (
  is_only_row boolean primary key default true check (is_only_row),
  blocked_until timestamptz not null default 'epoch'
);
insert into records.rate_limit default values;
comment on column records.rate_limit.blocked_until is 'Until then no request is sent, because the table responded 429.';

alter table records.mirror enable row level security;
alter table records.sources enable row level security;
alter table records.lookup_queue enable row level security;
alter table records.negative_cache enable row level security;
alter table records.permits enable row level security;
alter table records.rate_limit enable row level security;

revoke all on schema records from public, anon, authenticated;
revoke all on all tables in schema records from public, anon, authenticated;
