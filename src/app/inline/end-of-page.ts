/* Runs at the end of the body, before the app's code: what a rendered page needs at once. */

/**
 * Browser translators replace text nodes, at which React still inserts and removes: both must not
 * throw.
 */
function allowReplacedTexts(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function <Inserted extends Node>(node: Inserted, before: Node | null) {
    return insertBefore.call(this, node, before?.parentNode === this ? before : null) as Inserted;
  };
  Node.prototype.removeChild = function <Removed extends Node>(child: Removed) {
    return child.parentNode === this ? (removeChild.call(this, child) as Removed) : child;
  };
}

function wake(part: HTMLElement): void {
  if (part.dataset.later === 'near') return;
  part.dataset.later = 'near';
  part.dispatchEvent(new Event('near'));
}

/**
 * Server-rendered parts below the first view are laid out and hydrated when they come near the
 * viewport or are touched (ui/later-part.tsx).
 */
function wakeLaterParts(): void {
  const watch = new IntersectionObserver(
    (parts) => {
      for (const { target, isIntersecting } of parts) {
        if (!isIntersecting) continue;
        watch.unobserve(target);
        wake(target as HTMLElement);
      }
    },
    // scrollMargin: sideways, for parts inside a rail.
    { rootMargin: '20% 0px', scrollMargin: '0px 25%' },
  );
  for (const part of document.querySelectorAll('[data-later]')) watch.observe(part);
  for (const act of ['pointerdown', 'focusin']) {
    addEventListener(
      act,
      ({ target }) => {
        for (let part = target; part instanceof Element; part = part.parentElement) {
          if (part instanceof HTMLElement && part.dataset.later) wake(part);
        }
      },
      true,
    );
  }
}

allowReplacedTexts();
wakeLaterParts();
