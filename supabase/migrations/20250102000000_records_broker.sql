-- State that the workers of the records broker share (supabase/functions/records, docs/decisions/0011): copies of the records
-- in Airtable's tables (the mirror), the queue of lookups, and the rate limit. A `source` is the name of a table of Airtable.
-- The mirror contains applicants' names. So the data API does not expose the schema, and the roles of the data API have no
-- privileges on it. Row-level security without a policy denies their access as well.

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
comment on table records.mirror is 'Copies of the applicants'' records in Airtable.';
comment on column records.mirror.source is 'Name of the Airtable table that contains the record, such as Letters.';
comment on column records.mirror.name is 'Null if the field of the record is empty.';
comment on column records.mirror.seen_at is 'Time at which the broker sent the request that returned the record.';

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
comment on table records.sources is 'Progress of the refresh of each Airtable table. Any worker can continue a refresh.';
comment on column records.sources.started_at is 'When the current refresh started; null if no refresh is running.';
comment on column records.sources.next_offset is 'Offset of the next page of records; null for the first page.';
comment on column records.sources.offsets is 'Offsets since the first page of the current refresh, to detect a repeated offset.';
comment on column records.sources.failures is 'Number of failed requests since the last page.';
comment on column records.sources.leased_until is 'Until then only the lease holder may continue the refresh.';
comment on column records.sources.retry_at is 'Earliest time of the next attempt after a failure.';
comment on column records.sources.completed_at is 'When the last complete refresh started. The mirror contains every record that existed then.';
comment on column records.sources.refused_until is 'Until then no lookup is sent, because Airtable refused a request.';

-- The next two tables are unlogged, which makes writing faster. A crash of the database empties them. Then lookups time out
-- with 503, and clients retry.
create unlogged table records.lookup_queue (
  source text not null,
  uuid text not null,
  queued_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  claimed_until timestamptz not null default 'epoch',
  primary key (source, uuid)
);
create index lookup_queue_by_age on records.lookup_queue (queued_at);
comment on table records.lookup_queue is 'Ids of the waiting lookups. A worker with a permit fetches many ids in one request to Airtable.';
comment on column records.lookup_queue.expires_at is 'No lookup waits for the id after this time.';
comment on column records.lookup_queue.claimed_until is 'Until then a worker is fetching the id.';

create unlogged table records.negative_cache (
  source text not null,
  uuid text not null,
  expires_at timestamptz not null,
  primary key (source, uuid)
);
create index negative_cache_by_age on records.negative_cache (expires_at);
comment on table records.negative_cache is 'Ids that a recent lookup did not find, so that a repeated lookup sends no request to Airtable.';

-- The rate limit of Airtable: five requests in any second, over all workers. A request needs one of five permits. A permit is
-- available again one second after the *response*. When a request reaches Airtable, every request that reached it in the second
-- before still has its permit, whatever the network delay. So these are at most four requests.
create table records.permits (
  id int primary key,
  use text not null check (use in ('lookup', 'refresh')),
  available_at timestamptz not null default 'epoch',
  holder text
);
insert into records.permits (id, use)
  values (1, 'lookup'), (2, 'lookup'), (3, 'lookup'), (4, 'refresh'), (5, 'refresh');
comment on table records.permits is 'Permits to send a request to Airtable.';
comment on column records.permits.use is 'Purpose of the permit. Separate permits ensure that lookups and refreshes cannot block each other.';
comment on column records.permits.available_at is 'When the permit is available again. During a request: when it is available if the worker crashes.';

create table records.rate_limit (
  is_only_row boolean primary key default true check (is_only_row),
  blocked_until timestamptz not null default 'epoch'
);
insert into records.rate_limit default values;
comment on column records.rate_limit.blocked_until is 'Until then no request is sent, because Airtable responded 429.';

alter table records.mirror enable row level security;
alter table records.sources enable row level security;
alter table records.lookup_queue enable row level security;
alter table records.negative_cache enable row level security;
alter table records.permits enable row level security;
alter table records.rate_limit enable row level security;

revoke all on schema records from public, anon, authenticated;
revoke all on all tables in schema records from public, anon, authenticated;
