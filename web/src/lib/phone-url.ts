/** The URL that dials a number, however it is written. */
export const phoneUrl = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** The URL that begins a chat on WhatsApp, with a number that has its country code. */
export const whatsAppUrl = (phone: string): string => `https://wa.me/${phone.replace(/\D/g, '')}`;
