-- Newsletter subscribers. The site inserts rows with the anonymous key, which is public in the site's scripts. With this key,
-- a client can insert a row and read that row in the response to the insert, and nothing else (docs/decisions/0007).

create table public.email_subscribers (
  email text,
  subscribed_at timestamptz not null default now(),
  -- The ID of the transaction that inserted the row. It has 64 bits, so a database never uses it twice.
  written_in xid8 not null default pg_current_xact_id(),
  constraint email_is_normalized check (email = lower(btrim(email, E' \t\r\n'))),
  -- The maximum length of an email address: 256 octets with angle brackets (RFC 5321 4.5.3.1.3), so 254 without them
  -- (erratum 1690 of RFC 3696).
  constraint email_length check (octet_length(email) <= 254),
  -- The rule of the site's form (src/features/newsletter/emailRule.ts): text without spaces, an @, a domain with a dot.
  constraint email_format check (email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$'),
  -- Characters that deceive a reader: control, format and bidirectional characters, and all spaces (Unicode 15.0: general
  -- categories Cc, Cf, Z). `<`, `>` and `"` surround addresses in mail headers. A spreadsheet reads a text that begins with
  -- `=`, `+`, `-` or `@` as a formula. The form applies the same rule (src/features/newsletter/emailRule.ts).
  constraint email_characters check (
    email !~ '[\u0001-\u0020\u007f-\u00a0\u00ad\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u2064\u2066-\u206f\u3000\ufeff\ufff9-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0001\U000e0020-\U000e007f<>"]'
    and email !~ '^[=+@-]'
  ),
  constraint email_is_composed check (email is nfc normalized),
  -- The trigger below normalizes addresses. So the key rejects an address that differs only in case (23505). An insert that fails
  -- after it was compared with the stored addresses would reveal whether an address is subscribed, and would leave no row. So the
  -- comparison is the last step of the statement: every other error comes first. PostgreSQL accepts no `on conflict` with such a key.
  primary key (email) deferrable initially immediate
);

comment on table public.email_subscribers is 'Newsletter subscribers. The site inserts rows; only the owner can read them.';
comment on column public.email_subscribers.email is 'Email address, trimmed and in lower case.';
comment on column public.email_subscribers.subscribed_at is 'When the visitor subscribed: the visitor''s clock, or the server''s if the two differ by more than ten minutes.';
comment on column public.email_subscribers.written_in is 'Transaction that inserted the row. Only that transaction can read the row back.';

-- Normalizes the address, whose characters can be composed or decomposed: it stores the composed form (NFC). Replaces a time that differs from the server's by more than ten minutes with the server's time, so
-- that a visitor whose clock is wrong can still subscribe.
create function public.normalize_email_subscriber() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.email := lower(normalize(btrim(new.email, E' \t\r\n'), nfc));
  if new.subscribed_at not between now() - interval '10 minutes' and now() + interval '10 minutes' then
    new.subscribed_at := now();
  end if;
  return new;
end
$$;

create trigger normalize_email_subscriber
  before insert or update of email, subscribed_at on public.email_subscribers
  for each row execute function public.normalize_email_subscriber();

alter table public.email_subscribers enable row level security;

-- Supabase grants all privileges on a new table to the roles of the data API, so revoke them first. Grant the insert only for
-- two columns, so that no client can set `written_in`.
revoke all on table public.email_subscribers from public, anon, authenticated;
revoke all on function public.normalize_email_subscriber() from public, anon, authenticated;
grant insert (email, subscribed_at) on table public.email_subscribers to anon;
grant select on table public.email_subscribers to anon;

create policy "visitors subscribe" on public.email_subscribers
  for insert to anon with check (true);

-- `insert … returning` requires a select policy that passes for the new row. This policy passes only in the transaction that
-- inserted the row. The data API runs each request in a separate transaction, so the policy never passes in a later request.
-- A read-only transaction has no transaction ID (null), so the policy passes for no row. This also protects the rows of a
-- backup that was restored into a new database, in which transaction IDs start again.
create policy "the writer sees the row just written" on public.email_subscribers
  for select to anon using (written_in = pg_current_xact_id_if_assigned());

-- Limits for the anonymous key, which is public (docs/decisions/0022). Scripts can insert with this key too, so the table itself refuses
-- what the site's form never sends.

-- The number of attempts in the current minute: minute m has the values above m * 1,000,000. A sequence, because a rollback does
-- not reset it: attempts that fail count too.
create sequence public.email_subscriber_attempts;
revoke all on sequence public.email_subscriber_attempts from public, anon, authenticated;

-- Refuses more than 100 attempts per minute. PostgREST responds to the SQLSTATE PT429 with status 429.
-- https://docs.postgrest.org/en/stable/references/errors.html#raise-errors-with-http-status-codes
create function public.limit_email_subscribers() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  start_of_minute constant bigint := extract(epoch from now())::bigint / 60 * 1000000;
  attempt bigint := nextval('public.email_subscriber_attempts');
begin
  if attempt <= start_of_minute then
    attempt := setval('public.email_subscriber_attempts', start_of_minute + 1);
  end if;
  if attempt > start_of_minute + 100 then
    raise sqlstate 'PT429' using message = 'Too many people are subscribing. Try again in a minute.';
  end if;
  return null;
end
$$;

-- Refuses the second row of a transaction, before it is compared with anything. The setting ends with the transaction.
create function public.limit_email_subscriber_rows() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if current_setting('email_subscribers.row', true) = '1' then
    raise exception 'Subscribe one address in each request.';
  end if;
  perform set_config('email_subscribers.row', '1', true);
  return new;
end
$$;

revoke all on function public.limit_email_subscribers() from public, anon, authenticated;
revoke all on function public.limit_email_subscriber_rows() from public, anon, authenticated;

-- The limits do not apply to the owner, who may import a list.
create trigger limit_email_subscribers
  before insert on public.email_subscribers
  for each statement when (current_user = 'anon') execute function public.limit_email_subscribers();
create trigger limit_email_subscriber_rows
  before insert on public.email_subscribers
  for each row when (current_user = 'anon') execute function public.limit_email_subscriber_rows();

-- A request for this table shows whether a key is the anonymous one, even while the newsletter's table is empty.
create table public.not_for_visitors (id int);
comment on table public.not_for_visitors is 'Always empty. The anonymous key cannot read it.';
alter table public.not_for_visitors enable row level security;
revoke all on table public.not_for_visitors from public, anon, authenticated;
