import { useState } from 'react';
import { useApi } from '../../../api/use-api';
import { resources as book } from '../../../words/resources.gen';
import { useWords } from '../../../words/use-words';
import { OpenedVisit } from './lazy-opened-visit';
import { UnseatedVisits } from './unseated-visits';

/** Booked visits that need something of which none is left, if there are any. */
export function Unseated({ zone }: { zone: string }) {
  const words = useWords(book);
  const { data, mutate } = useApi('/resource-pools/unseated');
  const [openedId, setOpenedId] = useState<string | null>(null);
  return (
    <>
      {data && data.length > 0 && (
        <UnseatedVisits
          visits={data}
          title={words.unseated({ count: data.length })}
          text={words.unseatedText()}
          zone={zone}
          onOpen={setOpenedId}
        />
      )}
      {openedId !== null && (
        <OpenedVisit
          bookingId={openedId}
          onClose={() => {
            setOpenedId(null);
            void mutate();
          }}
        />
      )}
    </>
  );
}
