/**
 * Steps of a price slider over the edges of a histogram: the first and the last are no limit at
 * all.
 */
interface PriceSteps {
  from: number;
  to: number;
}

/**
 * On which steps limits stand; typed ones between two edges on the step that leaves none of their
 * prices out.
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
 * The lowest limit stops at the last edge and the highest at the first: beyond, each would be no
 * limit again.
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
