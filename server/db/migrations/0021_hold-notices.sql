-- A hold shows in public ('held until'), so its beginning and its end are told as every change of a listing is.
create trigger reservations_public after insert or update of status or delete on reservations for each row
  execute function tell_listings_changed();
