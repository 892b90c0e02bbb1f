import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Currency } from '../../../lib/currency';
import { paths } from '../../../lib/paths';
import { Dialog } from '../../../ui/dialog';
import { toast } from '../../../ui/toaster';
import { till as book } from '../../../words/till.gen';
import { useWords } from '../../../words/use-words';
import { CompareForm } from './compare-form';
import { CountForm } from './count-form';
import type { Compared, Count, TillDay } from './models';
import { useDayName } from './use-day-name';

/** Closes a day: first the drawer is counted, then it is said what should have been in it. */
export function CloseDialog({
  day,
  till,
  currency,
  onClose,
}: {
  day: string;
  till: TillDay;
  currency: Currency;
  onClose: () => void;
}) {
  const words = useWords(book);
  const nameOf = useDayName();
  const navigate = useNavigate();
  const [result, setResult] = useState<{ count: Count; compared: Compared } | null>(null);
  const [hasChanged, setChanged] = useState(false);

  return (
    <Dialog kind="wide" title={words.closeThat({ day: nameOf(day) })} isOpen onClose={onClose}>
      {result === null ? (
        <CountForm
          day={day}
          coinsAndNotes={till.coinsAndNotes}
          currency={currency}
          hasChanged={hasChanged}
          onCompared={(count, compared) => setResult({ count, compared })}
        />
      ) : (
        <CompareForm
          day={day}
          {...result}
          currency={currency}
          onAgain={(isOther) => {
            setChanged(isOther);
            setResult(null);
          }}
          onClosed={() => {
            toast.success(words.isClosed({ day: nameOf(day) }));
            onClose();
            void navigate(paths.dashboardDayClose(day));
          }}
        />
      )}
    </Dialog>
  );
}
