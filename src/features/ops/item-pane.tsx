import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpsKind } from '../../../contract/ops-queues.ts';
import type { ApiError } from '../../api/api-error.ts';
import { useErrorWords } from '../../shell/error-alert.tsx';
import { Alert } from '../../ui/alert.tsx';
import { ItemActions } from './item-actions.tsx';
import { ItemDues } from './item-dues.tsx';
import { ItemFacts } from './item-facts.tsx';
import { ItemHead } from './item-head.tsx';
import { ItemPictures } from './item-pictures.tsx';
import { LogLines } from './log-lines.tsx';
import { PaneError, PaneSkeleton } from './pane-faces.tsx';
import { opsQueries } from './queries.ts';

interface ItemPaneProps {
  kind: OpsKind;
  id: number;
  /** A verb went through. */
  onDone: () => void;
}

/** One thing with all that is to be known of it, and what can be done. */
export function ItemPane({ kind, id, onDone }: ItemPaneProps) {
  const { t } = useTranslation('ops');
  const { data, error, refetch } = useQuery(opsQueries.item(kind, id));
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const wordsOf = useErrorWords();
  if (!data) return error ? <PaneError error={error} onRetry={() => void refetch()} /> : <PaneSkeleton />;
  const { item } = data;
  return (
    <article className="flex min-h-0 flex-1 flex-col lg:overflow-y-auto">
      <div className="flex flex-1 flex-col gap-6 p-gutter lg:p-6">
        {refusal ? (
          <Alert
            key={refusal.fields.seen ?? refusal.message}
            reveal
            title={wordsOf(refusal)}
            message={refusal.fields.seen ?? t('lookAgain')}
          />
        ) : null}
        <ItemHead item={item} />
        <ItemPictures item={item} />
        {item.words ? (
          <section>
            <h2 className="text-small-strong text-ink-2">{t(`words.${item.kind}`)}</h2>
            <p className="mt-1 max-w-180 text-read whitespace-pre-line">{item.words}</p>
          </section>
        ) : null}
        <ItemFacts item={item} />
        <ItemDues dues={item.dues} />
        {item.history.length > 0 ? (
          <section>
            <h2 className="text-small-strong text-ink-2">{t('history')}</h2>
            <LogLines rows={item.history} isOfOne />
          </section>
        ) : null}
      </div>
      <ItemActions
        item={item}
        onDone={() => {
          setRefusal(null);
          onDone();
        }}
        onRefused={setRefusal}
      />
    </article>
  );
}
