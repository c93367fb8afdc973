import { Link } from '@tanstack/react-router';
import { ClipboardCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../features/session/use-session.ts';
import { ListRows, RowFace, rowClasses } from '../ui/list-rows.tsx';
import { shownEntries } from './account-entries.ts';

/** The screens of the account (core §2) that are for this reader. */
export function AccountMenuEntries({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('account');
  const { user } = useSession();
  const entries = shownEntries(user !== null);
  return (
    <ListRows label={t('menu.label')}>
      {entries.map(({ path, name, icon: Icon }) => (
        <Link key={path} to={path} onClick={onLeave} className={rowClasses()}>
          <RowFace icon={<Icon aria-hidden />}>{t(`entries.${name}`)}</RowFace>
        </Link>
      ))}
      {user?.isOperator ? (
        <Link to="/ops/$" params={{ _splat: '' }} onClick={onLeave} className={rowClasses()}>
          <RowFace icon={<ClipboardCheck aria-hidden />}>{t('entries.ops')}</RowFace>
        </Link>
      ) : null}
    </ListRows>
  );
}
