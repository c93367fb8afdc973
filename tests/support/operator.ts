import { allVerbs } from '../../server/ops/all-verbs.ts';
import { readCommandLine } from '../../server/ops/command-line.ts';
import { printed } from '../../server/ops/printed.ts';
import { askServer } from '../../server/ops/socket-client.ts';

/**
 * The operator beside a running server: what he types is read as `npm run ops` reads it and goes through the
 * server's socket. Answers what is printed; fails where it is refused.
 */
export function operatorOf({ dataDir }: { dataDir: string }) {
  return async (...words: string[]): Promise<string> => {
    const line = readCommandLine(words, allVerbs);
    if (line.kind !== 'command') throw new Error(`This is no command: ${words.join(' ')}`);
    const actor = { name: 'Operator', door: 'shell', account: 'journey' } as const;
    const outcome = await askServer(dataDir, { verb: line.verb.name, given: line.given, actor });
    if (!outcome) throw new Error('No server takes commands there');
    if ('refused' in outcome) throw new Error(outcome.refused.join('\n'));
    return printed(outcome).join('\n');
  };
}
