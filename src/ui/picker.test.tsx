import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Picker } from './picker.tsx';
import type { PickerOption } from './picker-sheet.tsx';

const CITIES: PickerOption<string>[] = [
  'الرياض',
  'جدة',
  'مكة المكرمة',
  'المدينة المنورة',
  'الدمام',
  'الخبر',
  'الطائف',
  'أبها',
  'تبوك',
].map((label, place) => ({ value: String(place), label }));

const texts = { close: 'إغلاق', search: 'ابحث', nothing: 'لا نتائج' };

interface CityProps {
  options?: PickerOption<string>[];
  start?: string;
  onOpen?: () => void;
  onGone?: () => void;
}

function City({ options = CITIES, start = '0', onOpen, onGone }: CityProps) {
  const [value, setValue] = useState<string | null>(start);
  return (
    <Picker
      label="المدينة"
      placeholder="كل المدن"
      name="city"
      {...{ options, value, texts, onOpen, onGone }}
      onChange={setValue}
    />
  );
}

beforeAll(() => {
  // jsdom lacks these; the sheet calls them all.
  Element.prototype.setPointerCapture = vi.fn();
  Element.prototype.scrollIntoView = vi.fn();
  window.matchMedia = ((query: string) => ({
    matches: true,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
});
afterEach(cleanup);

describe('Picker', () => {
  it('names its button by label and value', () => {
    render(<City />);
    expect(screen.getByRole('button', { name: 'المدينة الرياض' }).getAttribute('aria-haspopup')).toBe(
      'dialog',
    );
  });

  it('finds without marks and by any alef, chooses with the keyboard, and gives focus back', async () => {
    const user = userEvent.setup();
    const onOpen = vi.fn();
    const { container } = render(<City onOpen={onOpen} />);
    const button = screen.getByRole('button');
    await user.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'المدينة' });
    expect(onOpen).toHaveBeenCalledOnce();
    const search = within(dialog).getByRole('combobox');
    await waitFor(() => expect(document.activeElement).toBe(search));
    await user.type(search, 'ابها');
    expect(within(dialog).getAllByRole('option')).toHaveLength(1);
    await user.keyboard('{ArrowDown}');
    const option = within(dialog).getByRole('option');
    expect(search.getAttribute('aria-activedescendant')).toBe(option.id);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(button.textContent).toContain('أبها');
    expect(container.querySelector('input[name="city"]')).toHaveProperty('value', '7');
  });

  it('finds by the name that people say with its kind, and shows everything for the kind alone', async () => {
    const user = userEvent.setup();
    render(<City />);
    await user.click(screen.getByRole('button', { name: /المدينة/ }));
    const search = await screen.findByRole('combobox');
    const found = () => screen.getAllByRole('option').map((option) => option.textContent);
    await user.type(search, 'مدينة جدة');
    expect(found()).toEqual(['جدة']);
    await user.clear(search);
    await user.type(search, 'مدينة');
    expect(found()).toHaveLength(CITIES.length);
    await user.clear(search);
    await user.type(search, 'المدينة');
    expect(found()).toEqual(['المدينة المنورة']);
  });

  it('says when nothing matches', async () => {
    const user = userEvent.setup();
    render(<City />);
    await user.click(screen.getByRole('button'));
    await user.type(await screen.findByRole('combobox'), 'لندن');
    expect(screen.getByText('لا نتائج')).toBeTruthy();
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('lists everything, however much, and starts at what is chosen', async () => {
    const user = userEvent.setup();
    const many = Array.from({ length: 120 }, (_, at) => ({ value: String(at), label: `حي ${at}` }));
    for (const start of ['0', '100']) {
      const { unmount } = render(<City options={many} start={start} />);
      await user.click(screen.getByRole('button'));
      const dialog = await screen.findByRole('dialog');
      await waitFor(() => expect(within(dialog).getAllByRole('option')).toHaveLength(120));
      expect(dialog.querySelector('[data-active]')?.textContent).toBe(`حي ${start}`);
      unmount();
    }
  });

  it('says when its sheet has gone, and not before', async () => {
    const user = userEvent.setup();
    const onGone = vi.fn();
    render(<City onGone={onGone} />);
    await user.click(screen.getByRole('button'));
    const option = await screen.findByRole('option', { name: 'جدة' });
    expect(onGone).not.toHaveBeenCalled();
    await user.click(option);
    await waitFor(() => expect(onGone).toHaveBeenCalledOnce());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leaves out the search box for a short list, which then walks itself', async () => {
    const user = userEvent.setup();
    render(<City options={CITIES.slice(0, 3)} />);
    await user.click(screen.getByRole('button'));
    const list = await screen.findByRole('listbox');
    expect(screen.queryByRole('combobox')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(list));
    await user.keyboard('{End}{ArrowUp} ');
    await waitFor(() => expect(screen.getByRole('button', { name: 'المدينة جدة' })).toBeTruthy());
  });
});
