import { dirname } from 'node:path';
import { code, imports, isTest, textOf, twoWayFolders } from '../tests/support/source-graph.ts';

/**
 * `npm run house`: prints the size of each part of the code and its import cycles between folders.
 * A row for each part: source files, lines of source and of tests, the median file's lines, and its
 * paragraphs (files of at most 40 lines with one importer, in their own folder). Then the folders
 * that import each other, type imports included.
 */

const PARAGRAPH_LINES = 40;
const linesOf = (path: string) => (textOf.get(path) ?? '').split('\n').length - 1;
const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const roomOf = (path: string) => path.slice(0, path.indexOf('/'));

const uses = code.flatMap((path) => (imports.get(path) ?? []).map((imported) => ({ ...imported, path })));

function isParagraph(path: string): boolean {
  const [first, ...others] = uses.filter(({ target }) => target === path);
  return (
    first !== undefined &&
    others.length === 0 &&
    !first.isLazy &&
    linesOf(path) <= PARAGRAPH_LINES &&
    dirname(first.path) === dirname(path)
  );
}

const rooms = ['contract', 'src', 'sw', 'server', 'tests', 'tools'].map((room) => {
  const files = code.filter((path) => roomOf(path) === room);
  const source = files.filter((path) => room === 'tests' || !isTest(path));
  return {
    room,
    files: source.length,
    lines: sum(source.map(linesOf)),
    median: median(source.map(linesOf)),
    paragraphs: source.filter(isParagraph).length,
    'lines of tests': sum(files.filter((path) => !source.includes(path)).map(linesOf)),
  };
});
console.table(rooms);
const inProduct = rooms.filter(({ room }) => room !== 'tools');
console.log(`lines but for tools: ${sum(inProduct.map((row) => row.lines + row['lines of tests']))}`);
for (const pair of twoWayFolders()) console.log(`import one another: ${pair}`);
