-- Any change of what the public sees of a listing is told, not of its status alone: pages that are kept show its price,
-- title and all else (server/plugins/listing-changes.ts). Many in one transaction are still one notice.
drop trigger properties_public_update on properties;
--> statement-breakpoint
create trigger properties_public_update after update on properties for each row
  when ((old.status in ('published', 'reserved') or new.status in ('published', 'reserved'))
    and old.* is distinct from new.*)
  execute function tell_listings_changed();
