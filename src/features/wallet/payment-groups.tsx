import type { PaymentEntry } from '../../../contract/payments.ts';
import { ListRows } from '../../ui/list-rows.tsx';
import { groupBy } from './groups.ts';
import { PaymentRow } from './payment-row.tsx';

interface PaymentGroupsProps {
  rows: readonly PaymentEntry[];
  nameOf: (entry: PaymentEntry) => string;
  signed?: boolean;
  /** Each row says its day, where the heading is a month. */
  withDay?: boolean;
  isOutgoing: boolean;
}

/** Payments under the day or the month in which they were made. */
export function PaymentGroups({
  rows,
  nameOf,
  signed = false,
  withDay = false,
  isOutgoing,
}: PaymentGroupsProps) {
  return (
    <div aria-busy={isOutgoing} className="flex flex-col gap-2">
      {groupBy(rows, nameOf).map((group) => (
        <section key={group.name} aria-label={group.name}>
          <h2 className="flex min-h-target items-center text-small-strong text-ink-2">{group.name}</h2>
          <ListRows flush label={group.name}>
            {group.rows.map((entry) => (
              <PaymentRow key={entry.id} entry={entry} signed={signed} withDay={withDay} />
            ))}
          </ListRows>
        </section>
      ))}
    </div>
  );
}
