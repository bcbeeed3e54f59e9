-- What `npm run check:live` reads from outside.

-- Why the last refresh failed, for `GET {base}/status` of the records broker. It contains no id and no name.
alter table records.sources add column failed_at timestamptz, add column failure text;
comment on column records.sources.failure is 'What to correct; null after a complete refresh.';

-- A request for this table shows whether a key is the anonymous one, even while the newsletter's table is empty.
create table public.not_for_visitors (id int);
comment on table public.not_for_visitors is 'Always empty. The anonymous key cannot read it.';
alter table public.not_for_visitors enable row level security;
revoke all on table public.not_for_visitors from public, anon, authenticated;

-- Without these extensions, the previous migration schedules nothing.
do $$
begin
  if (select count(*) from pg_extension where extname in ('pg_cron', 'pg_net')) < 2 then
    raise warning 'Without pg_cron and pg_net, this database does not keep the mirror of the records broker fresh. Set up another scheduler: supabase/README.md, "Without pg_cron or pg_net".';
  end if;
end
$$;
