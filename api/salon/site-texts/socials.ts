/** Social networks that have an icon on the site. */
export const socialNetworks = ['instagram', 'facebook', 'pinterest', 'tiktok', 'youtube', 'x'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

export interface SocialLink {
  network: SocialNetwork;
  url: string;
}
