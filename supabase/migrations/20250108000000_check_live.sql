-- What `npm run check:live` reads from outside.

-- A request for this table shows whether a key is the anonymous one, even while the newsletter's table is empty.
create table public.not_for_visitors (id int);
comment on table public.not_for_visitors is 'Always empty. The anonymous key cannot read it.';
alter table public.not_for_visitors enable row level security;
revoke all on table public.not_for_visitors from public, anon, authenticated;

-- Without these extensions, 20250105000000_records_keep_warm.sql schedules nothing.
do $$
begin
  if (select count(*) from pg_extension where extname in ('pg_cron', 'pg_net')) < 2 then
    raise warning 'Without pg_cron and pg_net, this database does not keep the mirror of the records broker fresh. Set up another scheduler: README.md, "Deployment", step 4.';
  end if;
end
$$;
