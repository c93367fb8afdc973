CREATE TABLE "property_cuts" (
	"property_id" integer PRIMARY KEY NOT NULL,
	"from_halalas" bigint NOT NULL,
	"share" integer NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "property_cuts" ADD CONSTRAINT "property_cuts_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "property_cuts_largest" ON "property_cuts" USING btree ("share" DESC NULLS FIRST,"property_id" DESC NULLS FIRST);--> statement-breakpoint
-- A listing's cut: what it asked before its last change of price, which is the lowest price of the
-- thirty days before, so that a rise for a week makes no cut; no row where that is not above today's.
-- A price of the same day is a correction.
create function price_cut(listing integer) returns table (from_halalas bigint, share integer, since timestamptz)
language sql stable as $$
  select cut.before, ((cut.before - cut.price) * 10000 / cut.before)::int, cut.changed_at
  from (
    select min(step.price_halalas) as before, p.price_halalas as price, step.changed_at
    from properties p
    cross join lateral (
      select s.price_halalas, s.rent_period, s.since, lead(s.since) over steps as until,
        last_value(s.since) over (steps rows between current row and unbounded following) as changed_at
      from property_prices s where s.property_id = p.id
      window steps as (order by s.id)
    ) step
    where p.id = listing
      and step.until > step.changed_at - interval '30 days'
      and (step.since at time zone 'Asia/Riyadh')::date < (step.changed_at at time zone 'Asia/Riyadh')::date
      and step.rent_period is not distinct from p.rent_period
    group by p.price_halalas, step.changed_at
  ) cut
  where cut.before > cut.price
$$;
--> statement-breakpoint
create function keep_price_cut() returns trigger
language plpgsql as $$
begin
  delete from property_cuts where property_id = new.property_id;
  insert into property_cuts (property_id, from_halalas, share, since)
  select new.property_id, cut.* from price_cut(new.property_id) cut;
  return null;
end
$$;
--> statement-breakpoint
create trigger property_prices_cut after insert on property_prices for each row
  when (current_setting('rukn.prices_copied', true) is distinct from 'on')
  execute function keep_price_cut();
--> statement-breakpoint
insert into property_cuts (property_id, from_halalas, share, since)
select p.id, cut.* from properties p cross join lateral price_cut(p.id) cut;
