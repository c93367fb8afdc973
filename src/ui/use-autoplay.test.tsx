import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAutoplay } from './use-autoplay.ts';

let calm = false;
const watched = new Map<Element, IntersectionObserverCallback>();

beforeEach(() => {
  calm = false;
  watched.clear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly hear: IntersectionObserverCallback) {}
      observe(element: Element) {
        watched.set(element, this.hear);
      }
      disconnect() {}
    },
  );
  window.matchMedia = ((query: string) => ({
    matches: calm && query.includes('reduced-motion'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Slider({ id, active = true }: { id: string; active?: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const playing = useAutoplay(box, active);
  return (
    <div ref={box} data-testid={id}>
      <button type="button">{playing ? 'plays' : 'rests'}</button>
    </div>
  );
}

function see(id: string, ratio: number) {
  const element = screen.getByTestId(id);
  const entry = { isIntersecting: ratio > 0, intersectionRatio: ratio } as IntersectionObserverEntry;
  act(() => watched.get(element)?.([entry], {} as IntersectionObserver));
}
const state = (id: string) => screen.getByTestId(id).textContent;

describe('useAutoplay', () => {
  it('plays only while well in view', () => {
    render(<Slider id="a" />);
    expect(state('a')).toBe('rests');
    see('a', 0.5);
    expect(state('a')).toBe('rests');
    see('a', 0.9);
    expect(state('a')).toBe('plays');
    see('a', 0);
    expect(state('a')).toBe('rests');
  });

  it('never plays when inactive or when less motion is asked for', () => {
    render(<Slider id="a" active={false} />);
    see('a', 1);
    expect(state('a')).toBe('rests');
    calm = true;
    render(<Slider id="b" />);
    see('b', 1);
    expect(state('b')).toBe('rests');
  });

  it('pauses for hover and focus, and goes on after', () => {
    render(<Slider id="a" />);
    see('a', 1);
    const box = screen.getByTestId('a');
    fireEvent(box, pointer('pointerenter', 'mouse'));
    expect(state('a')).toBe('rests');
    fireEvent(box, pointer('pointerleave', 'mouse'));
    expect(state('a')).toBe('plays');
    fireEvent.focusIn(box);
    expect(state('a')).toBe('rests');
    fireEvent.focusOut(box);
    expect(state('a')).toBe('plays');
  });

  it('rests after a touch until it has left the screen', () => {
    render(<Slider id="a" />);
    see('a', 1);
    fireEvent(screen.getByTestId('a'), pointer('pointerdown', 'touch'));
    expect(state('a')).toBe('rests');
    see('a', 0);
    see('a', 1);
    expect(state('a')).toBe('plays');
  });

  it('gives one slider the turn at a time', () => {
    render(
      <>
        <Slider id="a" />
        <Slider id="b" />
      </>,
    );
    see('a', 1);
    see('b', 1);
    expect([state('a'), state('b')]).toEqual(['plays', 'rests']);
    see('a', 0);
    expect([state('a'), state('b')]).toEqual(['rests', 'plays']);
  });
});

/** jsdom's pointer events have no pointerType. */
function pointer(name: string, pointerType: string): Event {
  return Object.assign(new Event(name, { bubbles: true }), { pointerType });
}
