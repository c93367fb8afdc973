CREATE TABLE "unclaimed_files" (
	"key" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "unclaimed_files_due" ON "unclaimed_files" USING btree ("due_at");--> statement-breakpoint
-- A file that a row stops to refer to is removed after the commit (modules/pictures/unclaimed-files.ts), also where the
-- process ends before that.
create function give_up_file() returns trigger
language plpgsql as $$
begin
  insert into unclaimed_files (key, due_at)
  values (regexp_replace(to_jsonb(old) ->> tg_argv[0], '^/media/', ''), now())
  on conflict (key) do update set due_at = excluded.due_at;
  return null;
end
$$;
--> statement-breakpoint
create trigger users_avatar after update of avatar on users for each row
  when (old.avatar like '/media/avatars/%' and old.avatar is distinct from new.avatar)
  execute function give_up_file('avatar');
--> statement-breakpoint
create trigger property_ads_deed after update of receipt_image on property_ads for each row
  when (old.receipt_image is distinct from new.receipt_image and old.receipt_image is not null)
  execute function give_up_file('receipt_image');
