ALTER TABLE "operator_log" ADD COLUMN "place" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_log" ADD COLUMN "hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- The hash of an entry: of all that it says, and of the hash of the entry before it.
create function operator_log_hash(previous text, entry operator_log) returns text
language sql stable as $$
  select encode(sha256(convert_to(previous || jsonb_build_array(entry.place, entry.id,
    to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), entry.who, entry.door,
    entry.account, entry.verb, entry.arguments, entry.before, entry.after)::text, 'UTF8')), 'hex')
$$;
--> statement-breakpoint
-- Entries from before the chain, in their order: the one time that they are written to again.
alter table operator_log disable trigger operator_log_only_grows;
--> statement-breakpoint
do $$
declare
  entry operator_log;
  last text := '';
  places bigint := 0;
begin
  for entry in select * from operator_log order by id loop
    places := places + 1;
    entry.place := places;
    last := operator_log_hash(last, entry);
    update operator_log set place = places, hash = last where id = entry.id;
  end loop;
end
$$;
--> statement-breakpoint
alter table operator_log enable trigger operator_log_only_grows;
--> statement-breakpoint
ALTER TABLE "operator_log" ADD CONSTRAINT "operator_log_place" UNIQUE("place");--> statement-breakpoint
-- Decisions are chained in turn: the lock is the last that a decision takes, and ends with it.
create function chain_log_entry() returns trigger
language plpgsql as $$
declare
  last operator_log;
begin
  perform pg_advisory_xact_lock(1382378351);
  select * into last from operator_log order by place desc limit 1;
  new.place := coalesce(last.place, 0) + 1;
  new.hash := operator_log_hash(coalesce(last.hash, ''), new);
  return new;
end
$$;
--> statement-breakpoint
create trigger operator_log_chained before insert on operator_log for each row execute function chain_log_entry();
