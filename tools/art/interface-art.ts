/** The pictures of the interface itself: hero pair, login header, social card. */
import { building, PALM } from '../../server/modules/social-cards/brand.ts';
import { WORDMARK } from '../../server/modules/social-cards/wordmark.ts';
import { type Canvas, picture, type Stop } from './kit/canvas.ts';
import { disc, group, path, random, rect, round } from './kit/shapes.ts';
import { lamplit, stageOn } from './kit/stage.ts';
import { bridgeTower, cloud, needleTower, skyline } from './parts/heavens.ts';
import { palm } from './parts/plants.ts';
import { najdiHouse } from './scenes/najdi-houses.ts';

type HeroColours = {
  hour: 'dawn' | 'night';
  /** The page's ground, into which the picture fades at its foot. */
  page: string;
  sky: readonly Stop[];
  halo: readonly Stop[];
  sun: string;
  cloud: string;
  far: string;
  middle: string;
  near: string;
  dunes: readonly [string, string];
  lamps: string;
};

const HERO_COLOURS: Record<'dawn' | 'night', HeroColours> = {
  dawn: {
    hour: 'dawn',
    page: '#fbf8f3',
    sky: [
      [0, '#fbf8f3'],
      [0.3, '#fbf1e0'],
      [0.6, '#f9e0ba'],
      [0.84, '#f5cf9f'],
    ],
    halo: [
      [0, '#fff6dc', 1],
      [0.3, '#ffe9b8', 0.8],
      [1, '#ffe3a6', 0],
    ],
    sun: '#fffaf0',
    cloud: '#fffaf2',
    far: '#eecfa5',
    middle: '#e4bb8d',
    near: '#d9a878',
    dunes: ['#e6bd86', '#dba96c'],
    lamps: '',
  },
  night: {
    hour: 'night',
    page: '#14130f',
    sky: [
      [0, '#14130f'],
      [0.35, '#1b2230'],
      [0.62, '#34385a'],
      [0.84, '#7b5567'],
    ],
    halo: [
      [0, '#f3c9a0', 0.55],
      [0.35, '#c98a7e', 0.35],
      [1, '#c98a7e', 0],
    ],
    sun: '#fbe8c6',
    cloud: '#54506f',
    far: '#4a4466',
    middle: '#3a3757',
    near: '#2c2b48',
    dunes: ['#2d2b42', '#211f30'],
    lamps: '#ffdf9e',
  },
};

type HeroPlan = {
  width: number;
  height: number;
  horizon: number;
  /** Where the town's middle stands, and the scale of everything in it. */
  town: number;
  scale: number;
  palms: readonly (readonly [x: number, y: number, h: number, size: number, lean: number])[];
};

/** Phone: the search card covers all below about 350; the title stands at the right. */
const PHONE: HeroPlan = {
  width: 780,
  height: 560,
  horizon: 404,
  town: 250,
  scale: 0.86,
  palms: [
    [58, 556, 292, 1.05, -10],
    [150, 552, 212, 0.82, 10],
  ],
};
const WIDE: HeroPlan = {
  width: 2432,
  height: 720,
  horizon: 596,
  town: 800,
  scale: 1.7,
  palms: [
    [130, 720, 460, 1.9, -20],
    [330, 720, 320, 1.5, 20],
    [470, 716, 216, 1.05, -6],
    [1180, 714, 224, 1.05, 10],
  ],
};

function hero(canvas: Canvas, plan: HeroPlan, colours: HeroColours) {
  const { width, height, horizon, town, scale } = plan;
  const chance = random(9);
  const stage = stageOn(canvas, colours.hour, 9);
  const leafy =
    colours.hour === 'night' ? { ...stage, tone: (colour: string) => lamplit(stage).tone(colour) } : stage;
  const sunX = town + 54 * scale;
  const sunY = horizon - 92 * scale;
  let art =
    rect(0, 0, width, height, canvas.linear(colours.sky)) +
    disc(sunX, sunY, 330 * scale, canvas.radial(colours.halo)) +
    disc(sunX, sunY, 31 * scale, colours.sun);
  if (colours.lamps)
    for (let i = 0; i < 60; i++)
      art += disc(
        chance() * width,
        chance() * horizon * 0.6,
        0.8 + chance(),
        '#ffffff',
        `opacity="${round(0.25 + chance() * 0.45)}"`,
      );
  art +=
    cloud(town - 150 * scale, horizon - 250 * scale, 120 * scale, colours.cloud, 0.7) +
    cloud(town + 70 * scale, horizon - 214 * scale, 90 * scale, colours.cloud, 0.6);
  art +=
    skyline(horizon, 31, colours.far, 0.7, 12 * scale, 80 * scale, 0, town + 230 * scale) +
    skyline(horizon, 37, colours.far, 0.55, 6 * scale, 26 * scale, town + 230 * scale, width);
  art +=
    bridgeTower(town, horizon, 196 * scale, colours.near) +
    needleTower(town + 128 * scale, horizon, 150 * scale, colours.near);
  art +=
    skyline(horizon + 4, 17, colours.middle, 0.85, 10 * scale, 56 * scale, 0, town + 200 * scale) +
    skyline(horizon + 4, 27, colours.middle, 0.6, 4 * scale, 22 * scale, town + 200 * scale, width);
  if (colours.lamps)
    for (let i = 0; i < 90; i++)
      art += rect(
        chance() * (town + 240 * scale),
        horizon - chance() * 60 * scale,
        2.6,
        2.2,
        colours.lamps,
        `opacity="${round(0.3 + chance() * 0.6)}"`,
      );
  const [first, second] = colours.dunes;
  const drop = height - horizon;
  art += path(
    `M0 ${horizon + drop * 0.06}C${width * 0.18} ${horizon - drop * 0.14} ${width * 0.34} ${horizon + drop * 0.04} ${width * 0.5} ${horizon}S${width * 0.84} ${horizon - drop * 0.2} ${width} ${horizon}V${height}H0Z`,
    first,
  );
  art += path(
    `M0 ${horizon + drop * 0.42}C${width * 0.22} ${horizon + drop * 0.14} ${width * 0.42} ${horizon + drop * 0.4} ${width * 0.64} ${horizon + drop * 0.28}S${width * 0.9} ${horizon + drop * 0.26} ${width} ${horizon + drop * 0.32}V${height}H0Z`,
    second,
  );
  for (const [x, y, h, size, lean] of plan.palms)
    art += palm(leafy, x, y, h, { size, lean, seed: Math.round(x), fronds: 12 });
  return (
    art +
    rect(
      0,
      horizon,
      width,
      drop,
      canvas.linear([
        [0, colours.page, 0],
        [0.25, colours.page, 0.1],
        [0.94, colours.page, 1],
      ]),
    )
  );
}

export const heroPhone = (theme: 'dawn' | 'night') =>
  picture(PHONE.width, PHONE.height, (canvas) => hero(canvas, PHONE, HERO_COLOURS[theme]));
export const heroWide = (theme: 'dawn' | 'night') =>
  picture(WIDE.width, WIDE.height, (canvas) => hero(canvas, WIDE, HERO_COLOURS[theme]));

/** The Najdi house, by day or night, cropped to the header above the login form (780 by 500). */
export const loginHeader = (hour: 'golden' | 'night') =>
  picture(780, 500, (canvas) =>
    group(najdiHouse({ ...stageOn(canvas, hour, 4), width: 800 }), 'transform="translate(-10 -40) scale(1)"'),
  );

/** Mark and word on a sand panel, laid over a photograph (1200 by 630). */
export const socialCardPanel = () =>
  picture(
    1200,
    630,
    () =>
      path('M786 0C742 210 742 420 786 630H1200V0Z', '#e2b04a') +
      path('M796 0C752 210 752 420 796 630H1200V0Z', '#fbf8f3') +
      group(
        `<rect width="36" height="36" rx="10" fill="${PALM}"/>${building}`,
        'transform="translate(905 150) scale(4.6)"',
      ) +
      group(
        `<path d="${WORDMARK}" fill="#1f1b15" fill-rule="evenodd"/>`,
        'transform="translate(861 360) scale(1.74)"',
      ),
  );
