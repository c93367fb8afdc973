import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../contract/contract.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { panelClasses } from '../../ui/panel.tsx';
import { Deadline } from './deadline.tsx';

const DEADLINE_TEXTS = {
  waiting_payment: 'payBefore',
  reserved: 'executeBefore',
  taken: 'heldUntil',
  paused: 'pausedUntil',
  own: 'heldUntil',
} as const;

/**
 * Why a property can't be reserved, or until when the user has it reserved; nothing if it is free.
 */
export function ReservationStanding({ quote }: { quote: Answer<'reservations.init'> }) {
  const { t } = useTranslation('reservations');
  const { standing, expiresAt } = quote;
  if (standing === 'open') return null;
  return (
    <section role="status" className={panelClasses({ className: 'flex flex-col gap-3' })}>
      <p className="text-body-strong">{t(`standing.${standing}`)}</p>
      {expiresAt ? <Deadline at={expiresAt} text={t(DEADLINE_TEXTS[standing])} /> : null}
      {standing === 'waiting_payment' ? null : (
        <Link
          to={standing === 'reserved' ? '/myreservations' : '/propertielist'}
          search={{}}
          className={buttonClasses({ tall: true, block: true, variant: 'second' })}
        >
          {t(standing === 'reserved' ? 'list.title' : 'browse')}
        </Link>
      )}
    </section>
  );
}
