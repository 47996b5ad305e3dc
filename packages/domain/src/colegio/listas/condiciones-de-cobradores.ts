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

/** Since when it keeps what it keeps that day. */
export const comienzoDeLaTasa = (condiciones: readonly CondicionDeCobrador[], dia: Fecha): Fecha => {
  const vigente = condicionVigente(condiciones, dia);
  const anteriores = condiciones.filter((una) => una.vigente_desde < vigente.vigente_desde).reverse();
  const otra = anteriores.findIndex(({ tasa }) => tasa !== vigente.tasa);
  const iguales = otra < 0 ? anteriores : anteriores.slice(0, otra);
  return iguales.at(-1)?.vigente_desde ?? vigente.vigente_desde;
};
