import styled from 'styled-components';

/** Wider than the page: it scrolls on its own, also by keyboard. */
const Scroll = styled.div`
  width: 100%;
  max-height: 420px;
  overflow: auto;
  border: 1px solid var(--border);
  border-radius: var(--r-2);
  background: var(--surface);

  table {
    width: max-content;
    border-collapse: collapse;
    font-size: var(--t-meta);
  }
  caption {
    padding: var(--s-3);
    text-align: start;
    color: var(--text-2);
  }
  th,
  td {
    max-width: 260px;
    padding: var(--s-2) var(--s-3);
    border-top: 1px solid var(--border);
    text-align: start;
    vertical-align: top;
    overflow-wrap: break-word;
  }
  th {
    font-weight: 600;
  }
`;

/** Rows of a file as they are in it. */
export function SampleRows({
  caption,
  headings,
  rows,
}: {
  caption: string;
  headings: readonly string[];
  rows: readonly (readonly string[])[];
}) {
  return (
    // A scrolling area without controls has to be reachable by keyboard.
    <Scroll tabIndex={0} role="region" aria-label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {headings.map((heading, place) => (
              <th key={place} scope="col" dir="auto">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, number) => (
            <tr key={number}>
              {headings.map((_, place) => (
                <td key={place} dir="auto">
                  {cells[place]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
