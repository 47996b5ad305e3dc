import type { Campo } from '@colega/domain/formularios';
import { VisuallyHidden } from '@mantine/core';
import estilos from './etiqueta.module.css';

type Props = { campo: Pick<Campo, 'etiqueta' | 'unidad' | 'deLaPregunta'> };

/** The unit is drawn inside the input, where a screen reader does not find it. */
export const Etiqueta = ({ campo }: Props) => (
  <>
    <Nombre campo={campo} />
    {campo.unidad ? (
      <>
        {' '}
        <VisuallyHidden component="span">(en {campo.unidad})</VisuallyHidden>
      </>
    ) : null}
  </>
);

/** Beside its question, who sees needs not read that again; who listens does. */
const Nombre = ({ campo: { etiqueta, deLaPregunta } }: Props) => {
  const [pregunta, propio] = etiqueta.split(/(?<=: )/);
  if (!(deLaPregunta && propio)) return etiqueta;
  return (
    <>
      <VisuallyHidden component="span">{pregunta}</VisuallyHidden>
      <span className={estilos.propio}>{propio}</span>
    </>
  );
};
