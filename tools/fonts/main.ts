import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { fromRoot } from '../../server/lib/paths.ts';
import { readFaces } from './faces.ts';

/**
 * Subsets the typeface's files as src/styles/fonts.css asks for them: that file says which
 * characters and weights each holds. Run it when its ranges or the package change, and commit what
 * comes out.
 *
 *     npx tsx tools/fonts/main.ts
 */
const SOURCE = fromRoot('node_modules', '@fontsource-variable', 'rubik');
const STYLES = fromRoot('src', 'styles');
/**
 * What is kept of each script: without fractions, and forms and spacing that other languages want.
 */
const SCRIPTS = new Map([
  // The space, though the Latin file draws it: shapers put its glyph where a character is to stay
  // unseen.
  ['arabic', { features: ['ccmp', 'init', 'medi', 'fina', 'rlig', 'mark', 'mkmk'], besides: ' ' }],
  // A combining mark, so that the rules for Latin figures amid Arabic words stay: marks, no
  // kerning. A font without rules of that name would lend them those of English, and prices would
  // shrink at every comma.
  ['latin', { features: ['rvrn', 'liga', 'kern', 'mkmk', 'tnum'], besides: '\u0304' }],
]);
/** Copyright and licence, which travel with the font wherever it goes. */
const NAMES = [0, 13, 14];
/**
 * Bytes of a file that the first screen waits for: two of them leave it well below DESIGN §11's 80
 * KB.
 */
const MAX_BYTES = 24_000;

mkdirSync(join(STYLES, 'fonts'), { recursive: true });
// The licence wants a copy of itself beside each copy of the font.
copyFileSync(join(SOURCE, 'LICENSE'), join(STYLES, 'fonts', 'OFL.txt'));
for (const { file, characters, weights } of readFaces(readFileSync(join(STYLES, 'fonts.css'), 'utf8'))) {
  const [, name = ''] = /^rubik-([a-z]+)/.exec(file) ?? [];
  const script = SCRIPTS.get(name);
  if (!script) throw new Error(`${file} is of no script that is known here`);
  const whole = readFileSync(join(SOURCE, 'files', `rubik-${name}-wght-normal.woff2`));
  const cut = await subsetFont(whole, script.besides + String.fromCodePoint(...characters), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: script.features,
    preserveNameIds: NAMES,
  });
  if (cut.length > MAX_BYTES) throw new Error(`${file} takes ${cut.length} bytes, more than ${MAX_BYTES}`);
  writeFileSync(join(STYLES, 'fonts', file), cut);
  console.log(`${file}: ${cut.length} bytes of ${whole.length}`);
}
