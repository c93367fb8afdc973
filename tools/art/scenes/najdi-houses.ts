/** The mud-brick house over the sign-in form. */
import { each, line, poly } from '../kit/shapes.ts';
import type { Stage } from '../kit/stage.ts';
import { najdiDoor } from '../parts/doors.ts';
import { dune, sky } from '../parts/heavens.ts';
import { palm } from '../parts/plants.ts';
import { ground } from '../parts/street.ts';
import { mudBlock, mudWindow, spouts, triangleRow } from '../parts/walls.ts';

/** A house with a tower, pierced triangles and waterspouts. */
export function najdiHouse(stage: Stage) {
  return (
    sky(stage, 650, 330, 280) +
    dune(470, 34, stage.tone('#dcb277')) +
    palm(stage, 66, 480, 220, { seed: 31, lean: -10 }) +
    palm(stage, 730, 470, 160, { seed: 8 }) +
    mudBlock(stage, { x: 420, y: 250, w: 250, base: 490, colour: '#d6a062' }) +
    mudBlock(stage, { x: 300, y: 150, w: 120, base: 490, step: 24, side: 26 }) +
    mudBlock(stage, { x: 110, y: 220, w: 200, base: 490, colour: '#dfab69' }) +
    poly(
      [
        [310, 232],
        [336, 246],
        [336, 490],
        [310, 490],
      ],
      stage.tone('#9a683c'),
      'opacity=".55"',
    ) +
    each([252, 278], (y) => triangleRow(stage, 119, y, 182, 12, 26, '#6e4626')) +
    each([184, 214, 244], (y) => triangleRow(stage, 313, y, 94, 13, 30, '#6e4626')) +
    triangleRow(stage, 450, 282, 216, 12, 27, '#6e4626') +
    each([150, 230], (x) => mudWindow(stage, x, 330)) +
    each([480, 560, 620], (x) => mudWindow(stage, x, 336)) +
    spouts(stage, [160, 250, 520, 600], 312) +
    najdiDoor(stage, 340, 392, 56, 98) +
    ground(stage, 486, '#dcb078') +
    poly(
      [
        [110, 488],
        [670, 488],
        [520, 560],
        [0, 560],
        [0, 520],
      ],
      stage.hour.shadow,
      `opacity="${stage.hour.shadowOpacity}"`,
    ) +
    line('M0 540C200 530 500 556 800 536M0 574C260 562 520 588 800 566', stage.tone('#fff0cf'), 2, 0.25) +
    palm(stage, 640, 530, 290, { seed: 17, lean: 26, size: 1.2 })
  );
}
