-- Limits of the newsletter table for the anonymous key, which is public (docs/decisions/0022). Scripts can insert with this key
-- too, so the table itself refuses what the site's form never sends.

-- An insert that fails after it was compared with the stored addresses would reveal whether an address is subscribed, and would
-- leave no row. So the comparison is the last step of the statement: every other error comes first. PostgreSQL accepts no
-- `on conflict` with such a key.
alter table public.email_subscribers drop constraint email_subscribers_pkey;
alter table public.email_subscribers add primary key (email) deferrable initially immediate;

-- `not valid`: rows that are already in the table stay.
alter table public.email_subscribers
  -- Characters that deceive a reader: control, format and bidirectional characters, and all spaces (Unicode 15.0: general
  -- categories Cc, Cf, Z). `<`, `>` and `"` surround addresses in mail headers. A spreadsheet reads a text that begins with
  -- `=`, `+`, `-` or `@` as a formula. The form applies the same rule (src/features/newsletter/emailRule.ts).
  add constraint email_characters check (
    email !~ '[\u0001-\u0020\u007f-\u00a0\u00ad\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u2064\u2066-\u206f\u3000\ufeff\ufff9-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0001\U000e0020-\U000e007f<>"]'
    and email !~ '^[=+@-]'
  ) not valid,
  add constraint email_is_composed check (email is nfc normalized) not valid;

-- The same address can be written with composed or decomposed characters. The trigger stores the composed form (NFC).
create or replace function public.normalize_email_subscriber() returns trigger
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
