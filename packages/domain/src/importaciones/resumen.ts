import { Decimal, type Importe, importe } from '../importes/index.ts';
import {
  ENTIDADES_A_IMPORTAR,
  ENTIDADES_CON_IMPORTE,
  type EntidadAImportar,
  type EntidadConImporte,
  type ResultadoDeFila,
} from './entidades.ts';
import type { DecisionDeFila } from './filas.ts';

export type CuentaDeFilas = { entidad: EntidadAImportar } & Record<ResultadoDeFila, number>;

/** To the centavo: what the rows that enter say, with those that were already in, and what those that are refused say. */
export type TotalDeImportes = { entra: Importe; rechazado: Importe };
export type ResumenDeImportacion = { cuentas: CuentaDeFilas[] } & Record<EntidadConImporte, TotalDeImportes>;

const sumarSi = (decisiones: readonly DecisionDeFila[], entidad: EntidadAImportar): TotalDeImportes => {
  let [entra, rechazado] = [new Decimal(0), new Decimal(0)];
  for (const { entidad: suya, resultado, valores } of decisiones) {
    if (suya !== entidad || !valores.importe) continue;
    if (resultado === 'rechaza') rechazado = rechazado.plus(valores.importe);
    else entra = entra.plus(valores.importe);
  }
  return { entra: importe(entra), rechazado: importe(rechazado) };
};

export const resumirDecisiones = (decisiones: readonly DecisionDeFila[]): ResumenDeImportacion => ({
  cuentas: ENTIDADES_A_IMPORTAR.flatMap((entidad) => {
    const suyas = decisiones.filter((una) => una.entidad === entidad);
    if (suyas.length === 0) return [];
    const cuantas = (resultado: ResultadoDeFila) => suyas.filter((una) => una.resultado === resultado).length;
    return [
      {
        entidad,
        crea: cuantas('crea'),
        cambia: cuantas('cambia'),
        igual: cuantas('igual'),
        rechaza: cuantas('rechaza'),
      },
    ];
  }),
  ...(Object.fromEntries(ENTIDADES_CON_IMPORTE.map((entidad) => [entidad, sumarSi(decisiones, entidad)])) as Record<
    EntidadConImporte,
    TotalDeImportes
  >),
});

/** Of the former files that enter; 0 when there is none. */
export const mayorNumeroDeLegajo = (decisiones: readonly DecisionDeFila[]): number =>
  decisiones.reduce(
    (mayor, { entidad, resultado, valores }) =>
      entidad === 'legajos' && resultado === 'crea' ? Math.max(mayor, Number(valores.numero)) : mayor,
    0,
  );

/** How many licences its sanctions suspend; null when it was rehearsed before they were counted, and some may be. */
export const contarSuspensiones = ({
  suspenden,
  cuentas,
}: Pick<ResumenDeImportacion, 'cuentas'> & { suspenden?: number | undefined }): number | null =>
  suspenden ?? (cuentas.some(({ entidad, crea }) => entidad === 'sanciones' && crea > 0) ? null : 0);

export type ControlesDeImportacion = Record<EntidadConImporte, Importe | null>;

/** What the clerk says that has to enter and does not, by sheet: empty when it closes. */
export const diferenciasConControles = (
  resumen: Pick<ResumenDeImportacion, EntidadConImporte>,
  controles: ControlesDeImportacion,
): { que: EntidadConImporte; difiere: Importe }[] =>
  ENTIDADES_CON_IMPORTE.flatMap((que) => {
    const control = controles[que];
    if (control === null) return [];
    const difiere = new Decimal(resumen[que].entra).minus(control);
    return difiere.isZero() ? [] : [{ que, difiere: importe(difiere) }];
  });
