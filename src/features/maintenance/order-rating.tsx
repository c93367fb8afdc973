import { Star } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RATING_COMMENT_MAX_LENGTH, RATING_MAX } from '../../../contract/limits.ts';
import type { Order } from '../../../contract/maintenance.ts';
import { useCall } from '../../api/use-call.ts';
import { createDraftStore, PERSON_DRAFT_MS, useDraft } from '../../device/draft-store.ts';
import { NeedsConnection } from '../../device/offline.tsx';
import { sessionStore } from '../../device/session-store.ts';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Panel } from '../../ui/panel.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { refreshOrders } from './queries.ts';

const ALL = Array.from({ length: RATING_MAX }, (_, index) => index + 1);

/** A completed order's rating, in stars and words. */
export function OrderRating({ order }: { order: Order }) {
  const { t } = useTranslation('maintenance');
  if (!order.rating) return <RatingForm orderId={order.id} />;
  const { stars, comment } = order.rating;
  return (
    <Panel>
      <h2 className="text-title-3">{t('rating.yours')}</h2>
      <p className="mt-2 flex gap-1" role="img" aria-label={t('rating.stars', { count: stars })}>
        {ALL.map((star) => (
          <Star
            key={star}
            aria-hidden
            className={cx('icon-24', star <= stars ? 'fill-gold text-gold' : 'text-ink-3')}
          />
        ))}
      </p>
      {comment ? (
        <p dir="auto" className="mt-2 text-read">
          {comment}
        </p>
      ) : null}
    </Panel>
  );
}

function RatingForm({ orderId }: { orderId: number }) {
  const { t } = useTranslation('maintenance');
  const rate = useCall('maintenance.rate', { isOnce: true, onSettled: refreshOrders });
  const draft = useDraft(ratingDraft);
  const [isMissing, setMissing] = useState(false);
  const isOwn = draft.orderId === orderId;
  const stars = isOwn ? draft.stars : 0;
  const comment = isOwn ? draft.comment : '';
  const change = (changes: { stars?: number; comment?: string }) => {
    ratingDraft.change({ orderId, stars, comment, ...changes });
    setMissing(false);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (rate.isPending) return;
    setMissing(stars === 0);
    if (stars === 0) return;
    rate.mutate(
      { params: { id: orderId }, body: { stars, comment } },
      { onSuccess: () => ratingDraft.clear() },
    );
  };
  return (
    <Panel>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <fieldset>
          <legend className="text-title-3">{t('rating.title')}</legend>
          <div className="mt-2 flex">
            {ALL.map((star) => (
              <label
                key={star}
                className="grid size-target cursor-pointer place-items-center rounded-full has-focus-visible:outline-2 has-focus-visible:outline-palm"
              >
                <input
                  type="radio"
                  name="stars"
                  value={star}
                  checked={stars === star}
                  onChange={() => change({ stars: star })}
                  aria-label={t('rating.stars', { count: star })}
                  className="sr-only"
                />
                <Star
                  aria-hidden
                  className={cx('icon-32', star <= stars ? 'fill-gold text-gold' : 'text-ink-3')}
                />
              </label>
            ))}
          </div>
          {isMissing ? (
            <p role="alert" className="mt-1 text-small-strong text-on-danger-tint">
              {t('rating.missing')}
            </p>
          ) : null}
        </fieldset>
        <TextArea
          label={t('rating.comment')}
          optional={t('order.optional')}
          name="comment"
          rows={2}
          maxLength={RATING_COMMENT_MAX_LENGTH}
          value={comment}
          onChange={({ target }) => change({ comment: target.value })}
          error={rate.error?.fields.comment}
        />
        <NeedsConnection calls={['maintenance.rate']} />
        {rate.error ? <ErrorAlert error={rate.error} title={t('rating.failed')} /> : null}
        <Button type="submit" block busy={rate.isPending} busyLabel={t('rating.busy')}>
          {t('rating.send')}
        </Button>
      </form>
    </Panel>
  );
}

/** An unsent rating; of one order at a time. */
const ratingDraft = createDraftStore({
  name: 'rating',
  empty: { orderId: 0, stars: 0, comment: '' },
  owner: sessionStore.personId,
  ttlMs: PERSON_DRAFT_MS,
});
