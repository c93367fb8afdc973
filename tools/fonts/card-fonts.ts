import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { fromRoot } from '../../server/lib/paths.ts';
import { renameFamily } from './rename-family.ts';

/**
 * Subsets the typeface of the pictures of links (server/modules/social-cards). They are drawn on
 * machines that have no fonts at all, by an engine that reads no WOFF2: a plain TrueType file a
 * script and weight, each under a family name of its own.
 *
 *     npx tsx tools/fonts/card-fonts.ts
 */
const SOURCE = fromRoot('node_modules', '@fontsource-variable', 'rubik', 'files');
const TARGET = fromRoot('server', 'modules', 'social-cards', 'fonts');
const WEIGHTS = { Medium: 500, Bold: 700 };
const SCRIPTS = {
  Arabic: [
    [0x20, 0x20],
    [0x600, 0x6ff],
    [0x750, 0x77f],
    [0x200c, 0x200f],
  ],
  Latin: [
    [0x20, 0x7e],
    [0xa0, 0x17f],
    [0x2010, 0x203a],
    [0x20ac, 0x20ac],
    [0x2212, 0x2212],
  ],
} as const;
/** Copyright, the names, and the licence, which travels with the font wherever it goes. */
const NAMES = [0, 1, 2, 13, 14];

for (const [script, ranges] of Object.entries(SCRIPTS)) {
  const whole = readFileSync(join(SOURCE, `rubik-${script.toLowerCase()}-wght-normal.woff2`));
  const characters = ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
  );
  for (const [name, weight] of Object.entries(WEIGHTS)) {
    const cut = await subsetFont(whole, characters.join(''), {
      targetFormat: 'truetype',
      variationAxes: { wght: weight },
      preserveNameIds: NAMES,
    });
    const file = `rukn-card-${script}-${name}.ttf`.toLowerCase();
    writeFileSync(join(TARGET, file), renameFamily(cut, `RuknCard${name}${script}`));
    console.log(`${file}: ${cut.length} bytes`);
  }
}
