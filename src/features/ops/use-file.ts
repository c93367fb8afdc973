import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '../../../contract/contract.ts';
import type { Api } from '../../api/api.ts';
import type { ApiError } from '../../api/api-error.ts';
import { apiOf } from '../../api/endpoint-query.ts';
import { saveFile } from '../../device/save-file.ts';

type Piece = Answer<'ops.financeFile'>;

/** Downloads a CSV file, which the server sends in pieces: none of them keeps it long. */
export function useFile(name: string, piece: (api: Api, after: number | undefined) => Promise<Piece>) {
  const client = useQueryClient();
  return useMutation<void, ApiError, void>({
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
}
