import { firstPages } from '../lib/first-page';
import { useKeptChoice } from './use-kept-choice';

/** An admin's start page in this browser, and its setter. */
export const useFirstPage = () => useKeptChoice('desk-first-page', firstPages, 'diary');
