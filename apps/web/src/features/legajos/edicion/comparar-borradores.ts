import { type BorradorDeLegajo, diferencias } from '@colega/asistentes/legajos';
import type { Diferencia } from '@colega/web-kit/form/wizard/definicion.ts';
import type { Abierto } from './abrir.ts';
import { NOMBRES, type NombresDelLegajo, textoDeDato } from './texto-de-dato.ts';

type Comparados = {
  guardado: BorradorDeLegajo;
  mio: BorradorDeLegajo;
  referencias: NombresDelLegajo;
  legajo: Abierto['legajo'] | null;
};

/** What two drafts of a file say differently, each in words. */
export const compararBorradores = ({ guardado, mio, referencias, legajo }: Comparados): Diferencia[] =>
  diferencias(mio, guardado).map((dato) => ({
    dato,
    nombre: NOMBRES[dato],
    guardado: textoDeDato(dato, guardado, referencias, legajo),
    mio: textoDeDato(dato, mio, referencias, legajo),
  }));
