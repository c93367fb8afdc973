import { BriefcaseBusiness, FileSignature, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../ui/cx.ts';
import { Tile } from '../../ui/tile.tsx';
import type { AdKind } from './ad-fields.ts';
import type { AdForm } from './ad-form.ts';
import { FaultFrame } from './choice-field.tsx';
import { useAdFault, useAdValue } from './use-ad-field.ts';

const KINDS = [
  { kind: 'owner', icon: UserRound },
  { kind: 'broker', icon: BriefcaseBusiness },
  { kind: 'documentation', icon: FileSignature },
] as const;

/** services §2, step 1: owner, broker, or a request for contract documentation (not while an ad is edited). */
export function KindStep({ form }: { form: AdForm }) {
  const { t } = useTranslation('advertise');
  const ownerType = useAdValue(form, 'ownerType');
  const fault = useAdFault(form, 'ownerType');
  // Step 2 tells the owner from his agent.
  const chosen: AdKind | '' = ownerType === 'agent' ? 'owner' : ownerType;
  const kinds = KINDS.filter(({ kind }) => form.mode === 'create' || kind !== 'documentation');
  return (
    <FaultFrame label={t('kind.title')} error={fault}>
      <h2 className="pb-3 text-title-2">{t('kind.title')}</h2>
      <div className="grid gap-3">
        {kinds.map(({ kind, icon: Icon }) => (
          <label
            key={kind}
            className={cx(
              'press flex min-h-22 cursor-pointer items-center gap-3 rounded-card bg-surface p-4',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-palm',
              chosen === kind ? 'ring-palm' : 'shadow-card',
            )}
          >
            <input
              type="radio"
              name="ownerType"
              value={kind}
              checked={chosen === kind}
              onChange={() => form.change({ ownerType: kind })}
              className="sr-only"
            />
            <Tile tone={kind === 'documentation' ? 'gold' : 'palm'}>
              <Icon />
            </Tile>
            <span className="min-w-0 flex-1">
              <span className="block text-body font-semibold">{t(`kind.${kind}.title`)}</span>
              <span className="block text-small text-ink-2">{t(`kind.${kind}.text`)}</span>
            </span>
            <span
              aria-hidden
              className={cx(
                'grid size-6 flex-none place-items-center rounded-full',
                chosen === kind
                  ? 'bg-palm before:size-2.5 before:rounded-full before:bg-on-palm'
                  : 'ring-line-strong',
              )}
            />
          </label>
        ))}
      </div>
    </FaultFrame>
  );
}
