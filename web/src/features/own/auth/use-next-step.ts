import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { apiKey, type AnswerOf } from '../../../api/use-api';
import { paths } from '../../../lib/paths';

/** Leads to the second step of logging in, which then leads to `from`. */
export function useNextStep() {
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  return async ({ ways }: AnswerOf<'/auth/factor'>, from: string): Promise<void> => {
    await mutate(apiKey('/auth/factor'), { ways }, { revalidate: false });
    // Without an origin, everyone continues to their start page.
    await navigate(paths.loginStep(from === paths.home ? undefined : from));
  };
}
