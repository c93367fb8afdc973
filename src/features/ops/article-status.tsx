import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { ActForm } from './act-form.tsx';
import type { ConsoleVerb } from './verb-forms.ts';

interface ArticleStatusProps {
  id: number;
  status: 'published' | 'hidden';
  seen: string;
}

/** Takes an article out of sight, or shows it again. */
export function ArticleStatus({ id, status, seen }: ArticleStatusProps) {
  const { t } = useTranslation('ops');
  const [isOpen, setOpen] = useState(false);
  const verb = status === 'hidden' ? 'articles publish' : ('articles hide' satisfies ConsoleVerb);
  const isHidden = status === 'hidden';
  if (!isOpen) {
    return (
      <Button
        variant={isHidden ? 'second' : 'danger'}
        className={isHidden ? undefined : 'bg-danger-tint text-on-danger-tint!'}
        onClick={() => setOpen(true)}
      >
        {t(`verbs.${verb}.press`)}
      </Button>
    );
  }
  return (
    <div className="w-full max-w-form rounded-card bg-surface p-4 shadow-card">
      <ActForm
        verb={verb}
        about={`articles/${id}`}
        fixed={{ id: String(id) }}
        seen={seen}
        question={t(`verbs.${verb}.ask`)}
        onDone={() => setOpen(false)}
        onCancel={() => setOpen(false)}
      />
    </div>
  );
}
