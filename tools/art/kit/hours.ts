/**
 * The hours of the day a scene can be drawn at. All other colours are daylight colours, bent by
 * these.
 */
import type { Stop } from './canvas.ts';

export type Hour = {
  sky: readonly Stop[];
  /** The glow round the sun or moon. */
  halo: readonly Stop[];
  /** The sun or moon itself; empty when it stands behind the viewer. */
  disc: string;
  cloud: string;
  cloudOpacity: number;
  /** Distant buildings, far and nearer. */
  far: string;
  middle: string;
  /** What the air stirs into every colour, and how much of it. */
  ambient: string;
  amount: number;
  /** The same indoors, where lamps work against the dark. */
  indoors: string;
  indoorAmount: number;
  /** Share of windows with a lamp behind them. */
  lit: number;
  glass: readonly [string, string, string];
  shadow: string;
  shadowOpacity: number;
  stars: boolean;
};

export const HOURS = {
  dawn: {
    sky: [
      [0, '#8fa9c4'],
      [0.4, '#e4c7c0'],
      [0.68, '#fbd9b2'],
      [0.86, '#fdebcd'],
    ],
    halo: [
      [0, '#fff5dc', 1],
      [0.25, '#ffe3b0', 0.75],
      [1, '#ffd39a', 0],
    ],
    disc: '#fff8e6',
    cloud: '#fff1e2',
    cloudOpacity: 0.7,
    far: '#d9b9a4',
    middle: '#c7a18e',
    ambient: '#f0b894',
    amount: 0.14,
    indoors: '#ffe2c0',
    indoorAmount: 0.08,
    lit: 0.18,
    glass: ['#f5d9c0', '#b3a7b0', '#7f8799'],
    shadow: '#6a4a44',
    shadowOpacity: 0.2,
    stars: false,
  },
  morning: {
    sky: [
      [0, '#a9cfe0'],
      [0.5, '#dcebe9'],
      [0.82, '#fbeed6'],
    ],
    halo: [
      [0, '#fff7de', 1],
      [0.2, '#fff1cc', 0.8],
      [1, '#fff1cc', 0],
    ],
    disc: '',
    cloud: '#ffffff',
    cloudOpacity: 0.75,
    far: '#c9cfc4',
    middle: '#b9c0b2',
    ambient: '#fff1d4',
    amount: 0.08,
    indoors: '#fff4dc',
    indoorAmount: 0.05,
    lit: 0,
    glass: ['#b4d2dc', '#6f9caf', '#4a7284'],
    shadow: '#6e5a3c',
    shadowOpacity: 0.22,
    stars: false,
  },
  noon: {
    sky: [
      [0, '#62a9cf'],
      [0.6, '#bfe0e9'],
      [0.9, '#f2ecd9'],
    ],
    halo: [
      [0, '#ffffff', 0.5],
      [1, '#ffffff', 0],
    ],
    disc: '',
    cloud: '#ffffff',
    cloudOpacity: 0.85,
    far: '#b8cac9',
    middle: '#a4b9b9',
    ambient: '#fffaf0',
    amount: 0.02,
    indoors: '#fffaf0',
    indoorAmount: 0.03,
    lit: 0,
    glass: ['#bfe0ea', '#79a9ba', '#537d90'],
    shadow: '#3f3626',
    shadowOpacity: 0.24,
    stars: false,
  },
  golden: {
    sky: [
      [0, '#7fb0c4'],
      [0.4, '#cbd3bd'],
      [0.66, '#f7d79b'],
      [0.85, '#fbe6bd'],
    ],
    halo: [
      [0, '#fff4cf', 1],
      [0.14, '#ffe6a3', 0.9],
      [1, '#ffd885', 0],
    ],
    disc: '#fff6d8',
    cloud: '#fff3dd',
    cloudOpacity: 0.7,
    far: '#dcbf8d',
    middle: '#cda876',
    ambient: '#e8a24e',
    amount: 0.15,
    indoors: '#f6c680',
    indoorAmount: 0.1,
    lit: 0.08,
    glass: ['#fbe3ae', '#b79f7c', '#6f7f7d'],
    shadow: '#6b4322',
    shadowOpacity: 0.26,
    stars: false,
  },
  dusk: {
    sky: [
      [0, '#26304f'],
      [0.3, '#56527a'],
      [0.52, '#b27c86'],
      [0.7, '#f0b183'],
      [0.84, '#fbd9a8'],
    ],
    halo: [
      [0, '#ffe6b5', 0.85],
      [1, '#ffb77a', 0],
    ],
    disc: '',
    cloud: '#f3b49a',
    cloudOpacity: 0.5,
    far: '#a97c80',
    middle: '#83637a',
    ambient: '#7d4560',
    amount: 0.24,
    indoors: '#c98a56',
    indoorAmount: 0.16,
    lit: 0.8,
    glass: ['#8c7f9c', '#5b5a7c', '#3c4264'],
    shadow: '#1f1830',
    shadowOpacity: 0.3,
    stars: false,
  },
  night: {
    sky: [
      [0, '#101a33'],
      [0.6, '#2a3558'],
      [0.9, '#5b4f6e'],
    ],
    halo: [
      [0, '#fdf3d4', 0.45],
      [1, '#fdf3d4', 0],
    ],
    disc: '#fdf3d4',
    cloud: '#4a5480',
    cloudOpacity: 0.4,
    far: '#28335a',
    middle: '#1d2747',
    ambient: '#33235c',
    amount: 0.56,
    indoors: '#8a5f48',
    indoorAmount: 0.24,
    lit: 0.62,
    glass: ['#46557a', '#33405f', '#27324b'],
    shadow: '#0a0e1e',
    shadowOpacity: 0.4,
    stars: true,
  },
} satisfies Record<string, Hour>;

export type HourName = keyof typeof HOURS;
