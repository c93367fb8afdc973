import { allVerbs } from '../../server/ops/all-verbs.ts';
import { readCommandLine } from '../../server/ops/command-line.ts';
import { formatOutcome } from '../../server/ops/format-outcome.ts';
import { sendCommand } from '../../server/ops/send-command.ts';
import type { RunningServer } from './running-server.ts';

/**
 * Runs operator commands for a running server, parsed and delivered as `npm run ops` does. Returns
 * what is printed; throws if the command is refused.
 */
export function operatorOf({ dataDir, databaseUrl }: Pick<RunningServer, 'dataDir' | 'databaseUrl'>) {
  return async (...words: string[]): Promise<string> => {
    const line = readCommandLine(words, allVerbs);
    if (line.kind !== 'command') throw new Error(`This is no command: ${words.join(' ')}`);
    const actor = { name: 'Operator', channel: 'shell', account: 'journey' } as const;
    const outcome = await sendCommand(
      { dataDir, databaseUrl },
      { verb: line.verb.name, given: line.given, actor },
    );
    if ('refused' in outcome) throw new Error(outcome.refused.join('\n'));
    return formatOutcome(outcome).join('\n');
  };
}
