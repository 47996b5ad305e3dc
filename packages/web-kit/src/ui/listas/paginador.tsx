import { ActionIcon, Group, Text } from '@mantine/core';
import { Icono, type NombreDeIcono } from '../signos/icono.tsx';

/** LAY-023: for lists that say no size of their own. */
export const TAMANIO_DE_PAGINA = 30;

type Props = {
  pagination: { total_items: number; current: number; pages: number };
  alCambiar: (pagina: number) => void;
  etiqueta?: string;
};

/** LAY-022, LAY-024. A single page draws nothing. */
export const Paginador = ({ pagination, alCambiar, etiqueta = 'Páginas' }: Props) => {
  const { current, pages, total_items } = pagination;
  if (pages <= 1) return null;
  const hayAnterior = current > 1;
  const haySiguiente = current < pages;
  const boton = (nombre: string, icono: NombreDeIcono, habilitado: boolean, pagina: number) => (
    // It is not `disabled`, so the button pressed to get to an end keeps the focus.
    <ActionIcon
      variant="default"
      aria-label={nombre}
      aria-disabled={!habilitado}
      {...(!habilitado && { 'data-disabled': true })}
      onClick={() => habilitado && alCambiar(pagina)}
    >
      <Icono nombre={icono} />
    </ActionIcon>
  );
  return (
    <Group component="nav" aria-label={etiqueta} justify="center" gap={4} wrap="nowrap" data-no-imprime>
      {boton('Primera página', 'primera', hayAnterior, 1)}
      {boton('Página anterior', 'izquierda', hayAnterior, current - 1)}
      <Text px={4} aria-current="page" ta="center">
        Página <strong>{current}</strong> de {pages}
        <Text span c="dimmed" size="sm" display="block">
          {total_items} en total
        </Text>
      </Text>
      {boton('Página siguiente', 'derecha', haySiguiente, current + 1)}
      {boton('Última página', 'ultima', haySiguiente, pages)}
    </Group>
  );
};
