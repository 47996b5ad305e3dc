import { idDe } from '@colega/web-kit/lib/navegacion/id-de.ts';
import { BotonEnlace } from '@colega/web-kit/ui/botones/boton-enlace.tsx';
import { ConTitulo } from '@colega/web-kit/ui/paginas/con-titulo.tsx';
import { Cara } from '@colega/web-kit/ui/signos/cara.tsx';
import { useParams } from 'react-router';
import { DIRECCIONES } from '../../lib/navegacion/direcciones.ts';

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
