ALTER TABLE "viewings" ADD COLUMN "expert_name" text;--> statement-breakpoint
ALTER TABLE "viewings" ADD COLUMN "expert_mobile" text;--> statement-breakpoint
CREATE INDEX "viewings_unaccompanied" ON "viewings" USING btree ("starts_at","id") WHERE "viewings"."status" = 'confirmed' and "viewings"."is_luxury" and "viewings"."expert_name" is null;--> statement-breakpoint
ALTER TABLE "viewings" ADD CONSTRAINT "viewings_expert" CHECK (("viewings"."expert_name" is null) = ("viewings"."expert_mobile" is null));