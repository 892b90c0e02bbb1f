import { useState } from 'react';
import { Download } from 'lucide-react';
import styled from 'styled-components';
import { fetchTable, type TableCall, type TableForm } from '../../../api/table-file';
import { asProblem } from '../../../api/problem';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { downloadFile } from '../../../lib/download-file';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Stack } from '../../../ui/layout';
import { PopoverPanel } from '../../../ui/popover-button';
import { Hint } from '../../../ui/text';
import { toast } from '../../../ui/toast';
import { dashboard } from '../../../words/dashboard.gen';
import { useWords } from '../../../words/use-words';

const Title = styled.p`
  font-weight: 600;
`;

/** Downloads a table in one format. */
export function TableButton({
  ask,
  format,
  label,
}: {
  ask: TableCall;
  format: TableForm['format'];
  label: string;
}) {
  const sentenceOf = useSentenceOf();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      downloadFile(await fetchTable(ask, format));
    } catch (thrown) {
      toast.error(sentenceOf(asProblem(thrown)));
    }
    setBusy(false);
  };
  return (
    <Button variant="ghost" size="compact" isBusy={isBusy} onClick={() => void download()}>
      <Icon of={Download} /> {label}
    </Button>
  );
}

/** The two files in which a table can be downloaded, and what each is good for. */
export function TableFormats({ ask, title }: { ask: TableCall; title?: string }) {
  const words = useWords(dashboard);
  return (
    <Stack $gap={2}>
      {title && <Title>{title}</Title>}
      <TableButton ask={ask} format="xlsx" label={words.downloadForExcel()} />
      <Hint>{words.forExcel()}</Hint>
      <TableButton ask={ask} format="csv" label={words.downloadCsv()} />
      <Hint>{words.forPrograms()}</Hint>
    </Stack>
  );
}

/** The same behind one button, for where there is no room for both. */
export function TableDownload({ ask, label }: { ask: TableCall; label?: string }) {
  const words = useWords(dashboard);
  const name = label ?? words.download();
  return (
    <PopoverPanel
      label={name}
      opener={(popover) => (
        <Button variant="ghost" size="compact" {...popover}>
          <Icon of={Download} /> {name}
        </Button>
      )}
    >
      <TableFormats ask={ask} />
    </PopoverPanel>
  );
}
