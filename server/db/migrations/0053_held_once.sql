DROP INDEX "ledger_entries_one_end";--> statement-breakpoint
-- What is held for a payment leaves once: it is earned or given back. What was earned may be given back out of
-- the income. A writer waits here for the others of its payment, and then sees what they left.
create function require_held_once() returns trigger
language plpgsql as $$
declare
  paid integer := (select payment_id from ledger_entries where id = new.entry_id);
begin
  perform from ledger_accounts where id = new.account_id and kind = 'held';
  if not found then
    return null;
  end if;
  perform from payments where id = paid for no key update;
  if (select sum(l.amount_halalas) < 0 from ledger_lines l join ledger_entries e on e.id = l.entry_id
      where l.account_id = new.account_id and e.payment_id = paid) then
    raise exception 'payment % would leave what is held for it twice', paid
      using errcode = 'check_violation', constraint = 'ledger_held_once';
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger ledger_lines_held_once after insert on ledger_lines for each row
  when (new.amount_halalas < 0) execute function require_held_once();
