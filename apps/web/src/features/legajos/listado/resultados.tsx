import type { LegajoDeLista } from '@colega/contract/legajos';
import { ListaDeTarjetas } from '@colega/web-kit/ui/listas/lista-de-tarjetas.tsx';
import { TarjetaDeLegajo } from './tarjeta-de-legajo.tsx';

/** LIS-010. */
export const filtrarConDetalles = (legajos: readonly LegajoDeLista[]): LegajoDeLista[] =>
  legajos.filter(({ detalles }) => detalles.length > 0);

type Props = {
  legajos: readonly LegajoDeLista[];
  recienGuardado: number | null;
  actualizando: boolean;
  puedeEjercer: boolean;
};

export const Resultados = ({ legajos, recienGuardado, actualizando, puedeEjercer }: Props) => (
  <ListaDeTarjetas actualizando={actualizando}>
    {legajos.map((legajo) => (
      <TarjetaDeLegajo
        key={legajo.id}
        legajo={legajo}
        recienGuardado={legajo.id === recienGuardado}
        puedeEjercer={puedeEjercer}
      />
    ))}
  </ListaDeTarjetas>
);
