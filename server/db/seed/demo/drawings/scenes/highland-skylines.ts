/** Neighbourhood covers of hills and groves: Makkah, Taif, Madinah, Abha, Qassim. */
import { each, line, path, poly, range, rect, round } from '../kit/shapes.ts';
import { type Drawing, family, outdoorScene, type Stage } from '../kit/stage.ts';
import { birds, dune, hills, mist, mountains, sky, town } from '../parts/heavens.ts';
import { bush, palm, tree } from '../parts/plants.ts';
import { bays, block, triangleRow } from '../parts/walls.ts';

/** Stone-banded houses on green terraces under mountain mist. */
function abha(stage: Stage) {
  const house = (x: number, y: number, w: number, h: number, coat: string, shade: string, band: string) =>
    poly(
      [
        [x, y],
        [x + 8, y - h],
        [x + w - 8, y - h],
        [x + w, y],
      ],
      stage.tone(coat),
    ) +
    poly(
      [
        [x + w, y],
        [x + w - 8, y - h],
        [x + w + 24, y - h + 12],
        [x + w + 36, y],
      ],
      stage.tone(shade),
    ) +
    each(range(4), (i) =>
      line(
        `M${x + 4 + i} ${round(y - h + ((i + 1) * h) / 5)}H${x + w - 4 - i}`,
        stage.tone('#4f4234'),
        3,
        0.35,
      ),
    ) +
    rect(x + 6, y - h, w - 12, 12, stage.tone(band)) +
    each(
      [
        [0.2, 0.3],
        [0.6, 0.3],
        [0.2, 0.6],
        [0.6, 0.6],
      ] as const,
      ([u, v]) =>
        rect(x + w * u - 3, y - h + h * v - 3, 26, 30, stage.tone('#ffffff')) +
        rect(x + w * u, y - h + h * v, 20, 24, stage.tone(band)) +
        rect(x + w * u + 3, y - h + h * v + 3, 6, 18, '#f6e6bd'),
    ) +
    rect(x + w * 0.42, y - 34, 22, 34, stage.tone('#7b3e22')) +
    triangleRow(stage, x + 10, y - h + 14, w - 20, 9, 18, '#b4452c');
  return (
    sky(stage, 620, 150, 200) +
    mountains(
      ['0 280', '120 190', '210 246', '330 140', '460 250', '560 176', '700 262', '800 210'],
      stage.tone('#9db3b4'),
    ) +
    mist(stage, 220, 130, 0.8) +
    mountains(
      ['0 360', '140 286', '270 344', '420 260', '560 340', '690 280', '800 330'],
      stage.tone('#7b9a86'),
    ) +
    mist(stage, 310, 130, 0.75) +
    path('M0 440C160 380 300 420 420 396S660 400 800 380V600H0Z', stage.tone('#5e8464')) +
    house(90, 470, 130, 190, '#caa27a', '#8f6c4b', '#2f6f74') +
    house(330, 462, 110, 230, '#efe3cc', '#b7a482', '#b4452c') +
    house(540, 470, 140, 170, '#b88763', '#7f5a3f', '#2e6a4c') +
    path('M0 480C140 450 260 474 400 462S660 470 800 450V600H0Z', stage.tone('#466f50')) +
    line(
      'M0 520C200 496 420 524 800 494M0 552C220 530 480 560 800 530M0 582C220 566 480 590 800 566',
      stage.tone('#7fa16c'),
      5,
      0.6,
    ) +
    each(
      [
        [60, 520, 120],
        [250, 500, 100],
        [490, 500, 110],
        [740, 530, 170],
      ] as const,
      ([x, y, h], i) => tree(stage, x, y, h, i * 5 + 4),
    ) +
    mist(stage, 430, 70, 0.3)
  );
}

/** Palm farms and red dunes of the Qassim. */
function qassim(stage: Stage) {
  return (
    sky(stage, 560, 260, 280) +
    dune(330, 60, stage.tone('#e0a568')) +
    dune(380, 34, stage.tone('#d18f52')) +
    town(stage, 404, 40, 60, 420) +
    rect(0, 400, 800, 200, stage.fade('#a9b46c', '#7f9550')) +
    each(range(7), (i) => line(`M${-60 + i * 150} 600L${230 + i * 56} 404`, stage.tone('#d9c48c'), 5, 0.7)) +
    each(range(3), (row) =>
      each(range(9), (i) =>
        palm(stage, 16 + i * 94 + row * 30, 432 + row * 44, 64 + row * 34, {
          seed: i * 4 + row,
          size: 0.42 + row * 0.16,
          lean: (i % 3) - 1,
        }),
      ),
    ) +
    block(stage, { x: 340, y: 424, w: 130, base: 530, colour: '#eed2a2', side: 36, cap: '#f8e6c4' }) +
    each([358, 424], (x) => rect(x, 450, 28, 32, stage.glass)) +
    rect(394, 490, 20, 40, stage.tone('#7b4f2c')) +
    line('M470 560C560 540 680 560 820 530', stage.tone('#86c4c4'), 14, 0.8) +
    palm(stage, 110, 600, 240, { seed: 5, lean: -12, size: 1.15 }) +
    palm(stage, 700, 600, 210, { seed: 15, lean: 12, size: 1.05 })
  );
}

/** Bare granite hills with stacked houses, as round Makkah and Taif. */
function graniteHills(stage: Stage) {
  return (
    sky(stage, 620, 190, 240) +
    hills(300, 170, 3, stage.tone('#c9ab8a')) +
    hills(380, 150, 17, stage.tone('#b08f70')) +
    each(range(26), (i) => {
      const [column, row] = [i % 9, Math.floor(i / 9)];
      const [w, h] = [56 + ((i * 37) % 30), 40 + ((i * 53) % 46)];
      const x = -10 + column * 92 + row * 26 - ((i * 17) % 20);
      const y = 396 + row * 40 - Math.sin(column * 1.1) * 34;
      const coat = ['#f3e4c8', '#e6d0ac', '#fbf3e2', '#d9b68e'][i % 4] ?? '#f3e4c8';
      const box = { x, y: y - h, w, base: y + 16 };
      return (
        block(stage, { ...box, colour: coat, side: 16 }) +
        each([0.14, 0.42, 0.7], (t) =>
          each(range(2), (r) =>
            rect(
              x + w * t,
              y - h + 10 + r * 20,
              w * 0.16,
              11,
              stage.chance() < stage.hour.lit ? '#ffcf82' : stage.tone('#7f9aa0'),
            ),
          ),
        )
      );
    }) +
    path('M0 500C160 470 320 508 460 492S680 480 800 500V600H0Z', stage.fade('#cdb087', '#a98960')) +
    line('M-10 590C200 520 330 560 470 540S700 520 820 548', stage.tone('#7f776d'), 24) +
    line('M-10 590C200 520 330 560 470 540S700 520 820 548', stage.tone('#f4e8cf'), 2.4, 0.8) +
    each(
      [
        [70, 530, 90],
        [240, 560, 70],
        [560, 560, 80],
      ] as const,
      ([x, y, h], i) => tree(stage, x, y, h, i + 2),
    ) +
    palm(stage, 690, 590, 220, { seed: 12, lean: 12, size: 1.05 }) +
    palm(stage, 130, 600, 160, { seed: 32, lean: -8, size: 0.85 }) +
    birds(300, 120, stage.tone('#5b4a3a'))
  );
}

/** Palm groves of Madinah below a dark lava ridge. */
function palmGroves(stage: Stage) {
  return (
    sky(stage, 180, 280, 260) +
    hills(350, 90, 21, stage.tone('#9c7a66')) +
    town(stage, 392, 70) +
    each(
      [
        [60, 78, 96, '#f6ead4'],
        [190, 92, 120, '#e3c9a2'],
        [470, 84, 108, '#fbf3e2'],
        [610, 100, 86, '#dcbd96'],
      ] as const,
      ([x, w, h, coat]) =>
        block(stage, { x, y: 420 - h, w, base: 424, colour: coat, side: 24, cap: '#fff8ea' }) +
        bays(stage, {
          x: x + 4,
          y: 424 - h,
          w: w - 8,
          floorHeight: 34,
          floors: Math.floor(h / 36),
          pattern: ['nn'],
        }),
    ) +
    rect(0, 414, 800, 186, stage.fade('#9db06a', '#71894a')) +
    each(range(4), (row) =>
      each(range(10), (i) =>
        palm(stage, -16 + i * 90 + (row % 2) * 44, 446 + row * 42, 62 + row * 30, {
          seed: i * 3 + row * 7,
          size: 0.4 + row * 0.15,
          lean: (i % 3) - 1,
        }),
      ),
    ) +
    path(
      'M330 600Q380 500 470 470T640 424L660 426Q560 470 510 500T470 600Z',
      stage.fade('#eedcb4', '#d9bf8c'),
    ) +
    palm(stage, 90, 610, 260, { seed: 3, lean: -12, size: 1.2 }) +
    palm(stage, 720, 606, 230, { seed: 13, lean: 12, size: 1.1 }) +
    bush(stage, 180, 606, 150, 34, 6, '#d77b93') +
    bush(stage, 500, 606, 150, 34, 8, '#d77b93')
  );
}

const cover = family(outdoorScene, 'skyline');

export const highlandSkylines: Drawing[] = [
  cover(
    'skyline-abha-dawn',
    'dawn',
    'بيوت عسيرية بين ضباب جبال أبها',
    'Asiri houses in the mountain mist of Abha',
    abha,
    9,
  ),
  cover(
    'skyline-qassim-golden',
    'golden',
    'مزارع نخيل وكثبان في القصيم',
    'Palm farms and dunes of Qassim',
    qassim,
    12,
  ),
  cover(
    'skyline-makkah-hills',
    'dusk',
    'أحياء على سفوح جبال مكة عند المغرب',
    'Quarters on the granite slopes of Makkah at dusk',
    graniteHills,
    6,
  ),
  cover(
    'skyline-taif-hills',
    'morning',
    'أحياء على سفوح جبال الطائف صباحًا',
    'Quarters on the granite slopes of Taif in the morning',
    graniteHills,
    16,
    true,
  ),
  cover(
    'skyline-madinah-palms',
    'dawn',
    'بساتين نخيل المدينة المنورة فجرًا',
    'Palm groves of Madinah at dawn',
    palmGroves,
    8,
  ),
];
