import { once } from 'node:events';
import { userInfo } from 'node:os';
import { readConfig } from '../config/config.ts';
import { whyNotOpened } from '../db/opening-error.ts';
import { allVerbs } from './all-verbs.ts';
import { RefusedError } from './base/verb.ts';
import { readCommandLine } from './command-line.ts';
import { formatOutcome } from './format-outcome.ts';
import type { Outcome } from './run-command.ts';
import { sendCommand } from './send-command.ts';
import { usage, usageOf } from './usage.ts';

/* `npm run ops -- COMMAND`: the operator's commands (DESIGN §8), described in README.md. */

const NO_VAPID = { VAPID_SUBJECT: '', VAPID_PUBLIC_KEY: '', VAPID_PRIVATE_KEY: '' };

/** In a container, the user may have no name. */
function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}

/** Writes a piece of a file, and waits while the reader of the pipe is slower. */
async function printPiece(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

function finish(outcome: Outcome, isJson = false): void {
  // A file has been written already, piece by piece.
  if ('text' in outcome) return;
  const isRefused = 'refused' in outcome;
  const lines = isJson && !isRefused ? [JSON.stringify(outcome, null, 2)] : formatOutcome(outcome);
  // Sets the exit code only: exiting at once could lose output written to a pipe.
  (isRefused ? process.stderr : process.stdout).write(`${lines.join('\n')}\n`);
  process.exitCode = isRefused ? outcome.code : 0;
}

async function main(): Promise<void> {
  const line = readCommandLine(process.argv.slice(2), allVerbs);
  if (line.kind === 'help') {
    console.log(line.verb ? usageOf(line.verb) : usage(allVerbs));
    return;
  }
  if (line.kind === 'wrong') {
    finish({ refused: line.errors, code: 2 });
    return;
  }
  // This process uses no sandbox, and `push keys` replaces wrong VAPID keys: the configuration must
  // not fail because of either.
  const { config, errors } = readConfig({ ...process.env, ...NO_VAPID, ALLOW_SANDBOX: '1' });
  if (errors) {
    finish({ refused: errors, code: 2 });
    return;
  }
  const account = systemUser();
  const actor = { name: line.as ?? account, channel: 'shell', account } as const;
  try {
    const { verb, given } = line;
    const outcome =
      verb.effect === 'machine'
        ? await verb.run({ config, actor, args: verb.args.parse(given) })
        : await sendCommand(config, { verb: verb.name, given, actor }, printPiece);
    finish(outcome, line.isJson);
  } catch (error) {
    if (error instanceof RefusedError) finish({ refused: error.lines, code: error.code });
    else finish({ refused: [whyNotOpened(error, config)], code: 1 });
  }
}

await main();
