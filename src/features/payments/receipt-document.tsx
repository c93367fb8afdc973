import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../../contract/amounts.ts';
import { dateAndTime } from '../../../contract/calendar-dates.ts';
import type { Language } from '../../../contract/language.ts';
import type { Receipt } from '../../../contract/payments.ts';
import { Money } from '../../ui/money.tsx';
import { Num } from '../../ui/num.tsx';
import { Panel } from '../../ui/panel.tsx';
import { QrCode } from '../../ui/qr-code.tsx';

type TextKey = 'number' | 'issuedAt' | 'vatNumber' | 'refersTo' | 'net' | 'vat' | 'total';

/** A tax invoice is in both languages: a text, and smaller its translation. */
function InBoth({ text, translation }: { text: string; translation: string }) {
  const { i18n } = useTranslation();
  return (
    <span className="flex flex-col">
      <span>{text}</span>
      <span
        lang={i18n.language === 'ar' ? 'en' : 'ar'}
        dir={i18n.language === 'ar' ? 'ltr' : 'rtl'}
        className="self-start text-caption text-ink-2"
      >
        {translation}
      </span>
    </span>
  );
}

const ROW = 'flex items-center justify-between gap-4 border-t border-line py-2';

function Row({ name, children, isSum = false }: { name: TextKey; children: ReactNode; isSum?: boolean }) {
  const { t } = useTranslation('payments');
  return (
    <div className={ROW}>
      <dt className={isSum ? 'text-body-strong' : 'text-small'}>
        <InBoth text={t(`receipt.${name}`)} translation={t(`receipt.translation.${name}`)} />
      </dt>
      <dd className="text-end text-body-strong">{children}</dd>
    </div>
  );
}

/** An invoice, receipt, credit note or refund, with all that the tax office asks of it. */
export function ReceiptDocument({ receipt }: { receipt: Receipt }) {
  const { t, i18n } = useTranslation(['payments', 'properties']);
  const { kind, number, issuedAt, seller, lines, amount, vat, refersTo, qr } = receipt;
  const language = i18n.language as Language;
  const other = language === 'ar' ? 'en' : 'ar';
  const money = (sar: number) => <Money amount={sar} label={t('properties:price.currency')} />;
  const title = t(`receipt.kinds.${kind}`);
  return (
    <Panel>
      <section aria-label={`${title} ${number}`} className="flex break-inside-avoid flex-col gap-3">
        <div className="flex items-start justify-between gap-4">
          <div className="flex min-w-0 flex-col gap-2">
            <h2 className="text-title-3">
              <InBoth text={title} translation={t(`receipt.translation.kinds.${kind}`)} />
            </h2>
            {seller ? (
              <p className="text-small-strong">
                <InBoth text={seller.name[language]} translation={seller.name[other]} />
              </p>
            ) : null}
          </div>
          {qr ? <QrCode text={qr} label={t('receipt.qr')} /> : null}
        </div>
        <dl>
          <Row name="number">
            <Num>{number}</Num>
          </Row>
          {refersTo ? (
            <Row name="refersTo">
              <Num>{refersTo}</Num>
            </Row>
          ) : null}
          <Row name="issuedAt">
            <time dateTime={issuedAt}>{dateAndTime(issuedAt, language)}</time>
          </Row>
          {seller ? (
            <Row name="vatNumber">
              <Num>{seller.vatNumber}</Num>
            </Row>
          ) : null}
          {lines.map((line) => (
            <div key={line.name.en} className={ROW}>
              <dt className="text-small">
                <InBoth text={line.name[language]} translation={line.name[other]} />
              </dt>
              <dd className="flex-none">{money(line.amount)}</dd>
            </div>
          ))}
          {vat === null ? null : (
            <>
              <Row name="net">{money(amount - vat)}</Row>
              <Row name="vat">{money(vat)}</Row>
            </>
          )}
          <Row name="total" isSum>
            {money(amount)}
          </Row>
        </dl>
      </section>
    </Panel>
  );
}

/** A document as text, to be shared: only its payer may open its page. */
export function useReceiptText(): (receipt: Receipt) => string {
  const { t, i18n } = useTranslation(['payments', 'properties']);
  const language = i18n.language as Language;
  const money = (sar: number) => amountText(sar, t('properties:price.currency'));
  return ({ kind, number, issuedAt, seller, lines, amount, vat, refersTo }) =>
    [
      `${t(`receipt.kinds.${kind}`)} ${number}`,
      ...(seller ? [seller.name[language], `${t('receipt.vatNumber')}: ${seller.vatNumber}`] : []),
      dateAndTime(issuedAt, language),
      ...(refersTo ? [`${t('receipt.refersTo')}: ${refersTo}`] : []),
      ...lines.map((line) => `${line.name[language]}: ${money(line.amount)}`),
      ...(vat === null ? [] : [`${t('receipt.vat')}: ${money(vat)}`]),
      `${t('receipt.total')}: ${money(amount)}`,
    ].join('\n');
}
