import { Text } from '@mantine/core';

type Props = {
  pagination: { total_items: number; current: number; pages: number };
  uno: string;
  varios: string;
};

export const ID_DE_LO_ENCONTRADO = 'encontrados';

export const cantidadDe = (total: number, uno: string, varios: string): string =>
  `${total} ${total === 1 ? uno : varios}`;

/** "36 cupones, página 1 de 4" is read aloud when it changes. */
export const CuantosHay = ({ pagination: { total_items, current, pages }, uno, varios }: Props) => (
  <Text id={ID_DE_LO_ENCONTRADO} tabIndex={-1} role="status" c="dimmed">
    {cantidadDe(total_items, uno, varios)}
    {pages > 1 && `, página ${current} de ${pages}`}
  </Text>
);
