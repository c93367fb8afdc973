import type { Language } from '../../../contract/language.ts';
import { isMobile } from '../../../contract/mobile.ts';
import type { RentalUnit } from '../../../contract/rental-units.ts';
import type { Rental, RentDue, RentedProperty } from '../../../contract/rentals.ts';
import { inSar } from '../../lib/money.ts';
import { personName } from '../../plugins/session.ts';
import { texts } from '../../texts/texts.ts';
import type { CardRow } from '../properties/card-rows.ts';
import { presentCard } from '../properties/presenter.ts';
import type { DueFields, TenancyRow } from './repository.ts';

type Role = RentedProperty['role'];

const sumOf = (dues: DueFields[]) => inSar(dues.reduce((sum, { amountHalalas }) => sum + amountHalalas, 0));
const presentDue = ({ dueOn, amountHalalas }: DueFields): RentDue => ({
  dueDate: dueOn,
  amount: inSar(amountHalalas),
});

/** Labels by unit, in the given language. */
export const presentRentalUnits = (language: Language): Record<RentalUnit, string> =>
  texts[language].rentalUnit;

function presentParty(tenancy: TenancyRow, role: Role, language: Language): RentedProperty['Party'] {
  const party = role === 'owner' ? tenancy.tenant : tenancy.owner;
  // A deleted account has none.
  if (!party || !isMobile(party.mobile)) return null;
  return { name: personName(party, language), mobile: party.mobile };
}

/** services §3: the property and its tenancy's figures, which are null if it is not let. */
export function presentRented(
  card: CardRow,
  tenancy: TenancyRow | undefined,
  role: Role,
  language: Language,
): RentedProperty {
  const unpaid = tenancy?.dues.filter(({ paidOn }) => paidOn === null) ?? [];
  return {
    ...presentCard(card, language),
    role,
    collectedAmount: tenancy ? sumOf(tenancy.dues.filter(({ paidOn }) => paidOn !== null)) : null,
    remainingPayments: tenancy ? unpaid.length : null,
    rentalTerm: tenancy?.term ?? null,
    rentalUnit: tenancy?.unit ?? null,
    rentStart: tenancy?.startsOn ?? null,
    rentExpire: tenancy?.expiresOn ?? null,
    totalDueAmount: tenancy ? sumOf(unpaid) : null,
    NextPayment: unpaid.map(presentDue),
    Party: tenancy ? presentParty(tenancy, role, language) : null,
  };
}

export function presentRental(
  card: CardRow,
  tenancy: TenancyRow | undefined,
  role: Role,
  { language, street }: { language: Language; street: string | null },
): Rental {
  return {
    ...presentRented(card, tenancy, role, language),
    street,
    PaidPayments: (tenancy?.dues ?? [])
      .flatMap((due) => (due.paidOn === null ? [] : [{ ...presentDue(due), paidOn: due.paidOn }]))
      .toReversed(),
  };
}
