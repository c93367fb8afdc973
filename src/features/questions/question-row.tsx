import { ChevronDown, Link2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useShareLink } from '../../shell/share-link.ts';
import { buttonClasses } from '../../ui/button.tsx';
import type { Question } from './question-data.ts';

/**
 * A question that opens to its answer. The browser's own element: it opens before the app has started, and
 * find-in-page opens it too.
 */
export function QuestionRow({ row, isAsked }: { row: Question; isAsked: boolean }) {
  const { t } = useTranslation('questions');
  const box = useRef<HTMLDetailsElement>(null);
  const share = useShareLink();
  useEffect(() => {
    if (isAsked) box.current?.scrollIntoView({ block: 'center' });
  }, [isAsked]);
  const { id, question, answer } = row;
  return (
    <details ref={box} open={isAsked || undefined} className="group">
      <summary className="flex min-h-14 list-none items-center gap-3 rounded-card px-4 py-3 -outline-offset-2 [&::-webkit-details-marker]:hidden">
        <h2 className="min-w-0 flex-1 text-body-strong text-pretty">{question}</h2>
        <ChevronDown aria-hidden className="icon-20 text-ink-2 transition-transform group-open:rotate-180" />
      </summary>
      <div className="px-4 pb-4">
        {answer.split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph} className="mb-2 max-w-prose text-read text-ink-2">
            {paragraph}
          </p>
        ))}
        <button
          type="button"
          data-print="none"
          onClick={() => void share({ title: question, url: `${window.location.origin}/questions?id=${id}` })}
          className={buttonClasses({ variant: 'quiet', className: '-ms-4' })}
        >
          <Link2 aria-hidden />
          {t('share')}
        </button>
      </div>
    </details>
  );
}
