/** Bathrooms. */
import { disc, each, line, path, poly, range, rect, rounded, slats } from '../kit/shapes.ts';
import { type Drawing, family, indoorScene, type Stage } from '../kit/stage.ts';
import { lampGlow, vase } from '../parts/decor.ts';
import { shelves } from '../parts/furniture.ts';
import { potPlant } from '../parts/plants.ts';
import { deepRoom, plainRoom, rug, sunPatch, viewWindow } from '../parts/room.ts';

const basin = (stage: Stage, x: number, y: number, w: number) =>
  path(
    `M${x - w / 2} ${y - 26}h${w}q-6 26-${w * 0.24} 26h-${w * 0.52}q-${w * 0.2} 0-${w * 0.24}-26z`,
    stage.tone('#fffdf8'),
  ) +
  rect(x - w / 2 - 2, y - 29, w + 4, 5, stage.tone('#e6dccb')) +
  line(`M${x} ${y - 28}v-30q0-12 12-12h6q10 0 10 10`, stage.tone('#c79a3e'), 5);

const towel = (stage: Stage, x: number, y: number, colour: string) =>
  rect(x, y, 44, 84, stage.tone(colour)) +
  rect(x, y + 66, 44, 6, stage.tone('#fffaf0')) +
  rect(x - 8, y - 4, 60, 5, stage.tone('#c79a3e'));

const waterCloset = (stage: Stage, x: number, y: number) =>
  rounded(x - 30, y - 122, 60, 50, 6, stage.tone('#fffdf8')) +
  rect(x - 8, y - 116, 16, 5, stage.tone('#c9bfae')) +
  path(`M${x - 36} ${y - 70}h72q4 44-22 50l4 20h-36l4-20q-26-6-22-50z`, stage.tone('#fffdf8')) +
  rounded(x - 38, y - 76, 76, 10, 5, stage.tone('#e6dccb'));

/** A bath below an arched window, zellige tiles, two basins. */
function bathWithWindow(stage: Stage) {
  return (
    plainRoom(stage, '#eef0e6', '#d9c3a0', 'tiles') +
    each(range(6), (row) =>
      each(range(26), (i) =>
        rect(
          i * 31,
          258 + row * 31,
          29,
          29,
          stage.tone(
            ['#2f7d84', '#3c8f93', '#55a3a2', '#276c74'][(i * 7 + row * 5 + ((i * row) % 3)) % 4] ??
              '#2f7d84',
          ),
          'rx="2"',
        ),
      ),
    ) +
    rect(0, 250, 800, 9, stage.tone('#fffaf0')) +
    viewWindow(stage, 90, 70, 160, 160, { arch: true, rows: 2, low: 0.8 }) +
    each(
      [480, 640],
      (x) =>
        rounded(x - 52, 80, 104, 150, 52, stage.tone('#c79a3e')) +
        rounded(x - 46, 86, 92, 138, 46, stage.fade('#dcebea', '#a9c4c6')) +
        poly(
          [
            [x - 20, 90],
            [x + 6, 90],
            [x - 30, 200],
            [x - 44, 170],
          ],
          '#fff',
          'opacity=".4"',
        ),
    ) +
    each([400, 560, 720], (x) => lampGlow(stage, x, 130, 58) + rounded(x - 6, 112, 12, 34, 6, '#fff3d4')) +
    rect(400, 330, 330, 12, stage.tone('#fffdf8')) +
    rect(410, 342, 310, 108, stage.tone('#a97c52')) +
    slats(410, 342, 310, 108, 12, stage.tone('#6d4a2f'), 0.4, 2) +
    basin(stage, 480, 330, 92) +
    basin(stage, 640, 330, 92) +
    vase(stage, 560, 330, 60, '#c4552f') +
    sunPatch(stage, 100, 160) +
    path('M40 416h300q6 130-46 138H86q-52-8-46-138z', stage.fade('#fffdf8', '#e9e0d0')) +
    rounded(28, 408, 324, 16, 8, stage.tone('#fffdf8')) +
    each([96, 276], (x) => path(`M${x} 552l-8 22h18l4-22z`, stage.tone('#c79a3e'))) +
    line('M330 408v-52q0-16-16-16t-16 16', stage.tone('#c79a3e'), 6) +
    rounded(80, 396, 60, 16, 6, stage.tone('#c77b53')) +
    potPlant(stage, 372, 470, 96, '#c9774f') +
    rug(stage, 520, 510, 220, 300, 54, ['#f2e2c4', '#2f7d84', '#c4552f']) +
    potPlant(stage, 766, 566, 150, '#b98c5c')
  );
}

/** A walk-in shower behind glass, terracotta plaster. */
function showerRoom(stage: Stage) {
  return (
    deepRoom(stage, '#e9c9a8', '#cdb28a', 'tiles') +
    rect(180, 96, 200, 324, stage.tone('#c98a62')) +
    each(range(12), (row) =>
      line(
        `M180 ${96 + row * 27}H380${each(range(4), (i) => `M${205 + i * 50 + (row % 2) * 25} ${96 + row * 27}v27`)}`,
        stage.tone('#f0d3b4'),
        1.6,
        0.6,
      ),
    ) +
    rect(380, 96, 5, 324, stage.tone('#5b4a3a')) +
    poly(
      [
        [180, 96],
        [380, 96],
        [420, 470],
        [150, 470],
      ],
      '#e8f6f4',
      'opacity=".2"',
    ) +
    poly(
      [
        [210, 96],
        [270, 96],
        [200, 440],
        [150, 440],
      ],
      '#fff',
      'opacity=".22"',
    ) +
    line('M230 96V150M206 150H254', stage.tone('#c79a3e'), 5) +
    line('M210 158l-6 60M222 158l-3 70M238 158l3 70M250 158l6 60', '#ffffff', 1.6, 0.5) +
    rect(300, 250, 60, 46, stage.tone('#a96c48')) +
    rounded(308, 268, 14, 28, 3, stage.tone('#0f5a43')) +
    rounded(330, 274, 14, 22, 3, stage.tone('#fffaf0')) +
    rounded(432, 130, 140, 150, 70, stage.tone('#6d4a2f')) +
    rounded(440, 138, 124, 134, 62, stage.fade('#e7efe9', '#b6cbc6')) +
    poly(
      [
        [480, 142],
        [510, 142],
        [466, 262],
        [450, 236],
      ],
      '#fff',
      'opacity=".4"',
    ) +
    each([414, 590], (x) => lampGlow(stage, x, 190, 60) + rounded(x - 6, 166, 12, 46, 6, '#fff3d4')) +
    rect(412, 336, 190, 12, stage.tone('#fffdf8')) +
    rect(420, 348, 174, 56, stage.tone('#6d4a2f')) +
    line('M507 348v56', stage.tone('#3f2a1a'), 2.4) +
    basin(stage, 502, 336, 100) +
    vase(stage, 580, 336, 54, '#0f5a43') +
    poly(
      [
        [640, 140],
        [760, 70],
        [760, 260],
        [640, 280],
      ],
      stage.linear(stage.hour.sky),
    ) +
    line('M640 140L760 70V260L640 280ZM700 105V270', stage.tone('#6d4a2f'), 5) +
    each(
      [[640, '#fffaf0']] as const,
      ([, colour]) =>
        poly(
          [
            [650, 320],
            [710, 330],
            [710, 430],
            [650, 410],
          ],
          stage.tone(colour),
        ) + line('M644 318L716 330', stage.tone('#c79a3e'), 5),
    ) +
    waterCloset(stage, 690, 560) +
    rug(stage, 470, 470, 200, 280, 56, ['#fffaf0', '#c98a62', '#0f5a43']) +
    potPlant(stage, 90, 570, 170, '#a8482c')
  );
}

/** A small guest bathroom: stone basin, round mirror, patterned floor. */
function guestBath(stage: Stage) {
  return (
    plainRoom(stage, '#dfe3d3', '#e9dcc2', 'tiles') +
    rect(0, 280, 800, 162, stage.tone('#0f5a43')) +
    slats(0, 280, 800, 162, 40, stage.tone('#0a4232'), 0.8, 3) +
    rect(0, 272, 800, 10, stage.tone('#c79a3e')) +
    each(range(3), (row) =>
      each(range(11), (i) =>
        poly(
          [
            [i * 78 - 20 + row * 10, 490 + row * 40],
            [i * 78 + row * 10, 476 + row * 40],
            [i * 78 + 20 + row * 10, 490 + row * 40],
            [i * 78 + row * 10, 504 + row * 40],
          ],
          stage.tone((i + row) % 2 ? '#c77b53' : '#2f7d84'),
          'opacity=".7"',
        ),
      ),
    ) +
    disc(330, 160, 96, stage.tone('#c79a3e')) +
    disc(330, 160, 88, stage.fade('#e3efec', '#a8c3c2')) +
    poly(
      [
        [300, 76],
        [340, 76],
        [270, 232],
        [250, 200],
      ],
      '#fff',
      'opacity=".4"',
    ) +
    each(
      [196, 464],
      (x) =>
        lampGlow(stage, x, 170, 66) +
        disc(x, 170, 17, '#fff3d4') +
        rect(x - 5, 184, 10, 16, stage.tone('#c79a3e')),
    ) +
    rect(190, 344, 280, 14, stage.tone('#d9c3a0')) +
    rect(204, 358, 252, 120, stage.tone('#8a5f3f')) +
    line('M330 358v120', stage.tone('#53341f'), 3) +
    each([300, 352], (x) => rect(x, 400, 5, 34, stage.tone('#c79a3e'))) +
    basin(stage, 330, 344, 130) +
    vase(stage, 440, 344, 70, '#c4552f') +
    towel(stage, 90, 320, '#f2e2c4') +
    viewWindow(stage, 590, 70, 130, 160, { rows: 2 }) +
    shelves(stage, 540, 320, 60, 1) +
    waterCloset(stage, 670, 530) +
    potPlant(stage, 760, 540, 140, '#a8683c', 'round') +
    rug(stage, 330, 516, 240, 320, 56, ['#92381b', '#f2e2c4', '#0f5a43'])
  );
}

const bathroom = family(indoorScene, 'bathroom');

export const bathrooms: Drawing[] = [
  bathroom(
    'bathroom-bath-morning',
    'morning',
    'دورة مياه بحوض استحمام ومغسلتين',
    'Bathroom with a bath and two basins',
    bathWithWindow,
    5,
  ),
  bathroom(
    'bathroom-shower-golden',
    'golden',
    'دورة مياه بدش زجاجي',
    'Bathroom with a glass shower',
    showerRoom,
    9,
  ),
  bathroom(
    'bathroom-guest-noon',
    'noon',
    'دورة مياه للضيوف بمرآة مستديرة',
    'Guest bathroom with a round mirror',
    guestBath,
    12,
  ),
];
