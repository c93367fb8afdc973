import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Landmark } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../contract/contract.ts';
import { NeedsConnection } from '../../device/offline.tsx';
import { ErrorState } from '../../shell/error-state.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { FormSkeleton } from '../../ui/card-skeleton.tsx';
import { Num } from '../../ui/num.tsx';
import { panelClasses } from '../../ui/panel.tsx';
import { Tile } from '../../ui/tile.tsx';
import { useToast } from '../../ui/toast.tsx';
import { hiddenIban } from './bank-fields.ts';
import { BankForm } from './bank-form.tsx';
import { profileQueries } from './queries.ts';

const NO_BANK = { iban: '', bankName: '', name: '' };

/** /mybankaccount (services §2). The account is part of the profile, which no device stores. */
export function BankScreen() {
  const { t } = useTranslation('bank');
  const toast = useToast();
  const { data, error, refetch } = useQuery(profileQueries.get());
  const [turn, setTurn] = useState(0);
  return (
    <>
      <ScreenBar narrow title={t('title')} />
      {error && !data ? (
        <ErrorState error={error} title={t('failed')} onRetry={() => void refetch()} />
      ) : (
        <div className="page pt-2 pb-page">
          <div className="mx-auto max-w-form">
            <NeedsConnection calls={['profile.setBank']} />
            {data ? (
              <>
                <p className="pb-5 text-read text-ink-2">{t('text')}</p>
                {data.bank ? <SavedBank bank={data.bank} banks={data.banksList} /> : null}
                <BankForm
                  key={`${data.user.id} ${turn}`}
                  banks={data.banksList}
                  saved={data.bank ?? NO_BANK}
                  onSaved={() => {
                    setTurn(turn + 1);
                    window.scrollTo({ top: 0 });
                    toast.show({ message: t('saved.done'), icon: <CircleCheck aria-hidden /> });
                  }}
                />
              </>
            ) : (
              <FormSkeleton label={t('loading')} />
            )}
          </div>
        </div>
      )}
    </>
  );
}

interface SavedBankProps {
  bank: NonNullable<Answer<'profile.get'>['bank']>;
  banks: Answer<'profile.get'>['banksList'];
}

/** The saved account, with only the first and last digits of its number. */
function SavedBank({ bank, banks }: SavedBankProps) {
  const { t } = useTranslation('bank');
  return (
    <section
      aria-label={t('saved.title')}
      className={panelClasses({ className: 'mb-6 flex items-center gap-3' })}
    >
      <Tile tone="palm">
        <Landmark />
      </Tile>
      <span className="min-w-0 flex-1">
        <span className="block truncate text-body font-semibold">
          {banks.find(({ key }) => key === bank.bankName)?.label ?? bank.bankName}
        </span>
        <span className="block text-small text-ink-2">
          <Num>{hiddenIban(bank.iban)}</Num>
        </span>
        <span dir="auto" className="block truncate text-with-others text-small text-ink-2">
          {bank.name}
        </span>
      </span>
    </section>
  );
}
