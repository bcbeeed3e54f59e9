-- What `npm run check:live` reads from outside.

-- Why the last refresh failed, for `GET {base}/status` of the records broker. It contains no id and no name.
alter table records.sources add column failed_at timestamptz, add column failure text;
comment on column records.sources.failure is 'What to correct; null after a complete refresh.';

-- A request for this view shows whether a key is the anonymous one, even while the newsletter's table is empty.
create view public.not_for_visitors with (security_invoker = true) as select true as is_secret_key;
comment on view public.not_for_visitors is 'A constant that the anonymous key cannot read.';
revoke all on table public.not_for_visitors from public, anon, authenticated;

-- Without these extensions, the previous migration schedules nothing.
do $$
begin
  if (select count(*) from pg_extension where extname in ('pg_cron', 'pg_net')) < 2 then
    raise warning 'Without pg_cron and pg_net, this database does not keep the mirror of the records broker fresh. Set up another scheduler: supabase/README.md, "Without pg_cron or pg_net".';
  end if;
end
$$;
