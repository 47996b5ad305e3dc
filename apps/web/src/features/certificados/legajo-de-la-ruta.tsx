import { useParams } from 'react-router';
import { DIRECCIONES } from '../../lib/navegacion/direcciones.ts';
import { idDe } from '../../lib/navegacion/id-de.ts';
import { BotonEnlace } from '../../ui/boton-enlace.tsx';
import { Cara } from '../../ui/cara.tsx';
import { ConTitulo } from '../../ui/con-titulo.tsx';

/** The file that the address names, or 0. */
export const useLegajoDeLaRuta = (): number => idDe(useParams().id) ?? 0;

export const LegajoInexistente = ({ titulo }: { titulo: string }) => (
  <ConTitulo titulo={titulo}>
    <Cara
      icono="buscar"
      titulo="No encontramos este legajo"
      texto="Puede que haya sido eliminado o que la dirección no sea correcta."
      acciones={<BotonEnlace to={DIRECCIONES.legajos}>Ver mis legajos</BotonEnlace>}
    />
  </ConTitulo>
);
