import { cleanup, render } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { CODE_MISSING, lazyPart, OpenedByUser } from './lazy-part.tsx';

afterEach(cleanup);

/** A part whose code can't be loaded until `comes` is called. */
function partOf() {
  let isThere = false;
  const load = vi.fn(async (): Promise<ComponentType<{ word: string }>> => {
    if (!isThere) throw new TypeError('Failed to fetch dynamically imported module');
    return ({ word }) => <p>{word}</p>;
  });
  const comes = () => {
    isThere = true;
  };
  return { Part: lazyPart(load), load, comes };
}

it('leaves the screen as it is where its code can’t be loaded, and comes with the network', async () => {
  const { Part, comes } = partOf();
  const view = render(
    <>
      <p>screen</p>
      <Suspense fallback={<p>coming</p>}>
        <Part word="part" />
      </Suspense>
    </>,
  );
  await expect.poll(() => view.queryByText('coming')).toBeNull();
  expect(view.getByText('screen')).toBeTruthy();
  expect(view.queryByText('part')).toBeNull();
  comes();
  await expect
    .poll(() => {
      window.dispatchEvent(new Event('online'));
      return view.queryByText('part');
    })
    .not.toBeNull();
});

it('says so each time that it is opened, and opens once its code is there', async () => {
  const { Part, comes } = partOf();
  const said = vi.fn();
  window.addEventListener(CODE_MISSING, said);
  const opened = (isOpen: boolean) => (
    <OpenedByUser value={isOpen}>
      <Suspense>
        <Part word="sheet" />
      </Suspense>
    </OpenedByUser>
  );
  const view = render(opened(true));
  await expect.poll(() => said).toHaveBeenCalledTimes(1);
  view.rerender(opened(false));
  view.rerender(opened(true));
  await expect.poll(() => said).toHaveBeenCalledTimes(2);
  comes();
  view.rerender(opened(false));
  view.rerender(opened(true));
  expect(await view.findByText('sheet')).toBeTruthy();
  expect(said).toHaveBeenCalledTimes(2);
  window.removeEventListener(CODE_MISSING, said);
});
