import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentMethod } from '../../../contract/payments.ts';
import { useCall } from '../../api/use-call.ts';
import { NeedsConnection } from '../../device/offline.tsx';
import { ConfirmSheet } from '../../shell/confirm-sheet.tsx';
import { useErrorText } from '../../shell/error-alert.tsx';
import { CardMark } from '../../shell/pay/card-mark.tsx';
import { brandName } from '../../shell/pay/card-name.ts';
import { QueryFrame } from '../../shell/query-frame.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Breadcrumb, crumbClasses } from '../../ui/breadcrumb.tsx';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { CardSkeletons } from '../../ui/card-skeleton.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Num } from '../../ui/num.tsx';
import { opensSheet } from '../../ui/opens-sheet.ts';
import { panelClasses } from '../../ui/panel.tsx';
import { Tile } from '../../ui/tile.tsx';
import { useToast } from '../../ui/toast.tsx';
import { paymentQueries, refreshMoney } from './queries.ts';

/** /paymentcards (core §2): the saved cards, each with a delete button, and a link to add one. */
export function CardListScreen() {
  const { t } = useTranslation('wallet');
  const cards = useQuery(paymentQueries.cards());
  const add = (
    <Link to="/addpaymentcard" className={buttonClasses({ tall: true, block: true })}>
      <Plus aria-hidden />
      {t('cards.add')}
    </Link>
  );
  return (
    <>
      <ScreenBar narrow title={t('cards.title')} />
      <QueryFrame
        query={cards}
        failed={t('cards.failed')}
        lead={
          <Breadcrumb narrow label={t('path')} current={t('cards.title')}>
            <Link to="/wallet" search={{}} className={crumbClasses()}>
              {t('title')}
            </Link>
          </Breadcrumb>
        }
        skeleton={
          <CardSkeletons
            label={t('cards.loading')}
            className="flex flex-col gap-3"
            heights={['h-20', 'h-20']}
          />
        }
        className="pb-page"
        bodyClassName="mx-auto flex w-full max-w-form flex-col gap-4"
      >
        {(data) =>
          data.paymentMethods.length === 0 ? (
            <EmptyState picture="/art/empty-results.svg" title={t('cards.empty.title')} action={add}>
              {t('cards.empty.text')}
            </EmptyState>
          ) : (
            <>
              <NeedsConnection calls={['payments.setDefaultMethod', 'payments.removeMethod']} />
              <ul className="flex flex-col gap-3">
                {data.paymentMethods.map((card) => (
                  <li key={card.id}>
                    <CardRow card={card} />
                  </li>
                ))}
              </ul>
              {add}
              <p className="text-caption text-ink-2">{t('cards.safe')}</p>
            </>
          )
        }
      </QueryFrame>
    </>
  );
}

function CardRow({ card }: { card: PaymentMethod }) {
  const { t, i18n } = useTranslation('wallet');
  const name = brandName(card.brand, i18n.language);
  return (
    <article className={panelClasses({ pad: false, className: 'flex items-center gap-3 py-3 ps-4 pe-2' })}>
      <Tile tone={card.isExpired ? 'plain' : 'palm'}>
        <CardMark brand={card.brand} />
      </Tile>
      {/* With large text the badge stands below. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-end gap-x-3 gap-y-1">
        <div className="min-w-0 flex-1 basis-[8rem]">
          <p className="text-body-strong">
            <span>{name}</span> <Num>{`•••• ${card.last}`}</Num>
          </p>
          <p className="text-small text-ink-2">
            {t('cards.expires')} <Num>{card.expiry}</Num>
          </p>
          {card.isExpired || card.isDefault ? null : (
            <CardDefault id={card.id} name={`${name} ${card.last}`} />
          )}
        </div>
        {card.isExpired ? (
          <Badge tone="danger">{t('cards.expired')}</Badge>
        ) : card.isDefault ? (
          <Badge tone="palm">{t('cards.default.is')}</Badge>
        ) : null}
      </div>
      <CardRemove id={card.id} name={`${name} ${card.last}`} />
    </article>
  );
}

/** Makes a card the one that is offered first. */
function CardDefault({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation('wallet');
  const toast = useToast();
  const errorText = useErrorText();
  const choose = useCall('payments.setDefaultMethod', { isOnce: true, onSettled: refreshMoney });
  return (
    <Button
      variant="quiet"
      className="-ms-3 -mb-2"
      aria-label={t('cards.default.act', { name })}
      busy={choose.isPending}
      busyLabel={t('cards.default.busy')}
      onClick={() =>
        choose.mutate(
          { params: { id } },
          {
            onError: (error) => toast.show({ message: `${t('cards.default.failed')}. ${errorText(error)}` }),
          },
        )
      }
    >
      {t('cards.default.short')}
    </Button>
  );
}

/** core §2: deletes a card, after asking. Failures are shown (DESIGN §6). */
function CardRemove({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation('wallet');
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const remove = useCall('payments.removeMethod', { isOnce: true, onSettled: refreshMoney });
  const confirm = () =>
    remove.mutate(
      { params: { id } },
      {
        onSuccess: () => {
          setOpen(false);
          toast.show({ message: t('cards.remove.done') });
        },
      },
    );
  return (
    <>
      <IconButton
        {...opensSheet}
        label={t('cards.remove.act', { name })}
        onClick={() => {
          remove.reset();
          setOpen(true);
        }}
      >
        <Trash2 />
      </IconButton>
      <ConfirmSheet
        isOpen={isOpen}
        onOpenChange={setOpen}
        icon={<Trash2 aria-hidden />}
        title={t('cards.remove.title')}
        text={t('cards.remove.text', { name })}
        texts={{
          confirm: t('cards.remove.confirm'),
          busy: t('cards.remove.busy'),
          cancel: t('cards.remove.keep'),
        }}
        needsConnection
        onConfirm={confirm}
        isBusy={remove.isPending}
        error={remove.error}
        failure={t('cards.remove.failed')}
      />
    </>
  );
}
