import type { Fecha } from '../../fechas/fecha.ts';
import type { ListasEnVigor } from './en-vigor.ts';
import { versionVigente } from './versiones.ts';

/** What was agreed with a collector, from a day on. */
export type CondicionDeCobrador = {
  vigente_desde: Fecha;
  /** The part of each payment that it keeps; null where nothing was agreed. */
  tasa: string | null;
  dias_habiles: number;
  tolerancia: number;
  se_usa: boolean;
  /** Nobody has said by what norm. */
  de_referencia: boolean;
};

/** Oldest first. */
export const condicionesDe = ({ versiones }: Pick<ListasEnVigor, 'versiones'>, clave: string): CondicionDeCobrador[] =>
  versiones
    .filter(({ lista }) => lista === 'cobradores')
    .flatMap(({ vigente_desde, filas }) =>
      filas
        .filter(({ cobrador }) => cobrador === clave)
        .map(({ tasa = '', dias_habiles = '', tolerancia, se_usa, norma = '' }) => ({
          ...{ vigente_desde, tasa: tasa === '' ? null : tasa, dias_habiles: Number(dias_habiles) },
          ...{ tolerancia: Number(tolerancia), se_usa: se_usa !== 'no', de_referencia: norma === '' },
        })),
    )
    .sort((una, otra) => una.vigente_desde.localeCompare(otra.vigente_desde));

/** That of a day; before the first one, as that one says. Throws when there is none, which is a fault of the first load. */
export const condicionVigente = (condiciones: readonly CondicionDeCobrador[], dia: Fecha): CondicionDeCobrador => {
  const vigente = versionVigente(condiciones, dia) ?? condiciones[0];
  if (!vigente) throw new Error('La lista de cobradores no dice qué se acordó');
  return vigente;
};

/** Since when it says the same of that as on that day. */
const comienzoDe = (condiciones: readonly CondicionDeCobrador[], dia: Fecha, que: 'tasa' | 'se_usa'): Fecha => {
  const vigente = condicionVigente(condiciones, dia);
  const anteriores = condiciones.filter((una) => una.vigente_desde < vigente.vigente_desde).reverse();
  const otra = anteriores.findIndex((una) => una[que] !== vigente[que]);
  const iguales = otra < 0 ? anteriores : anteriores.slice(0, otra);
  return iguales.at(-1)?.vigente_desde ?? vigente.vigente_desde;
};

/** Since when it keeps what it keeps that day. */
export const comienzoDeLaTasa = (condiciones: readonly CondicionDeCobrador[], dia: Fecha): Fecha =>
  comienzoDe(condiciones, dia, 'tasa');

/** Since when the college works with it no more; null while it does. */
export const comienzoDeNoUsarse = (condiciones: readonly CondicionDeCobrador[], dia: Fecha): Fecha | null =>
  condicionVigente(condiciones, dia).se_usa ? null : comienzoDe(condiciones, dia, 'se_usa');

/** Those of some day of between those two, oldest first; what is said to begin later is not among them. */
export const condicionesEntre = (
  condiciones: readonly CondicionDeCobrador[],
  desde: Fecha,
  hasta: Fecha,
): CondicionDeCobrador[] => {
  const primera = condicionVigente(condiciones, desde);
  const siguientes = condiciones.filter(
    (una) => una.vigente_desde > primera.vigente_desde && una.vigente_desde <= hasta,
  );
  return [primera, ...siguientes];
};
