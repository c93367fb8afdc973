import { beforeEach, describe, expect, it, vi } from 'vitest';
import { standOnStep } from './back-step.ts';

/** The router's listener: it is never called for a step. */
const heard = vi.fn();
let key = 0;
const screen = (path: string) => {
  key += 1;
  history.pushState({ __TSR_key: `screen-${key}` }, '', path);
};
/** Counts each pop before the step handles it, even one that the step stops. */
let pops = 0;
const countPop = () => {
  pops += 1;
};
window.addEventListener('popstate', countPop, { capture: true });
const press = async (way: 'back' | 'forward') => {
  const before = pops;
  History.prototype[way].call(history);
  await expect.poll(() => pops).toBeGreaterThan(before);
};
/** Waits until the step is removed. */
const rest = async () => {
  await new Promise((resolve) => setTimeout(resolve));
  await expect.poll(() => history.state).not.toHaveProperty('sheetStep');
};

/** Opens a sheet as React would: closing it removes its step. */
function openSheet() {
  const closed = vi.fn(() => leave());
  const leave = standOnStep(closed);
  return { closed, leave };
}

window.addEventListener('popstate', heard);

beforeEach(() => {
  screen('/list');
  screen('/home/7');
  heard.mockClear();
});

describe('the way back without CloseWatcher', () => {
  it('closes the sheet alone, and leaves the screen the next time', async () => {
    const { closed } = openSheet();
    await press('back');
    expect(closed).toHaveBeenCalledOnce();
    expect(location.pathname).toBe('/home/7');
    expect(heard).not.toHaveBeenCalled();
    await rest();
    await press('back');
    expect(location.pathname).toBe('/list');
    expect(heard).toHaveBeenCalledOnce();
  });

  it('closes the topmost of two', async () => {
    const [under, over] = [openSheet(), openSheet()];
    await press('back');
    expect([under.closed.mock.calls.length, over.closed.mock.calls.length]).toEqual([0, 1]);
    await press('back');
    expect(under.closed).toHaveBeenCalledOnce();
    await rest();
    await press('back');
    expect(location.pathname).toBe('/list');
  });

  it('leaves no step behind a sheet that its own button closed, and none ahead that leads anywhere', async () => {
    openSheet().leave();
    await rest();
    expect(heard).not.toHaveBeenCalled();
    await press('forward');
    await rest();
    await press('back');
    expect(location.pathname).toBe('/list');
  });

  it('gives the step’s place to a link pressed in the sheet', async () => {
    const { leave } = openSheet();
    leave();
    screen('/other');
    await rest();
    expect(location.pathname).toBe('/other');
    await press('back');
    expect(location.pathname).toBe('/home/7');
    expect(heard).toHaveBeenCalledOnce();
  });

  it('lets a move wait that begins while the step is taken back', async () => {
    openSheet().leave();
    await new Promise((resolve) => setTimeout(resolve));
    screen('/other');
    await expect.poll(() => location.pathname).toBe('/other');
    await press('back');
    expect(location.pathname).toBe('/home/7');
  });

  it('keeps an address that was rewritten under the sheet', async () => {
    const { leave } = openSheet();
    history.replaceState({ ...history.state, __TSR_key: 'rewritten' }, '', '/home/7?filtered=1');
    leave();
    await rest();
    expect(location.search).toBe('?filtered=1');
    expect(history.state).toEqual({ __TSR_key: 'rewritten' });
  });

  it('keeps it too where the way back closes the sheet', async () => {
    const { closed } = openSheet();
    history.replaceState({ __TSR_key: 'rewritten' }, '', '/home/7?filtered=2');
    await press('back');
    expect(closed).toHaveBeenCalledOnce();
    expect([location.search, history.state]).toEqual(['?filtered=2', { __TSR_key: 'rewritten' }]);
    expect(heard).not.toHaveBeenCalled();
  });

  it('counts the step where code goes back', async () => {
    openSheet();
    history.back();
    await expect.poll(() => location.pathname).toBe('/list');
  });
});
