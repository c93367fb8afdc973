import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../contract/contract.ts';
import type { Api } from '../../api/api.ts';
import type { ApiError } from '../../api/api-error.ts';
import { apiOf } from '../../api/endpoint-query.ts';
import { saveFile } from '../../device/save-file.ts';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { Button } from '../../ui/button.tsx';

/** Reads the piece of a file that begins after the given row. */
export type ReadPiece = (api: Api, after: number | undefined) => Promise<Answer<'ops.logFile'>>;

/** Downloads a CSV file, which the server sends in pieces: none of them keeps it long. */
export function FileButton({ name, piece }: { name: string; piece: ReadPiece }) {
  const { t } = useTranslation('ops');
  const client = useQueryClient();
  const file = useMutation<void, ApiError, void>({
    mutationFn: async () => {
      const texts: string[] = [];
      let after: number | undefined;
      do {
        const { text, next } = await piece(apiOf(client), after);
        texts.push(text);
        after = next ?? undefined;
      } while (after !== undefined);
      saveFile(name, 'text/csv;charset=utf-8', texts);
    },
  });
  return (
    <>
      <Button
        variant="second"
        busy={file.isPending}
        busyLabel={t('file.preparing')}
        onClick={() => file.mutate()}
      >
        <Download aria-hidden />
        <span>{t('file.download')}</span>
      </Button>
      {file.error ? <ErrorAlert error={file.error} title={t('file.failed')} className="w-full" /> : null}
    </>
  );
}
