-- Each asker has a code and tries of its own, which a stranger neither ends nor uses up. Codes live for five minutes:
-- those that are out when this runs are asked for anew.
CREATE TABLE "known_askers" (
	"asker" text NOT NULL,
	"user_id" integer NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_askers_asker_user_id_pk" PRIMARY KEY("asker","user_id")
);
--> statement-breakpoint
ALTER TABLE "known_askers" ADD CONSTRAINT "known_askers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_askers_user" ON "known_askers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "known_askers_seen" ON "known_askers" USING btree ("last_seen_at");--> statement-breakpoint
DELETE FROM "codes";--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "asker" text NOT NULL;--> statement-breakpoint
ALTER TABLE "codes" DROP CONSTRAINT "codes_purpose_subject_pk";--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_purpose_subject_asker_pk" PRIMARY KEY("purpose","subject","asker");
