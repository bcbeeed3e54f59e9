-- Keeps the records broker's mirror fresh, so that the first applicants of a decision day are served from it (docs/decisions/0011).
-- Every minute, the database requests a refresh from the broker, which starts one if the last is older than two minutes.

create table records.broker (
  is_only_row boolean primary key default true check (is_only_row),
  url text not null,
  public_key text not null
);
comment on table records.broker is 'The deployed broker. Each of its workers stores this row when it starts.';
comment on column records.broker.public_key is 'RECORDS_PUBLIC_KEY. It is public in the site''s scripts.';

alter table records.broker enable row level security;
revoke all on table records.broker from public, anon, authenticated;

create function records.keep_warm() returns void
  language plpgsql
  set search_path = ''
as $$
begin
  -- pg_net sends the request after the transaction, and does not wait for the response.
  perform net.http_post(
    url := broker.url || '/refresh',
    headers := jsonb_build_object('authorization', 'Bearer ' || broker.public_key)
  ) from records.broker;
end
$$;
comment on function records.keep_warm() is 'Requests a refresh of the mirror. Sends nothing before the broker is deployed.';
revoke all on function records.keep_warm() from public, anon, authenticated;

-- Every Supabase project has both extensions. The local database has neither.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron')
    and exists (select from pg_available_extensions where name = 'pg_net')
  then
    create extension if not exists pg_cron;
    create extension if not exists pg_net;
    perform cron.schedule('refresh the mirror of the records broker', '* * * * *', 'select records.keep_warm()');
  end if;
end
$$;
