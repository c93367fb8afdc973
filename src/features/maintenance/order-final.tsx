import { HandCoins, MessageCircleQuestion } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../../contract/amounts.ts';
import { ORDER_QUESTION_MAX_LENGTH, TIP_MAX_SAR } from '../../../contract/limits.ts';
import type { Order } from '../../../contract/maintenance.ts';
import { useCall } from '../../api/use-call.ts';
import { createDraftStore, PERSON_DRAFT_MS, useDraft } from '../../device/draft-store.ts';
import { NeedsConnection } from '../../device/offline.tsx';
import { sessionStore } from '../../device/session-store.ts';
import { numberWithin, onlyDecimal } from '../../lib/typed-number.ts';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { SheetButton } from '../../shell/online-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { refreshOrders } from './queries.ts';

type Final = Pick<Order, 'id' | 'status' | 'finalPayment' | 'question' | 'bill'>;

/** Whether the final payment is what is due. */
export const isFinalDue = ({ status, finalPayment, bill }: Final) =>
  status !== 'waiting_payment' && finalPayment !== null && bill.due > 0;

/** Whether its question waits for an answer: until then it is not asked to be paid. */
export const isQuestioned = (order: Final) =>
  isFinalDue(order) && order.question !== null && order.question.answeredAt === null;

const halalas = (sar: number) => Math.round(sar * 100);

/** The tip that is stored with a due final payment. */
function storedTip({ bill: { due, finalPayment, credit } }: Final): number {
  return finalPayment === null ? 0 : (halalas(due) - halalas(finalPayment) + halalas(credit)) / 100;
}

/** What is typed about the final payment of one order at a time. */
const finalDraft = createDraftStore({
  name: 'finalPayment',
  empty: { orderId: 0, tip: '', question: '' },
  owner: sessionStore.personId,
  ttlMs: PERSON_DRAFT_MS,
});

function useFinalDraft(order: Final) {
  const stored = useDraft(finalDraft);
  const tip = storedTip(order);
  const draft =
    stored.orderId === order.id
      ? stored
      : { orderId: order.id, tip: tip > 0 ? String(tip) : '', question: '' };
  return { draft, change: (part: Partial<typeof draft>) => finalDraft.change({ ...draft, ...part }) };
}

/** The tip of the final payment, typed with it: null if it is wrong; and the bill with it. */
export function useFinalTip(order: Final) {
  const { draft, change } = useFinalDraft(order);
  const tip = draft.tip === '' ? 0 : numberWithin(draft.tip, 0, TIP_MAX_SAR);
  const more = halalas(tip ?? 0) - halalas(storedTip(order));
  const plus = (sar: number) => (halalas(sar) + more) / 100;
  const { bill } = order;
  return {
    typed: draft.tip,
    type: (typed: string) => change({ tip: onlyDecimal(typed) }),
    tip,
    bill: isFinalDue(order)
      ? { ...bill, tip: plus(bill.tip), total: plus(bill.total), due: plus(bill.due) }
      : bill,
  };
}

interface OrderFinalProps {
  order: Order;
  tip: ReturnType<typeof useFinalTip>;
  /** The server's message about the tip. */
  error: string | undefined;
}

/** The final price: a tip to it, a question about it, and the answer. */
export function OrderFinal({ order, tip: { typed, type, tip }, error }: OrderFinalProps) {
  const { t } = useTranslation(['maintenance', 'properties']);
  const isDue = isFinalDue(order);
  const { question } = order;
  if (!isDue && !question) return null;
  const most = amountText(TIP_MAX_SAR, t('properties:price.currency'));
  return (
    <Panel className="flex flex-col gap-4">
      {question ? (
        <dl className="flex flex-col gap-3">
          <div>
            <dt className="text-caption text-ink-2">{t('question.yours')}</dt>
            <dd dir="auto" className="text-read whitespace-pre-line">
              {question.text}
            </dd>
          </div>
          <div>
            <dt className="text-caption text-ink-2">{t('question.answer')}</dt>
            <dd dir="auto" className="text-read whitespace-pre-line">
              {question.answer ?? (isDue ? t('question.waits') : t('question.none'))}
            </dd>
          </div>
        </dl>
      ) : null}
      {isDue ? (
        <TextField
          ltr
          label={t('pay.tip')}
          optional={t('order.optional')}
          hint={t('pay.tipHint')}
          icon={<HandCoins aria-hidden />}
          name="tip"
          inputMode="decimal"
          autoComplete="off"
          maxLength={7}
          value={typed}
          onChange={({ target }) => type(target.value)}
          error={tip === null ? t('pay.tipWrong', { most }) : error}
        />
      ) : null}
      {isDue ? <AskWhy order={order} /> : null}
    </Panel>
  );
}

/** Asks about the final price; its payment waits for the answer. */
function AskWhy({ order }: { order: Order }) {
  const { t } = useTranslation(['maintenance', 'shell']);
  const { draft, change } = useFinalDraft(order);
  const ask = useCall('maintenance.question', { isOnce: true, onSettled: refreshOrders });
  const [isOpen, setOpen] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const send = () => {
    const question = draft.question.trim();
    setMissing(question === '');
    if (question === '' || ask.isPending) return;
    ask.mutate(
      { params: { id: order.id }, body: { question } },
      {
        onSuccess: () => {
          change({ question: '' });
          setOpen(false);
        },
      },
    );
  };
  return (
    <>
      {isQuestioned(order) ? null : (
        <SheetButton
          variant="second"
          icon={<MessageCircleQuestion aria-hidden />}
          onPress={() => {
            ask.reset();
            setOpen(true);
          }}
        >
          {t('question.act')}
        </SheetButton>
      )}
      <Sheet
        open={isOpen}
        onOpenChange={setOpen}
        title={t('question.title')}
        closeLabel={t('shell:close')}
        dismissible={!ask.isPending}
        bodyClassName="flex flex-col gap-4 py-4"
        footer={
          <Button tall block busy={ask.isPending} busyLabel={t('question.busy')} onClick={send}>
            {t('question.send')}
          </Button>
        }
      >
        <NeedsConnection calls={['maintenance.question']} />
        <p className="text-read text-ink-2">{t('question.text')}</p>
        <TextArea
          label={t('question.label')}
          name="question"
          counted
          maxLength={ORDER_QUESTION_MAX_LENGTH}
          placeholder={t('question.hint')}
          value={draft.question}
          onChange={({ target }) => {
            change({ question: target.value });
            setMissing(false);
          }}
          error={isMissing ? t('question.missing') : ask.error?.fields.question}
        />
        {ask.error && !ask.error.fields.question ? (
          <ErrorAlert error={ask.error} title={t('question.failed')} />
        ) : null}
      </Sheet>
    </>
  );
}
