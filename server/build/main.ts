import { build } from './build.ts';
import { isBuildStale } from './stamp.ts';

const onlyIfNeeded = process.argv.includes('--if-needed');

if (!onlyIfNeeded || (await isBuildStale())) {
  const started = Date.now();
  console.log('Building the app, its worker and the server …');
  await build();
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
