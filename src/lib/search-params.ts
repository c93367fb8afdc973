type Written = string | number | boolean;

/**
 * Parses a URL's search part into plain strings by key. The router's own parser reads values as
 * JSON and writes JSON-like texts in quotes; the specification's URLs (`?typeId=3&features=1,2`)
 * are plain. A repeated key gives an array.
 */
export function parseSearch(search: string): Record<string, string | string[]> {
  const found: Record<string, string | string[]> = Object.create(null);
  for (const [key, value] of new URLSearchParams(search)) {
    const before = found[key];
    found[key] = before === undefined ? value : [before, value].flat();
  }
  return found;
}

/**
 * Returns a URL's search part with its `?`; empty values are left out, and commas stay readable.
 */
export function stringifySearch(search: Record<string, unknown>): string {
  const parts = Object.entries(search).flatMap(([key, value]) =>
    [value].flat().flatMap((one) => (isWritten(one) ? [`${encode(key)}=${encode(String(one))}`] : [])),
  );
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

function isWritten(value: unknown): value is Written {
  return (
    (typeof value === 'string' && value !== '') || typeof value === 'number' || typeof value === 'boolean'
  );
}

/** `toWellFormed`, because half a surrogate pair can't be encoded. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(/%2C/g, ',').replace(/%20/g, '+');
}
