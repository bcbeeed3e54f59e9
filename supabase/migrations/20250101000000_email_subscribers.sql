-- Newsletter subscribers. The site inserts rows with the anonymous key, which is public in the site's scripts. With this key,
-- a client can insert a row and read that row in the response to the insert, and nothing else (docs/decisions/0007).

create table public.email_subscribers (
  -- The trigger below normalizes addresses. So the primary key rejects an address that differs only in case (23505).
  email text primary key,
  subscribed_at timestamptz not null default now(),
  -- The ID of the transaction that inserted the row. It has 64 bits, so a database never uses it twice.
  written_in xid8 not null default pg_current_xact_id(),
  constraint email_is_normalized check (email = lower(btrim(email, E' \t\r\n'))),
  -- The maximum length of an email address: 256 octets with angle brackets (RFC 5321 4.5.3.1.3), so 254 without them
  -- (erratum 1690 of RFC 3696).
  constraint email_length check (octet_length(email) <= 254),
  -- The rule of the site's form (src/features/newsletter/emailRule.ts): text without spaces, an @, a domain with a dot.
  constraint email_format check (email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$')
);

comment on table public.email_subscribers is 'Newsletter subscribers. The site inserts rows; only the owner can read them.';
comment on column public.email_subscribers.email is 'Email address, trimmed and in lower case.';
comment on column public.email_subscribers.subscribed_at is 'When the visitor subscribed: the visitor''s clock, or the server''s if the two differ by more than ten minutes.';
comment on column public.email_subscribers.written_in is 'Transaction that inserted the row. Only that transaction can read the row back.';

-- Normalizes the address. Replaces a time that differs from the server's by more than ten minutes with the server's time, so
-- that a visitor whose clock is wrong can still subscribe.
create function public.normalize_email_subscriber() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.email := lower(btrim(new.email, E' \t\r\n'));
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
