DROP INDEX "properties_under_review";--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "submitted_at" timestamp with time zone;--> statement-breakpoint
update properties set submitted_at = created_at where status = 'under_review';
--> statement-breakpoint
CREATE INDEX "property_reports_decided" ON "property_reports" USING btree ("decided_at") WHERE "property_reports"."decided_at" is not null;--> statement-breakpoint
CREATE INDEX "payments_paid" ON "payments" USING btree ("settled_at") WHERE "payments"."status" = 'paid';--> statement-breakpoint
CREATE INDEX "operator_log_item" ON "operator_log" USING btree (("arguments" ->> 'id'),"id");--> statement-breakpoint
CREATE INDEX "operator_log_at" ON "operator_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "orders_assigned_at" ON "orders" USING btree ("assign_time") WHERE "orders"."assign_time" is not null;--> statement-breakpoint
CREATE INDEX "orders_unpriced" ON "orders" USING btree ("id") WHERE "orders"."done_time" is not null and "orders"."final_halalas" is null and "orders"."order_type" <> 'mosque';--> statement-breakpoint
CREATE INDEX "users_names" ON "users" USING gin (fold_arabic("name" || ' ' || coalesce("name_en", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "properties_submitted" ON "properties" USING btree ("submitted_at") WHERE "properties"."submitted_at" is not null;--> statement-breakpoint
CREATE INDEX "reservations_created" ON "reservations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reservations_closed_at" ON "reservations" USING btree ("closed_at") WHERE "reservations"."closed_at" is not null;--> statement-breakpoint
CREATE INDEX "viewings_created" ON "viewings" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "properties_under_review" ON "properties" USING btree ("submitted_at","id") WHERE "properties"."status" = 'under_review';--> statement-breakpoint
CREATE INDEX "document_requests_open" ON "document_requests" USING btree ("id") WHERE "document_requests"."status" in ('received', 'under_way');--> statement-breakpoint
CREATE INDEX "management_requests_open" ON "management_requests" USING btree ("id") WHERE "management_requests"."status" in ('received', 'under_way');--> statement-breakpoint
CREATE INDEX "property_requests_waiting" ON "property_requests" USING btree ("id") WHERE "property_requests"."status" in ('received', 'under_way');--> statement-breakpoint
CREATE INDEX "finance_requests_open" ON "finance_requests" USING btree ("id") WHERE "finance_requests"."status" in ('received', 'under_review');
--> statement-breakpoint
-- An ad waits from the moment at which it came to the operators, also when it comes back changed; whoever
-- hands it in, it can't be forgotten.
create function note_submission() returns trigger
language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    new.submitted_at := now();
  else
    new.submitted_at := coalesce(new.submitted_at, new.created_at);
  end if;
  return new;
end
$$;
--> statement-breakpoint
create trigger properties_submitted_new before insert on properties for each row
  when (new.status = 'under_review')
  execute function note_submission();
--> statement-breakpoint
create trigger properties_submitted_again before update of status on properties for each row
  when (new.status = 'under_review' and old.status <> 'under_review')
  execute function note_submission();
