import { Clock, Mail, MessageCircle, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../contract/contract.ts';
import { ListRows, RowFace, rowClasses } from '../../ui/list-rows.tsx';
import { Num } from '../../ui/num.tsx';
import { SectionHeader } from '../../ui/section-header.tsx';

/** core §1: the contact block (phone, e-mail, working hours) and the external chat. */
export function AboutContact({ support }: { support: Answer<'settings.get'>['support'] }) {
  const { t } = useTranslation(['about', 'shell']);
  const { phone, email, hours, chatUrl } = support;
  if (!phone && !email && !hours && !chatUrl) return null;
  return (
    <section>
      <SectionHeader title={t('contact.title')} />
      <ListRows label={t('contact.title')}>
        {phone ? (
          <a href={`tel:${phone}`} className={rowClasses({ lines: 2 })}>
            <RowFace icon={<Phone aria-hidden />} note={<Num>{phone}</Num>}>
              {t('contact.phone')}
            </RowFace>
          </a>
        ) : null}
        {email ? (
          <a href={`mailto:${email}`} className={rowClasses({ lines: 2 })}>
            <RowFace icon={<Mail aria-hidden />} note={<Num>{email}</Num>}>
              {t('contact.email')}
            </RowFace>
          </a>
        ) : null}
        {chatUrl ? (
          <a href={chatUrl} rel="noreferrer" target="_blank" className={rowClasses()}>
            <RowFace icon={<MessageCircle aria-hidden />}>{t('shell:support.chat')}</RowFace>
          </a>
        ) : null}
        {hours ? (
          <div className={rowClasses({ lines: 2 })}>
            <RowFace icon={<Clock aria-hidden />} note={hours} chevron={false}>
              {t('contact.hours')}
            </RowFace>
          </div>
        ) : null}
      </ListRows>
    </section>
  );
}
