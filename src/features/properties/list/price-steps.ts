/** Steps of a price slider over a histogram's edges; the first and the last mean no limit. */
interface PriceSteps {
  from: number;
  to: number;
}

/**
 * The steps of given limits. A limit between two edges takes the step that excludes none of its
 * prices.
 */
export function stepsOf(
  edges: readonly number[],
  from: number | undefined,
  to: number | undefined,
): PriceSteps {
  return {
    from: from === undefined ? 0 : edges.filter((edge) => edge <= from).length,
    to: to === undefined ? edges.length + 1 : edges.filter((edge) => edge < to).length + 1,
  };
}

/**
 * Caps the lower limit at the last edge and the upper at the first: beyond, each would mean no
 * limit.
 */
export function pricedSteps(edges: readonly number[], { from, to }: PriceSteps): PriceSteps {
  return { from: Math.min(from, edges.length), to: Math.max(to, 1) };
}

/** The limits of two steps. */
export function limitsOf(edges: readonly number[], steps: PriceSteps) {
  const { from, to } = pricedSteps(edges, steps);
  return {
    from: from === 0 ? undefined : edges[from - 1],
    to: to === edges.length + 1 ? undefined : edges[to - 1],
  };
}
