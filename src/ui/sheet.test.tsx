import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Sheet } from './sheet.tsx';
import { ToastProvider, useToast } from './toast.tsx';

function Filters() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        افتح
      </button>
      <Sheet open={open} onOpenChange={setOpen} title="التصفية" closeLabel="إغلاق">
        <input aria-label="النص" />
      </Sheet>
    </>
  );
}

function Deletion() {
  const [open, setOpen] = useState(false);
  const [gone, setGone] = useState(false);
  const toast = useToast();
  return (
    <main tabIndex={-1}>
      {gone ? null : (
        <button type="button" onClick={() => setOpen(true)}>
          احذف
        </button>
      )}
      <button type="button" onClick={() => toast.show({ message: 'حُفظ' })}>
        احفظ
      </button>
      <Sheet open={open} onOpenChange={setOpen} title="تحذف؟" closeLabel="إغلاق">
        <button type="button" onClick={() => setGone(true)}>
          نعم
        </button>
      </Sheet>
    </main>
  );
}

beforeAll(() => {
  // jsdom lacks both; vaul calls them.
  Element.prototype.setPointerCapture = () => undefined;
  window.matchMedia = ((query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
});
afterEach(cleanup);

describe('Sheet', () => {
  it('takes focus itself rather than a field, and returns it when closed by its button', async () => {
    const user = userEvent.setup();
    render(<Filters />);
    const opener = screen.getByRole('button');
    await user.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'التصفية' });
    await waitFor(() => expect(document.activeElement).toBe(dialog));
    await user.click(screen.getByRole('button', { name: 'إغلاق' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('takes the toast away that would cover it, and leads on in the page where its opener has gone', async () => {
    const user = userEvent.setup();
    render(
      <ToastProvider>
        <Deletion />
      </ToastProvider>,
    );
    await user.click(screen.getByRole('button', { name: 'احفظ' }));
    screen.getByText('حُفظ');
    await user.click(screen.getByRole('button', { name: 'احذف' }));
    await user.click(await screen.findByRole('button', { name: 'نعم' }));
    expect(screen.queryByText('حُفظ')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'إغلاق' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });

  it('keeps Tab inside and closes on Escape', async () => {
    const user = userEvent.setup();
    render(<Filters />);
    const opener = screen.getByRole('button');
    await user.click(opener);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(document.activeElement).toBe(dialog));
    for (let press = 0; press < 5; press += 1) {
      await user.tab();
      expect(dialog.contains(document.activeElement)).toBe(true);
    }
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });
});
