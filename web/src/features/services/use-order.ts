import { useRef, useState } from 'react';
import { asProblem, sentenceOf } from '../../api/problem';
import { toast } from '../../ui/toaster';
import { useServiceActions } from './mutations';
import { serviceSentences } from './service-sentences';

/**
 * The order of the services while it is being changed: shown at once, saved one after the other, and given back to the
 * server's when that refuses it.
 */
export function useOrder(saved: readonly string[]) {
  const { arrangeServices, readAgain } = useServiceActions();
  const [own, setOwn] = useState<readonly string[] | null>(null);
  const wanted = useRef<readonly string[] | null>(null);
  const isSaving = useRef(false);

  const save = async () => {
    if (isSaving.current) return;
    isSaving.current = true;
    try {
      while (wanted.current) {
        const ids = wanted.current;
        wanted.current = null;
        await arrangeServices([...ids]);
      }
    } catch (thrown) {
      wanted.current = null;
      toast.error(sentenceOf(asProblem(thrown), serviceSentences));
      await readAgain().catch(() => undefined);
    }
    isSaving.current = false;
    setOwn(null);
  };

  return {
    ids: own ?? saved,
    /** Shows another order without keeping it, as long as something is carried. */
    show: (ids: readonly string[]) => setOwn(ids),
    keep: (ids: readonly string[]) => {
      // Put down where it was taken up: there is nothing to keep.
      if (!isSaving.current && ids.every((id, place) => id === saved[place])) return setOwn(null);
      setOwn(ids);
      wanted.current = ids;
      void save();
    },
  };
}
