import type { BorradorDeLegajo, ContextoDeLegajo } from '@colega/asistentes/legajos';
import type { Observacion } from '@colega/contract/legajos';
import type { AlmacenEnPantalla } from '@colega/web-kit/form/wizard/almacen-en-pantalla.ts';
import { conRed } from '@colega/web-kit/lib/navegacion/con-red.ts';
import { lazy, Suspense } from 'react';
import type { Abierto, OrigenGuardado } from './abrir.ts';
import { observacionesAbiertas } from './campos-observados.ts';

// Most files have nothing observed.
const ObservacionesAbiertas = lazy(() => conRed(() => import('./observaciones-abiertas.tsx')));

type Props<B extends BorradorDeLegajo, C extends ContextoDeLegajo> = {
  almacen: AlmacenEnPantalla<B, C, Abierto>;
  origen: OrigenGuardado<B> | undefined;
  abierto: Abierto;
  paso: string;
  alIr: ((observacion: Observacion) => void) | null;
};

/** What the college observed of the file that is being corrected, while any of it is open. */
export const LoObservado = <B extends BorradorDeLegajo, C extends ContextoDeLegajo>({
  almacen: { despachar },
  origen,
  abierto: { legajo },
  paso,
  alIr,
}: Props<B, C>) => {
  /** The answer given here is all that changed, so what is typed goes on over it; anything else is compared. */
  const seguirSobreLaRespuesta = async (): Promise<void> => {
    // without an answer, the save finds out
    const nuevo = await origen?.releer().catch(() => null);
    if (!origen || !nuevo) return;
    const { version } = nuevo.legajo;
    if (version !== legajo.version + 1) return despachar({ tipo: 'encontrar', conflicto: nuevo });
    despachar({ tipo: 'cambiar', cambio: (b) => (b.origen ? { ...b, origen: { ...b.origen, version } } : b) });
    origen.adoptar(nuevo);
  };
  if (observacionesAbiertas(legajo.observaciones).length === 0) return null;
  return (
    <Suspense>
      <ObservacionesAbiertas legajo={legajo} paso={paso} alIr={alIr} alResponder={seguirSobreLaRespuesta} />
    </Suspense>
  );
};
