CREATE TABLE "operator_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"who" text NOT NULL,
	"door" text NOT NULL,
	"account" text NOT NULL,
	"verb" text NOT NULL,
	"arguments" jsonb NOT NULL,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "operator_log_door" CHECK ("operator_log"."door" in ('shell', 'console'))
);
--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "status_reason" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "hidden_from" text;--> statement-breakpoint
CREATE INDEX "operator_log_verb" ON "operator_log" USING btree ("verb","id");--> statement-breakpoint
CREATE INDEX "properties_under_review" ON "properties" USING btree ("created_at","id") WHERE "properties"."status" = 'under_review';--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_hidden_from" CHECK ("properties"."hidden_from" in ('published', 'reserved'));--> statement-breakpoint
-- The log only grows, whoever asks.
create function refuse_log_change() returns trigger
language plpgsql as $$
begin
  raise exception 'operator_log only grows: % is refused', tg_op using errcode = 'restrict_violation';
end
$$;
--> statement-breakpoint
create trigger operator_log_only_grows before update or delete or truncate on operator_log for each statement
  execute function refuse_log_change();
--> statement-breakpoint
-- Tells every process that keeps answers in memory that the public sees other listings than before
-- (server/plugins/listing-changes.ts). Several in one transaction are one notice. A new row says nothing:
-- bulk loads stay fast, and what is new may be counted a minute late.
create function tell_listings_changed() returns trigger
language plpgsql as $$
begin
  perform pg_notify('rukn_listings', '');
  return null;
end
$$;
--> statement-breakpoint
create trigger properties_public_update after update of status, ad_license_expires_at on properties for each row
  when ((old.status in ('published', 'reserved') or new.status in ('published', 'reserved'))
    and (old.status, old.ad_license_expires_at) is distinct from (new.status, new.ad_license_expires_at))
  execute function tell_listings_changed();
--> statement-breakpoint
create trigger properties_public_delete after delete on properties for each row
  when (old.status in ('published', 'reserved'))
  execute function tell_listings_changed();
