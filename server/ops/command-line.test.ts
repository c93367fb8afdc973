import { describe, expect, it } from 'vitest';
import { allVerbs } from './all-verbs.ts';
import { placesOf } from './base/arguments.ts';
import { readCommandLine } from './command-line.ts';
import { synopsis, usage, usageOf } from './usage.ts';

const read = (...argv: string[]) => readCommandLine(argv, allVerbs);
const errorsOf = (...argv: string[]) => {
  const line = read(...argv);
  return line.kind === 'wrong' ? line.errors : line.kind;
};
const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
const approve = ['ads', 'approve', '5', '--licence', '7200000001', '--expires', tomorrow];

describe('the command line', () => {
  it('reads a verb of two words or one, with options before, between and behind', () => {
    expect(read('ads', 'list', '--status=under_review', '--page', '2')).toMatchObject({
      kind: 'command',
      verb: { name: 'ads list' },
      given: { status: 'under_review', page: '2' },
      as: null,
      isJson: false,
    });
    expect(read('--json', 'log', '--as', ' Huda ', '--verb', 'ads hide')).toMatchObject({
      verb: { name: 'log' },
      given: { verb: 'ads hide' },
      as: 'Huda',
      isJson: true,
    });
    expect(read(...approve)).toMatchObject({ given: { id: '5', licence: '7200000001', expires: tomorrow } });
  });

  it('takes what people paste: Arabic digits, spaces and +966', () => {
    expect(errorsOf('sessions', 'end', '+966 50 000 0001')).toBe('command');
    expect(errorsOf('ads', 'show', '٥')).toBe('command');
    expect(errorsOf('ads', 'approve', '5', '--licence', '٧٢٠٠٠٠٠٠٠١', '--expires', tomorrow)).toBe('command');
  });

  it('shows the usage where nothing or help is asked for', () => {
    expect(read()).toEqual({ kind: 'help', verb: null });
    expect(read('--help')).toEqual({ kind: 'help', verb: null });
    expect(read('ads', 'hide', '-h')).toMatchObject({ kind: 'help', verb: { name: 'ads hide' } });
    expect(read('ads', '--help')).toEqual({ kind: 'help', verb: null });
  });

  const idRule = 'must be the number of an ad';
  const licenceRule = 'must be the 10 to 12 digits of the ad licence';
  const expiryRule = 'must be a day from today to 10 years ahead, as YYYY-MM-DD';
  it.each<[string[], string[]]>([
    [
      ['ads', 'approve'],
      [
        `ID is missing: it ${idRule}`,
        `--licence is missing: it ${licenceRule}`,
        `--expires is missing: it ${expiryRule}`,
      ],
    ],
    [
      ['ads', 'approve', '0', '--licence', '12', '--expires', '2020-01-01'],
      [`ID ${idRule}, not "0"`, `--licence ${licenceRule}, not "12"`],
    ],
    [[...approve.slice(0, -1), '2026-02-30'], [`--expires ${expiryRule}, not "2026-02-30"`]],
    [['ads', 'show', 'five'], [`ID ${idRule}, not "five"`]],
    [['ads', 'show', '99999999999'], [`ID ${idRule}, not "99999999999"`]],
    [['ads', 'list', '--page', '0'], ['--page must be a whole number from 1 to 10000, not "0"']],
    [
      ['ads', 'hide', '5', '--reason', ' '],
      ['--reason must be a reason of 1 to 500 characters, without an open {field}, not " "'],
    ],
    [['sessions', 'end', '123'], ['MOBILE must be a mobile such as 0500000001, not "123"']],
    [['ads', 'hide', '5', '--reason'], ['--reason needs a value']],
    [['ads', 'hide', '5', '--reason', '--json'], ['--reason needs a value']],
    [
      ['ads', 'show', '5', '6', '--reason', 'x', '--nothing', '--json=1'],
      [
        '--reason is no option of ads show',
        '--nothing is no option of ads show',
        '--json takes no value',
        '"6" is one word too many',
      ],
    ],
    [['log', '--page', '1', '--page', '2'], ['--page is given twice']],
    [['log', '--as', ''], ['--as must be a name of 1 to 80 characters']],
  ])('says in one line each what is wrong with %j', (argv, lines) => {
    expect(errorsOf(...argv)).toEqual(lines);
  });

  it('names the verbs that there are, of the same kind where it knows the kind', () => {
    const all = allVerbs.map(({ name }) => name).join(', ');
    expect(errorsOf('fly')).toEqual([`There is no command "fly". There are: ${all}`]);
    expect(errorsOf('operator', 'fly')).toEqual([
      'There is no command "operator fly". There are: operator add, operator remove, operator list',
    ]);
    expect(errorsOf('--json')).toEqual([`There is no command "". There are: ${all}`]);
  });
});

describe('the usage', () => {
  it('is written from the verbs', () => {
    const text = usage(allVerbs);
    for (const verb of allVerbs) expect(text).toContain(`  ${synopsis(verb)}\n      ${verb.summary}\n`);
    expect(text).toContain('  ads approve ID --licence NUMBER --expires YYYY-MM-DD\n');
    expect(text).toContain('  log [--verb VERB] [--page N]\n');
  });

  it('prints of one verb what each argument must be', () => {
    const verb = allVerbs.find(({ name }) => name === 'ads list');
    expect(verb && usageOf(verb)).toContain(
      '--page     must be a whole number from 1 to 10000; may be left out',
    );
  });

  it('has no two verbs of one name, and none that hides another', () => {
    const names = allVerbs.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[a-z]+(?: [a-z]+)?$/.test(name))).toEqual([]);
    // A name of two words wins over its first word, which then takes no word after it.
    const takesWords = allVerbs.filter((verb) => placesOf(verb).length > 0).map(({ name }) => name);
    expect(takesWords.filter((name) => names.some((other) => other.startsWith(`${name} `)))).toEqual([]);
  });
});
