ALTER TABLE "passkey_challenges" DROP CONSTRAINT "passkey_challenges_purpose";--> statement-breakpoint
ALTER TABLE "passkey_challenges" DROP CONSTRAINT "passkey_challenges_user";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_purpose" CHECK ("passkey_challenges"."purpose" in ('add', 'login', 'prove'));--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_user" CHECK (("passkey_challenges"."user_id" is null) = ("passkey_challenges"."purpose" = 'login'));