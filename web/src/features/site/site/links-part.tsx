import { Plus, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import type { Salon } from '../../../api/models';
import { useFormValue } from '../../../api/use-form-value';
import { useSettingsForm } from '../../../api/use-settings-form';
import { Button, IconButton } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Field, SelectField } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { Icon } from '../../../ui/icon';
import { Stack } from '../../../ui/layout';
import { below } from '../../../ui/media';
import { ReorderButtons, ReorderStatus, useReorder } from '../../../ui/reorder';
import { SaveBar } from '../../../ui/save-bar';
import { toast } from '../../../ui/toast';
import { adds, removes, useFocusAfterRemoval } from '../../../ui/use-focus-after-removal';
import { siteDesk as book } from '../../../words/site-desk.gen';
import type { SiteDeskWords } from '../../../words/types.gen';
import { useWords } from '../../../words/use-words';
import { useSiteActions } from './mutations';

export type SocialDraft = Pick<Salon, 'socials' | 'whatsapp'>;
type Link = Salon['socials'][number];
type Network = Link['network'];

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 180px) minmax(0, 1fr) auto;
  align-items: start;
  gap: var(--s-3);

  @media ${below('md')} {
    grid-template-columns: minmax(0, 1fr);
    padding-bottom: var(--s-4);
    border-bottom: 1px solid var(--border);
  }
`;
const Actions = styled.div`
  display: flex;
  padding-top: 28px;

  @media ${below('md')} {
    padding-top: 0;
  }
`;

const networks: Readonly<Record<Network, readonly [name: string, beginning: string]>> = {
  instagram: ['Instagram', 'https://www.instagram.com/'],
  facebook: ['Facebook', 'https://www.facebook.com/'],
  pinterest: ['Pinterest', 'https://www.pinterest.com/'],
  tiktok: ['TikTok', 'https://www.tiktok.com/@'],
  youtube: ['YouTube', 'https://www.youtube.com/@'],
  x: ['X', 'https://x.com/'],
};
const all = Object.keys(networks) as Network[];

const isAddress = (url: string) => /^https:\/\/[^\s/@]+\.[^\s/@]+(\/\S*)?$/.test(url.trim());

/** With a country code, since a chat begins from any country. */
const isInternational = (phone: string) => /^\+(?:[\s().\/-]*\d){7,15}$/.test(phone.trim());

const mistakesIn = (words: SiteDeskWords, { socials, whatsapp }: SocialDraft): Record<string, string> => ({
  ...(whatsapp.trim() !== '' && !isInternational(whatsapp) && { whatsapp: words.whatsappLike() }),
  ...Object.fromEntries(
    socials.flatMap(({ url }, index) =>
      isAddress(url) ? [] : [[`socials.${index}.url`, words.fullAddress()]],
    ),
  ),
});

/** The salon's number on WhatsApp, and its social links, shown in this order at the bottom of every page. */
export function LinksPart({
  salon: { socials, whatsapp },
  draft,
  onDraft,
}: {
  salon: Salon;
  /** Unsaved changes; null if everything is saved. */
  draft: SocialDraft | null;
  onDraft: (draft: SocialDraft | null) => void;
}) {
  const words = useWords(book);
  const { changeSalon } = useSiteActions();
  const { container, onRemoved } = useFocusAfterRemoval<HTMLElement>();
  const form = useSettingsForm<SocialDraft>({
    saved: { socials, whatsapp },
    send: async (typed) => {
      const trimmed = typed.socials.map(({ network, url }) => ({ network, url: url.trim() }));
      await changeSalon({ socials: trimmed, whatsapp: typed.whatsapp.trim() });
      toast.success(words.saved());
    },
    check: (typed) => mistakesIn(words, typed),
    draft,
    onDraft,
  });
  const { value: links, onChange: change } = useFormValue(form, 'socials');
  const { value: number, onChange: changeNumber } = useFormValue(form, 'whatsapp');
  const put = (index: number, part: Partial<Link>) =>
    change(links.map((link, at) => (at === index ? { ...link, ...part } : link)));
  const unused = all.filter((network) => !links.some((link) => link.network === network));
  const [next] = unused;
  const ordered = (names: readonly string[]) =>
    names.flatMap((name) => links.find(({ network }) => network === name) ?? []);
  const reorder = useReorder(
    links.map(({ network }) => network),
    (names) => change(ordered(names)),
  );
  const inOrder = ordered(reorder.ids);

  return (
    <Form form={form}>
      <Card ref={container} as="section" aria-labelledby="site-links">
        <h2 id="site-links">{words.socialLinks()}</h2>
        <Field
          label={words.whatsappNumber()}
          hint={words.whatsappHint()}
          type="tel"
          dir="ltr"
          maxLength={40}
          value={number}
          error={form.errorOf('whatsapp')}
          onChange={(event) => changeNumber(event.target.value)}
        />
        <ReorderStatus
          reorder={reorder}
          nameOf={(id) =>
            links.filter(({ network }) => network === id).map(({ network }) => networks[network][0])[0] ?? ''
          }
        />
        {links.length === 0 && <p>{words.noLinks()}</p>}
        {links.length > 0 && (
          <Stack as="ol">
            {inOrder.map(({ network, url }, index) => {
              const [name] = networks[network];
              return (
                <Row key={network} data-key={network}>
                  <SelectField
                    label={words.network()}
                    value={network}
                    onChange={({ target }) => {
                      const chosen = unused.find((each) => each === target.value);
                      if (chosen) put(index, { network: chosen });
                    }}
                  >
                    {all
                      .filter((each) => each === network || unused.includes(each))
                      .map((each) => (
                        <option key={each} value={each}>
                          {networks[each][0]}
                        </option>
                      ))}
                  </SelectField>
                  <Field
                    label={words.addressOn({ name })}
                    type="url"
                    dir="ltr"
                    maxLength={300}
                    value={url}
                    error={form.errorOf(`socials.${index}.url`)}
                    aria-required
                    onChange={(event) => put(index, { url: event.target.value })}
                  />
                  <Actions>
                    <ReorderButtons reorder={reorder} id={network} name={name} />
                    <IconButton
                      {...removes}
                      label={words.removeThat({ name })}
                      onClick={() => {
                        onRemoved(index);
                        change(links.filter((_, at) => at !== index));
                      }}
                    >
                      <Icon of={Trash2} />
                    </IconButton>
                  </Actions>
                </Row>
              );
            })}
          </Stack>
        )}
        {next && (
          <div>
            <Button
              {...adds}
              variant="ghost"
              size="small"
              onClick={() => change([...links, { network: next, url: networks[next][1] }])}
            >
              <Icon of={Plus} /> {words.addLink()}
            </Button>
          </div>
        )}
        <SaveBar
          form={form}
          name={words.links()}
          unsaved={words.linksNotSaved()}
          wrong={words.checkAddress()}
        />
      </Card>
    </Form>
  );
}
