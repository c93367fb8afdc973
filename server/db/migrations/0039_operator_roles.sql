ALTER TABLE "users" DROP CONSTRAINT "users_role";--> statement-breakpoint
-- Until now every operator did everything.
UPDATE "users" SET "role" = 'admin' WHERE "role" = 'operator';--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_role" CHECK ("users"."role" in ('user', 'admin', 'reviewer', 'dispatcher', 'finance', 'editor', 'auditor'));