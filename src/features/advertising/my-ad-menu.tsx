import { Link } from '@tanstack/react-router';
import {
  BadgeCheck,
  CircleCheck,
  Eye,
  EyeOff,
  Handshake,
  KeyRound,
  type LucideIcon,
  Pencil,
  SquareArrowOutUpRight,
  Star,
  Tag,
  Trash2,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MyAd } from '../../../contract/property-entities.ts';
import { NeedsConnection, useOnline } from '../../device/offline.tsx';
import { ListRows, RowFace, rowClasses } from '../../ui/list-rows.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { type QuickAction, statusLabel } from './use-ad-action.ts';

const ACTS: { act: QuickAction; icon: LucideIcon }[] = [
  { act: 'pay', icon: Star },
  { act: 'confirm', icon: CircleCheck },
  { act: 'hide', icon: EyeOff },
  { act: 'show', icon: Eye },
  { act: 'rented', icon: KeyRound },
  { act: 'sold', icon: Handshake },
];

interface MyAdMenuProps {
  ad: MyAd;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  act: (act: QuickAction) => void;
  onRenew: () => void;
  onReprice: () => void;
  onDelete: () => void;
}

/**
 * The actions of an ad: the server lists the allowed ones; its advertiser can open it in any state.
 * Deleting asks first (my-ads-screen.tsx).
 */
export function MyAdMenu({ ad, isOpen, onOpenChange, act, onRenew, onReprice, onDelete }: MyAdMenuProps) {
  const { t } = useTranslation(['ads', 'shell']);
  const isOnline = useOnline();
  const key = String(ad.id);
  const row = rowClasses({ className: 'aria-disabled:text-ink-3' });
  return (
    <Sheet open={isOpen} onOpenChange={onOpenChange} title={ad.title} closeLabel={t('shell:close')}>
      <div className="py-4">
        <NeedsConnection
          calls={[
            'advertising.mark',
            'advertising.confirm',
            'advertising.pay',
            'advertising.remove',
            'advertising.restore',
          ]}
        />
        <ListRows>
          <Link to="/propertydetails/$id" params={{ id: key }} className={row}>
            <RowFace icon={<SquareArrowOutUpRight aria-hidden />}>{t('actions.view')}</RowFace>
          </Link>
          {ad.actions.includes('renew') ? (
            <button
              type="button"
              aria-haspopup="dialog"
              className={row}
              onClick={() => {
                onOpenChange(false);
                onRenew();
              }}
            >
              <RowFace icon={<BadgeCheck aria-hidden />} chevron={false}>
                {t('actions.renew')}
              </RowFace>
            </button>
          ) : null}
          {ad.actions.includes('reprice') ? (
            <button
              type="button"
              aria-haspopup="dialog"
              aria-disabled={!isOnline || undefined}
              className={row}
              onClick={() => {
                if (!isOnline) return;
                onOpenChange(false);
                onReprice();
              }}
            >
              <RowFace icon={<Tag aria-hidden />} chevron={false}>
                {t('actions.reprice')}
              </RowFace>
            </button>
          ) : null}
          {ad.actions.includes('edit') ? (
            <Link to="/propertieupdate/$key" params={{ key }} className={row}>
              <RowFace icon={<Pencil aria-hidden />}>{t('actions.edit')}</RowFace>
            </Link>
          ) : null}
          {ACTS.filter(({ act: name }) => ad.actions.includes(name)).map(({ act: name, icon: Icon }) => (
            <button
              key={name}
              type="button"
              aria-disabled={!isOnline || undefined}
              className={row}
              onClick={() => {
                if (!isOnline) return;
                onOpenChange(false);
                act(name);
              }}
            >
              <RowFace icon={<Icon aria-hidden />} chevron={false}>
                {t(`actions.${statusLabel(name, ad.status)}`)}
              </RowFace>
            </button>
          ))}
          {ad.actions.includes('delete') ? (
            <button
              type="button"
              aria-haspopup="dialog"
              aria-disabled={!isOnline || undefined}
              className={rowClasses({ className: 'text-danger aria-disabled:text-ink-3' })}
              onClick={() => {
                if (!isOnline) return;
                onOpenChange(false);
                onDelete();
              }}
            >
              <RowFace icon={<Trash2 aria-hidden className="text-current!" />} chevron={false}>
                {t('actions.delete')}
              </RowFace>
            </button>
          ) : null}
        </ListRows>
      </div>
    </Sheet>
  );
}
