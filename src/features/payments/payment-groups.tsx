import type { PaymentEntry } from '../../../contract/payments.ts';
import { ListRows } from '../../ui/list-rows.tsx';
import { PaymentRow } from './payment-row.tsx';

interface PaymentGroupsProps {
  rows: readonly PaymentEntry[];
  nameOf: (entry: PaymentEntry) => string;
  ofWallet?: boolean;
  /** Each row shows its day, for headings that are months. */
  withDay?: boolean;
  isOutgoing: boolean;
}

/** Groups consecutive rows with the same heading. */
function groupBy(rows: readonly PaymentEntry[], nameOf: PaymentGroupsProps['nameOf']) {
  const groups: { name: string; rows: PaymentEntry[] }[] = [];
  for (const row of rows) {
    const name = nameOf(row);
    const last = groups.at(-1);
    if (last?.name === name) last.rows.push(row);
    else groups.push({ name, rows: [row] });
  }
  return groups;
}

/** Payments under the day or the month in which they were made. */
export function PaymentGroups({
  rows,
  nameOf,
  ofWallet = false,
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
              <PaymentRow key={entry.id} entry={entry} ofWallet={ofWallet} withDay={withDay} />
            ))}
          </ListRows>
        </section>
      ))}
    </div>
  );
}
