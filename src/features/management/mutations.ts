import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer, Body } from '../../../contract/contract.ts';
import type { ApiError } from '../../api/api-error.ts';
import { apiOf } from '../../api/endpoint-query.ts';
import { PROPERTIES_SCOPE } from '../favourites/cards-scope.ts';
import type { ManagementFields } from './management-draft.ts';

/** services §7: asks for property management. */
export function useAskForManagement() {
  const client = useQueryClient();
  return useMutation<Answer<'management.requestManagement'>, ApiError, ManagementFields>({
    mutationFn: ({ name, mobile, regionId, cityId, description }) => {
      const body: Body<'management.requestManagement'> = {
        name: name.trim(),
        mobile,
        regionId: Number(regionId),
        cityId: Number(cityId),
        ...(description.trim() && { description: description.trim() }),
      };
      return apiOf(client)('management.requestManagement', { body });
    },
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: [PROPERTIES_SCOPE, 'requests.mine'] });
      void client.invalidateQueries({ queryKey: ['notifications'] });
    },
  });
}
