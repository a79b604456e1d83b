import { useSite } from '../render/site-context.ts';
import { type Card, leadOf } from './card.ts';
import { Group } from './group.tsx';
import { Picture } from './picture.tsx';

function Client({ client }: { readonly client: Card }) {
  const lead = leadOf(useSite(), client);
  const { picture, title } = client;
  const logo =
    picture === null ? (
      <span data-place={title.place}>{title.text}</span>
    ) : (
      <Picture media={picture} sizes="12rem" alt={title.text} className="client-logo" />
    );
  return lead === null ? logo : <a href={lead}>{logo}</a>;
}

/** The clients' logos in one neutral tone. */
export function LogoWall({ title, clients }: { readonly title: string; readonly clients: readonly Card[] }) {
  if (clients.length === 0) return null;
  return (
    <Group title={title}>
      <ul className="logo-wall">
        {clients.map((client) => (
          <li key={client.id}>
            <Client client={client} />
          </li>
        ))}
      </ul>
    </Group>
  );
}
