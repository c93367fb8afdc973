/** Collects gradients and clips while a picture is drawn, and closes it as one SVG. */

export type Stop = readonly [offset: number, colour: string, opacity?: number];

export type Canvas = ReturnType<typeof createCanvas>;

const stopTags = (stops: readonly Stop[]) =>
  stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

function createCanvas(width: number, height: number) {
  const defs: string[] = [];
  const keep = (build: (id: string) => string) => {
    const id = `d${defs.length}`;
    defs.push(build(id));
    return `url(#${id})`;
  };
  return {
    width,
    height,
    defs,
    /** A linear gradient over the shape's own box; top to bottom unless told otherwise. */
    linear: (stops: readonly Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1) =>
      keep(
        (id) =>
          `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopTags(stops)}</linearGradient>`,
      ),
    /** A round gradient filling the shape's own box. */
    radial: (stops: readonly Stop[]) =>
      keep((id) => `<radialGradient id="${id}">${stopTags(stops)}</radialGradient>`),
    /** Wraps `body` so that nothing of it shows outside `shape`. */
    clipped: (shape: string, body: string) =>
      `<g clip-path="${keep((id) => `<clipPath id="${id}">${shape}</clipPath>`)}">${body}</g>`,
  };
}

/** Draws on a fresh canvas and returns the SVG text. */
export function picture(width: number, height: number, draw: (canvas: Canvas) => string) {
  const canvas = createCanvas(width, height);
  const body = draw(canvas);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${canvas.defs.join('')}</defs>${body}</svg>`;
}
