CREATE TABLE "deletions" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"erased_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_mobile";--> statement-breakpoint
ALTER TABLE "deletions" ADD CONSTRAINT "deletions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deletions_due" ON "deletions" USING btree ("due_at") WHERE "deletions"."erased_at" is null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_mobile" CHECK ("users"."mobile" ~ '^05[0-9]{8}$' or "users"."mobile" = 'deleted:' || "users"."id"::text);