import { useState } from 'react';
import { Download } from 'lucide-react';
import { type CsvCall, fetchCsv } from '../../../api/csv-file';
import { asProblem } from '../../../api/problem';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { downloadFile } from '../../../lib/download-file';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { toast } from '../../../ui/toast';
import { dashboard } from '../../../words/dashboard.gen';
import { useWords } from '../../../words/use-words';

/** Downloads a list as a spreadsheet table. */
export function CsvButton({
  ask,
  size,
  label,
}: {
  ask: CsvCall;
  size?: 'small' | 'compact';
  /** Set if there are several. */
  label?: string;
}) {
  const words = useWords(dashboard);
  const sentenceOf = useSentenceOf();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      downloadFile(await fetchCsv(ask));
    } catch (thrown) {
      toast.error(sentenceOf(asProblem(thrown)));
    }
    setBusy(false);
  };
  return (
    <Button variant="ghost" {...(size && { size })} isBusy={isBusy} onClick={() => void download()}>
      <Icon of={Download} /> {label ?? words.downloadCsv()}
    </Button>
  );
}
