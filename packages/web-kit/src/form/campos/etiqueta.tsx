import type { Campo } from '@colega/domain/formularios';
import { VisuallyHidden } from '@mantine/core';

/** The unit is drawn inside the input, where a screen reader does not find it. */
export const Etiqueta = ({ campo }: { campo: Pick<Campo, 'etiqueta' | 'unidad'> }) => (
  <>
    {campo.etiqueta}
    {campo.unidad ? (
      <>
        {' '}
        <VisuallyHidden component="span">(en {campo.unidad})</VisuallyHidden>
      </>
    ) : null}
  </>
);
