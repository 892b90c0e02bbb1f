import { firstPages } from '../lib/first-page';
import { useKeptChoice } from './use-kept-choice';

/** What an admin begins with after log-in in this browser, and the way to another choice. */
export const useFirstPage = () => useKeptChoice('desk-first-page', firstPages, 'diary');
