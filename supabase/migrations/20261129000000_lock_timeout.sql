-- A publication that waits for another one ends before the function stops waiting for it (staffTimeout in store.ts). It could
-- otherwise be published after the staff were told that nothing was.
alter function admissions.publish(jsonb) set lock_timeout = '20s';
