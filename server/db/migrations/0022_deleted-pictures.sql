-- A photo that is deleted goes from all ads at once; its files go after the commit, and its row last.
ALTER TABLE "pictures" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "pictures_deleted" ON "pictures" USING btree ("deleted_at") WHERE "pictures"."deleted_at" is not null;