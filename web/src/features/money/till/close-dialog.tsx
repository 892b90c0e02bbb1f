import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Currency } from '../../../lib/currency';
import { paths } from '../../../lib/paths';
import { Dialog } from '../../../ui/dialog';
import { toast } from '../../../ui/toast';
import { till as book } from '../../../words/till.gen';
import { useWords } from '../../../words/use-words';
import { CompareForm } from './compare-form';
import { CountForm } from './count-form';
import type { Compared, Count, Till } from './models';

/** Closes the till: a blind count first, then the comparison with the expected amount. */
export function CloseDialog({
  till: { nextNumber, coinsAndNotes },
  currency,
  zone,
  onClose,
}: {
  till: Till;
  currency: Currency;
  zone: string;
  onClose: () => void;
}) {
  const words = useWords(book);
  const navigate = useNavigate();
  const [result, setResult] = useState<{ count: Count; compared: Compared } | null>(null);
  const [hasChanged, setChanged] = useState(false);

  return (
    <Dialog kind="wide" title={words.closeTill()} isOpen onClose={onClose}>
      {result === null ? (
        <CountForm
          number={nextNumber}
          zone={zone}
          coinsAndNotes={coinsAndNotes}
          currency={currency}
          hasChanged={hasChanged}
          onCompared={(count, compared) => setResult({ count, compared })}
        />
      ) : (
        <CompareForm
          number={nextNumber}
          {...result}
          currency={currency}
          onAgain={(isOther) => {
            setChanged(isOther);
            setResult(null);
          }}
          onClosed={() => {
            toast.success(words.isClosed());
            onClose();
            void navigate(paths.dashboardClose(nextNumber));
          }}
        />
      )}
    </Dialog>
  );
}
