import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import type { OpsForm } from '../../../contract/ops.ts';
import type { Api } from '../../api/api.ts';
import { ApiError } from '../../api/api-error.ts';
import { bindApi } from '../../api/endpoint-query.ts';
import ar from '../../i18n/ar.ts';
import { createI18n } from '../../i18n/i18n.ts';
import device from '../../i18n/locales/ar/device.json';
import ops from '../../i18n/locales/ar/ops.json';
import { ToastProvider } from '../../ui/toast.tsx';
import { actDraft } from './act-draft.ts';
import { ActForm } from './act-form.tsx';
import { knowOperatorCalls } from './operator-calls.ts';

const form: OpsForm = {
  verb: 'payments close',
  look: 'primary',
  press: 'أغلق المراجعة',
  title: 'إغلاق المراجعة',
  ask: 'لا رجوع عن هذا.',
  do: 'أغلق',
  done: 'أُغلقت المراجعة',
  isOfHome: false,
  isForMany: true,
  fields: [
    {
      name: 'note',
      kind: 'words',
      label: 'ما فعلته',
      isOptional: false,
      ready: [
        { label: 'من اللوحة', text: 'أُعيد من اللوحة' },
        { label: 'مكرر', text: 'دُفع مرتين' },
        { label: 'يوم', text: 'أُعيد يوم {اليوم}' },
      ],
    },
    { name: 'amount', kind: 'amount', label: 'المبلغ', isOptional: true, initial: '12', ready: [] },
    {
      name: 'to',
      kind: 'choice',
      label: 'إلى أين',
      isOptional: true,
      choices: [
        { value: '', label: 'لا شيء' },
        { value: 'card', label: 'البطاقة' },
      ],
      ready: [],
    },
  ],
};
/** What `ops.act` answers; `ops.rehearse` tells one notice. */
const act = vi.fn();
const NOTICE = { to: 'سارة القحطاني', text: { ar: 'أُعيد إليك المبلغ', en: 'Your money is back' } };
const call = (name: string, input: unknown) => (name === 'ops.rehearse' ? rehearse(input) : act(name, input));
const rehearse = vi.fn(async (_: unknown) => ({ notices: [NOTICE] }));
const onDone = vi.fn();

function open(offers?: Record<string, string[]>) {
  knowOperatorCalls();
  const client = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });
  bindApi(client, call as unknown as Api);
  render(
    <I18nextProvider i18n={createI18n('ar', { ...ar, device, ops })}>
      <QueryClientProvider client={client}>
        <ToastProvider>
          <ActForm
            form={form}
            about="payments/7"
            fixed={{ id: '7' }}
            seen="a.1"
            offers={offers}
            onDone={onDone}
          />
        </ToastProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  );
}
const send = () => userEvent.click(screen.getByRole('button', { name: form.do }));

afterEach(() => {
  cleanup();
  actDraft.clear();
  act.mockReset();
  rehearse.mockClear();
  onDone.mockReset();
});

it('asks for what the server says, and sends what was given', async () => {
  act.mockResolvedValue({ verb: form.verb, target: '7' });
  open();
  expect(screen.getByRole('heading', { name: form.title })).toBeTruthy();
  expect(screen.getByText('لا رجوع عن هذا.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'من اللوحة' }));
  await userEvent.click(screen.getByRole('radio', { name: 'البطاقة' }));
  await send();
  const args = { note: 'أُعيد من اللوحة', amount: '12', to: 'card', id: '7' };
  const [name, input] = act.mock.calls[0] ?? [];
  expect([name, input]).toEqual(['ops.act', { body: { verb: form.verb, args, seen: 'a.1' } }]);
  expect(await screen.findByText(form.done)).toBeTruthy();
  expect(onDone).toHaveBeenCalledOnce();
});

it('adds ready reasons to what was typed, and takes each out again', async () => {
  open();
  const note = screen.getByLabelText<HTMLTextAreaElement>(/^ما فعلته/);
  const reason = (name: string) => screen.getByRole('button', { name });
  await userEvent.type(note, 'اتصلت به');
  expect(note.form?.dataset.typed).toBe('true');
  await userEvent.click(reason('من اللوحة'));
  await userEvent.click(reason('مكرر'));
  expect(note.value).toBe('اتصلت به\nأُعيد من اللوحة\nدُفع مرتين');
  expect(reason('من اللوحة').getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(reason('من اللوحة'));
  expect(note.value).toBe('اتصلت به\nدُفع مرتين');
  await userEvent.click(reason('مكرر'));
  expect(note.value).toBe('اتصلت به');
});

it('offers only what the item allows, and no choice of one', () => {
  open({ to: ['', 'card'] });
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  cleanup();
  open({ to: ['card'] });
  expect(screen.queryByRole('radio')).toBeNull();
});

it('says at a choice what is wrong with it, and keeps what was typed', async () => {
  const why = 'لا مبلغ يمكن أن يُنقل إلى هناك';
  act.mockRejectedValue(new ApiError('راجع الحقول', 1, 422, { to: why }));
  open();
  await userEvent.click(screen.getByRole('button', { name: 'من اللوحة' }));
  await userEvent.click(screen.getByRole('radio', { name: 'البطاقة' }));
  await send();
  expect((await screen.findByRole('alert')).textContent).toContain(why);
  expect(screen.getByRole('radio', { name: 'البطاقة' })).toHaveProperty('checked', true);
  expect(onDone).not.toHaveBeenCalled();
});

it('selects the field of a ready reply, and shows what will be read once it is filled in', async () => {
  open();
  const note = screen.getByLabelText<HTMLTextAreaElement>(/^ما فعلته/);
  await userEvent.click(screen.getByRole('button', { name: 'يوم' }));
  expect(document.activeElement).toBe(note);
  expect(note.value.slice(note.selectionStart, note.selectionEnd)).toBe('{اليوم}');
  await userEvent.keyboard('الأحد');
  expect(note.value).toBe('أُعيد يوم الأحد');
  expect(screen.getByRole('button', { name: 'يوم' }).getAttribute('aria-pressed')).toBe('true');
  expect(await screen.findByText(NOTICE.text.ar)).toBeTruthy();
  expect(screen.getByText('يقرؤه سارة القحطاني')).toBeTruthy();
  expect(screen.getByText(NOTICE.text.en).lang).toBe('en');
  const asked = rehearse.mock.calls.map(([input]) => JSON.stringify(input));
  expect(asked.at(-1)).toContain('أُعيد يوم الأحد');
  expect(asked.filter((body) => body.includes('{'.concat('اليوم')))).toEqual([]);
});
