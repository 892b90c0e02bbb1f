import styled from 'styled-components';
import { Alert } from '../../../ui/alert';
import { SelectField } from '../../../ui/field';
import { Segments } from '../../../ui/segments';
import { imports as book } from '../../../words/imports.gen';
import { useWords } from '../../../words/use-words';
import { changeImport, type ImportChange, showImport } from './import-calls';
import { caseOf, importKinds, type ImportDetails, type ImportField, type ImportKind } from './models';
import { PhoneCountryField } from './phone-country-field';
import { SampleRows } from './sample-rows';
import { useImportAction } from './use-import-action';

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  gap: var(--s-4);
  width: 100%;
`;
const Question = styled.div`
  display: grid;
  gap: var(--s-2);
  justify-items: start;
`;

/** The kind of a list, and in which column each field is. Each choice is saved at once. */
export function ImportMapping({ list }: { list: ImportDetails }) {
  const words = useWords(book);
  const { act, failure } = useImportAction();
  const change = (body: ImportChange) => act(() => changeImport(list._id, body));
  const mapTo = (field: ImportField, column: number | null) =>
    act(async () => {
      // A choice before this one may just have been saved.
      const { mapping } = await showImport(list._id);
      await changeImport(list._id, {
        mapping: mapping.flatMap((mapped) => {
          const place = mapped.field === field ? column : mapped.column;
          return place === null ? [] : [{ field: mapped.field, column: place }];
        }),
      });
    });

  return (
    <>
      {failure && (
        <Alert tone="danger">
          <p>{failure}</p>
        </Alert>
      )}
      <SelectField
        label={words.thisListHas()}
        value={list.kind ?? ''}
        onChange={({ target }) => change({ kind: target.value as ImportKind })}
      >
        {list.kind === null && <option value="">{words.choose()}</option>}
        {importKinds.map((kind) => (
          <option key={kind} value={kind}>
            {words.kindName({ kind: caseOf(kind) })}
          </option>
        ))}
      </SelectField>
      {list.openDates > 0 && (
        <Question>
          <p>{words.dateQuestion({ count: list.openDates })}</p>
          <Segments
            label={words.dateQuestion({ count: list.openDates })}
            value={list.dateOrder}
            choices={[
              ['day-first', words.dayFirst()],
              ['month-first', words.monthFirst()],
            ]}
            onChoose={(dateOrder) => change({ dateOrder })}
          />
        </Question>
      )}
      {list.openPrices > 0 && (
        <Question>
          <p>{words.priceQuestion({ count: list.openPrices })}</p>
          <Segments
            label={words.priceQuestion({ count: list.openPrices })}
            value={list.decimalSign}
            choices={[
              ['comma', words.thousand()],
              ['point', words.oneAndAQuarter()],
            ]}
            onChoose={(decimalSign) => change({ decimalSign })}
          />
        </Question>
      )}
      {(list.kind === 'clients' || list.kind === 'visits') && (
        <PhoneCountryField value={list.phoneCountry} onChange={(phoneCountry) => change({ phoneCountry })} />
      )}
      {list.can.rehearse && (
        <Fields>
          {list.mapping.map(({ field, column }) => (
            <SelectField
              key={field}
              label={words.fieldName({ field })}
              value={column === null ? '' : String(column)}
              onChange={({ target }) => mapTo(field, target.value === '' ? null : Number(target.value))}
            >
              <option value="">{words.notInList()}</option>
              {list.headings.map((heading, place) => (
                <option key={place} value={String(place)}>
                  {heading || words.columnNumber({ number: place + 1 })}
                </option>
              ))}
            </SelectField>
          ))}
        </Fields>
      )}
      <SampleRows caption={words.firstRows()} headings={list.headings} rows={list.sample} />
    </>
  );
}
