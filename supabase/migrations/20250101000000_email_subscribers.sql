-- Newsletter subscribers. Visitors write with the anonymous public key, which everybody can read in the site's
-- scripts: it may add an address and see that very row come back, and nothing else (docs/decisions/0007).

create table public.email_subscribers (
  -- The trigger below stores one spelling of an address, so the primary key makes case variants collide (23505).
  email text primary key,
  subscribed_at timestamptz not null default now(),
  -- The transaction that wrote the row. 64 bits: never used twice in the life of a database.
  written_in xid8 not null default pg_current_xact_id(),
  constraint email_is_normalized check (email = lower(btrim(email, E' \t\r\n'))),
  -- Longest address that a mail server takes (RFC 5321 4.5.3.1.3, erratum 1690).
  constraint email_length check (octet_length(email) <= 254),
  -- The rule of the site's form (src/features/newsletter/emailRule.ts): text without spaces, an @, a domain with a dot.
  constraint email_format check (email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$')
);

comment on table public.email_subscribers is 'Newsletter subscribers; the site adds rows, nobody but the owner reads them.';
comment on column public.email_subscribers.email is 'Mail address, trimmed and in lower case.';
comment on column public.email_subscribers.subscribed_at is 'When the visitor subscribed: their clock, or the server''s where the two differ by more than ten minutes.';
comment on column public.email_subscribers.written_in is 'Transaction that wrote the row: lets whoever has just written it see it, and nobody later.';

-- Stores one spelling of an address, and does not believe a clock that is far off. The visitor with the wrong clock
-- subscribes all the same: the time is overruled, not refused.
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

-- Supabase grants everything on a new table to its API roles; take it back first. Columns are named in the grant of
-- insert so that nobody writes `written_in`.
revoke all on table public.email_subscribers from public, anon, authenticated;
revoke all on function public.normalize_email_subscriber() from public, anon, authenticated;
grant insert (email, subscribed_at) on table public.email_subscribers to anon;
grant select on table public.email_subscribers to anon;

create policy "visitors subscribe" on public.email_subscribers
  for insert to anon with check (true);

-- `insert … returning` asks this of the new row. The data API runs each request in a transaction of its own, so a later
-- request never passes; one that only reads has no transaction number at all (null), which passes for no row, not
-- even after a backup is restored into a database that counts anew.
create policy "the writer sees the row just written" on public.email_subscribers
  for select to anon using (written_in = pg_current_xact_id_if_assigned());
