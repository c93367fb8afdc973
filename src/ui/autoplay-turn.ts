/**
 * Which slider of the page may play: one at a time, the first that came into view, then the next in line.
 * Touched only from effects, so the server never sees it.
 */
type Waiting = { id: string; tell: (mine: boolean) => void };

const line: Waiting[] = [];

function tellAll() {
  line.forEach((waiting, place) => {
    waiting.tell(place === 0);
  });
}

/** Joins the line; the returned function leaves it. `tell` hears at once, and again whenever the turn changes. */
export function waitForTurn(id: string, tell: (mine: boolean) => void): () => void {
  line.push({ id, tell });
  tellAll();
  return () => {
    const place = line.findIndex((waiting) => waiting.id === id);
    if (place >= 0) line.splice(place, 1);
    tell(false);
    tellAll();
  };
}
