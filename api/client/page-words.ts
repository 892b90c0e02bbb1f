import type { PortfolioItemView } from '../portfolio/portfolio-item.view.js';
import type { ReviewSummaryView, ReviewView } from '../reviews/review.view.js';
import type { SalonView, WindowView } from '../salon/salon.view.js';
import type { ServiceView } from '../services/service.view.js';
import type { StaffMemberView } from '../staff/staff-member.view.js';
import { type Html, markup } from './domain/html.js';
import { clock, DAYS } from './domain/opening-words.js';

const hours = (windows: WindowView[]): string =>
  windows.map(({ startsMinute, endsMinute }) => `${clock(startsMinute)}–${clock(endsMinute)}`).join(', ') ||
  'Closed';

const priceOf = ({ price, priceKind }: ServiceView, { currency }: SalonView): string => {
  const amount = price.toFixed(Number.isInteger(price) ? 0 : 2);
  return `${priceKind === 'from' ? 'from ' : ''}${currency.symbol}${amount}`;
};

export const servicesInWords = (services: ServiceView[], salon: SalonView): Html =>
  markup`<ul>
    ${services.map(
      (service) =>
        markup`<li>
          <h3>${service.title}</h3>
          <p>${priceOf(service, salon)} · ${service.durationMinutes} min</p>
          <p>${service.description}</p>
        </li>`,
    )}
  </ul>`;

export const teamInWords = (staff: StaffMemberView[]): Html =>
  markup`<ul>
    ${staff.map(
      ({ name, role, introduction }) =>
        markup`<li>
          <h3>${name}</h3>
          <p>${role}</p>
          <p>${introduction}</p>
        </li>`,
    )}
  </ul>`;

export const portfolioInWords = (items: PortfolioItemView[]): Html =>
  markup`<ul>
    ${items.map(({ title, description }) => markup`<li><h3>${title}</h3><p>${description}</p></li>`)}
  </ul>`;

export const reviewsInWords = (reviews: ReviewView[], { average, count }: ReviewSummaryView): Html =>
  markup`${average === null ? markup`` : markup`<p>${average.toFixed(1)} out of 5 from ${count} reviews</p>`}
  <ul>
    ${reviews.map(
      ({ text, name, stars, verified, service, answer }) =>
        markup`<li>
          <blockquote>${text}</blockquote>
          <p>${name}, ${stars} out of 5 stars${verified ? `, verified visit: ${service ?? ''}` : ''}</p>
          ${answer ? markup`<p>The salon’s answer: ${answer.text}</p>` : markup``}
        </li>`,
    )}
  </ul>`;

export const hoursInWords = ({ openingHours, specialDays }: SalonView): Html =>
  markup`<table>
    <caption>
      Opening hours
    </caption>
    ${DAYS.map(
      (day, index) =>
        markup`<tr>
          <th scope="row">${day}</th>
          <td>${hours(openingHours.filter(({ weekday }) => weekday === index + 1))}</td>
        </tr>`,
    )}${specialDays.map(
      ({ day, windows, reason }) =>
        markup`<tr>
          <th scope="row">${day} ${reason}</th>
          <td>${hours(windows)}</td>
        </tr>`,
    )}
  </table>`;

export const addressInWords = ({ name, address, phone, email }: SalonView): Html =>
  markup`<address>
    ${name}, ${address.street}, ${address.postalCode} ${address.city}, ${address.country}. ${phone} ${email}
  </address>`;
