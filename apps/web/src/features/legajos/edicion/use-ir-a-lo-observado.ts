import type { Observacion } from '@colega/contract/legajos';
import { irAlCampo } from '@colega/web-kit/ui/entradas/resumen-de-errores.tsx';
import { useEffect, useState } from 'react';
import type { Abierto } from './abrir.ts';
import type { DeLoGuardado } from './de-lo-guardado.ts';

type Destino = { paso: string; ruta: string | undefined };

/** One press leads from an observation to its field, in whichever step. An expansion has none of the fields that are observed. */
export const useIrALoObservado = (
  abierto: Abierto | null,
  destinoDe: DeLoGuardado['destinoDe'] | undefined,
  paso: string,
  abrirPaso: (paso: string) => void,
) => {
  const [destino, setDestino] = useState<Destino | null>(null);
  const llego = destino?.paso === paso;
  useEffect(() => {
    if (llego && destino.ruta) irAlCampo(destino.ruta);
  }, [llego, destino]);
  const detalle = abierto?.detalle;
  const irA = ({ campo }: Observacion): void => {
    const suyo = destinoDe?.(campo, detalle?.tipo_calculo ?? 'manual');
    if (suyo === undefined) return;
    setDestino(suyo);
    if (suyo.paso !== paso) abrirPaso(suyo.paso);
  };
  return {
    foco: llego ? destino.ruta : undefined,
    irA: detalle?.tipo_contrato === 'original' ? irA : null,
  };
};
