import { Users } from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { Icon } from '../../../ui/icon';
import { family } from '../../../words/family.gen';
import { inSentence } from '../../../words/in-sentence';
import { useWords } from '../../../words/use-words';
import type { Client } from './models';

type Named = NonNullable<Client['lookedAfterBy']>;

/** Who looks after the client, or whom the client looks after, each with a link to their file. */
export function CarerLine({ client: { lookedAfterBy, people } }: { client: Client }) {
  const words = useWords(family);
  return (
    <li>
      <Icon of={Users} size={18} />
      <span>
        {lookedAfterBy
          ? inSentence(words.lookedAfterBy, { name: <FileLink client={lookedAfterBy} /> })
          : inSentence(words.looksAfter, {
              names: people.map((person, index) => (
                <Fragment key={person._id}>
                  {index > 0 && ' · '}
                  <FileLink client={person} />
                </Fragment>
              )),
            })}
      </span>
    </li>
  );
}

const FileLink = ({ client: { _id, name } }: { client: Named }) => (
  <Link to={paths.dashboardClient(_id)}>
    <bdi>{name}</bdi>
  </Link>
);
