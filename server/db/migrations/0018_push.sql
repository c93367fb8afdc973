CREATE TABLE "push_outbox" (
	"notification_id" integer NOT NULL,
	"subscription_id" integer NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_outbox_notification_id_subscription_id_pk" PRIMARY KEY("notification_id","subscription_id")
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"session_id" integer NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"server_key" text NOT NULL,
	"language" text NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_subscriptions_session_id_unique" UNIQUE("session_id"),
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint"),
	CONSTRAINT "push_subscriptions_language" CHECK ("push_subscriptions"."language" in ('ar', 'en')),
	CONSTRAINT "push_subscriptions_endpoint" CHECK ("push_subscriptions"."endpoint" like 'https://%')
);
--> statement-breakpoint
ALTER TABLE "push_outbox" ADD CONSTRAINT "push_outbox_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_outbox_due" ON "push_outbox" USING btree ("due_at");
--> statement-breakpoint
-- Whatever the bell will show is written down for each of the person's devices, in the same transaction, for the job
-- that sends it (modules/push/delivery.ts). Many at once (a new ad that fits many wishes) are one statement.
create function queue_pushes() returns trigger
language plpgsql as $$
begin
  insert into push_outbox (notification_id, subscription_id)
  select told.id, push_subscriptions.id
  from told
  join sessions on sessions.user_id = told.user_id and sessions.expires_at > now()
  join push_subscriptions on push_subscriptions.session_id = sessions.id
  where told.read_at is null;
  return null;
end
$$;
--> statement-breakpoint
create trigger notifications_push after insert on notifications
  referencing new table as told for each statement
  execute function queue_pushes();
