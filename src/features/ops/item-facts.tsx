import { useTranslation } from 'react-i18next';
import type { OpsFact, OpsItem } from '../../../contract/ops.ts';
import { dateAndTime } from '../../lib/day-and-time.ts';
import { formatCount } from '../../lib/digits.ts';
import { writtenDay } from '../../lib/written-day.ts';
import { Money } from '../../ui/money.tsx';
import { Num } from '../../ui/num.tsx';

const WIDE = { code: 20, text: 60 };

/** A line of its own: a gateway's number is longer than a phone's half, and breaks nowhere by itself. */
const isWide = ({ form, value }: Pick<OpsFact, 'form' | 'value'>) =>
  String(value).length > (form === 'code' ? WIDE.code : WIDE.text);

/** What is known of a thing, label by label. */
export function ItemFacts({ item }: { item: OpsItem }) {
  const { t } = useTranslation('ops');
  if (item.facts.length === 0) return null;
  return (
    <dl className="grid pair-grid gap-x-6 gap-y-4 sm:grid-cols-3 xl:grid-cols-4">
      {item.facts.map((fact) => (
        <div key={fact.name} className={isWide(fact) ? 'col-span-full' : 'min-w-0'}>
          <dt className="text-caption text-ink-2">{t(`facts.${fact.name}` as 'facts.price')}</dt>
          <dd className="mt-0.5 text-small-strong wrap-break-word">
            <FactValue fact={fact} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function FactValue({ fact: { form, value } }: { fact: OpsFact }) {
  const { t, i18n } = useTranslation('ops');
  switch (form) {
    case 'money':
      return <Money amount={Number(value)} label={t('sar')} />;
    case 'moment':
      return dateAndTime(String(value), i18n.language);
    case 'day':
      return writtenDay(String(value), i18n.language);
    case 'number':
      return <Num>{formatCount(Number(value))}</Num>;
    case 'code':
    case 'mobile':
      return (
        <Num className={isWide({ form, value }) ? 'break-all whitespace-normal select-all' : 'select-all'}>
          {value}
        </Num>
      );
    case 'flag':
      return t('yes');
    default:
      return <bdi>{value}</bdi>;
  }
}
