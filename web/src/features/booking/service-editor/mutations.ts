import { useSWRConfig } from 'swr';
import { answerOf, client } from '../../../api/client';
import { apiKey } from '../../../api/use-api';
import { type Stale, useRefresh } from '../../../api/use-refresh';
import type { WordsChange } from '../../../lib/language-drafts';
import type { Category, Offer, ServiceEntry } from '../services/models';
import type { OffersBody, ServiceBody } from './service-draft';

/** Everything that shows services: the site, the desk's list, offers, availability, and the picture library. */
const shown = [
  '/services',
  '/services/all',
  '/service-categories',
  '/staff/**',
  '/portfolio/**',
  '/availability/**',
  '/media',
] as const satisfies readonly Stale[];

/** Actions on services and their categories. */
export function useServiceActions() {
  const { mutate } = useSWRConfig();
  const refresh = useRefresh();
  const readAgain = () => refresh(...shown);
  const takeCategories = async (categories: Category[]) => {
    await mutate(apiKey('/service-categories'), categories, { revalidate: false });
    void readAgain();
    return categories;
  };

  return {
    async addService(body: ServiceBody): Promise<ServiceEntry> {
      const entry = await answerOf(client.POST('/services', { body }));
      void readAgain();
      return entry;
    },

    async changeService(
      id: string,
      body: Partial<ServiceBody> & { version?: number },
    ): Promise<ServiceEntry> {
      const entry = await answerOf(client.PATCH('/services/{id}', { params: { path: { id } }, body }));
      void readAgain();
      return entry;
    },

    readOffers: (): Promise<Offer[]> => answerOf(client.GET('/staff/offers')),

    async arrangeOffers(serviceId: string, offers: OffersBody): Promise<void> {
      const call = client.PUT('/staff/offers/{serviceId}', {
        params: { path: { serviceId } },
        body: { offers },
      });
      await answerOf(call);
      await readAgain();
    },

    async arrangeServices(ids: string[]): Promise<void> {
      const entries = await answerOf(client.PUT('/services/order', { body: { ids } }));
      await mutate(apiKey('/services/all'), entries, { revalidate: false });
      void refresh('/services');
    },

    async deleteService(id: string): Promise<void> {
      await answerOf(client.DELETE('/services/{id}', { params: { path: { id } } }));
      // Awaited, so that the focus moves to a list without it.
      await readAgain();
    },

    readAgain,

    /** @param words texts in other languages */
    addCategory: async (title: string, words?: WordsChange<'title'>) =>
      takeCategories(
        await answerOf(client.POST('/service-categories', { body: { title, ...(words && { words }) } })),
      ),

    /** @param words texts in other languages */
    changeCategory: async (
      id: string,
      title: string,
      colour: Category['colour'],
      words?: WordsChange<'title'>,
    ) =>
      takeCategories(
        await answerOf(
          client.PATCH('/service-categories/{id}', {
            params: { path: { id } },
            body: { title, colour, ...(words && { words }) },
          }),
        ),
      ),

    arrangeCategories: async (ids: string[]) =>
      takeCategories(await answerOf(client.PUT('/service-categories/order', { body: { ids } }))),

    deleteCategory: async (id: string) =>
      takeCategories(await answerOf(client.DELETE('/service-categories/{id}', { params: { path: { id } } }))),
  };
}
