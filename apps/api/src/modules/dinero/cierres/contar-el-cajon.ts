import type { ContadoEnElCajon } from '@colega/contract/dinero';
import { MEDIOS_DEL_CAJON, type MedioDelCajon } from '@colega/domain/dinero';
import { Decimal, formatImporte, type Importe, importe } from '@colega/domain/importes';
import type { Db } from '../../../db/conectar.ts';
import { errorHttp, invalido } from '../../../http/error-http.ts';
import { nombreDeMedio } from '../../referencias/datos/medios-de-pago.ts';
import { asentar, contrapartidaDe } from '../libro/asentar.repository.ts';
import { type FilaDeArqueo, findDiferenciasDeCierre } from './arqueos.repository.ts';
import type { CuentaCerrada } from './cierres.repository.ts';

/** What somebody counted of one thing of the drawer, with what they were shown that there had to be. */
export type LoContado = {
  medio: MedioDelCajon;
  contado: Importe;
  esperado?: Importe | undefined;
  motivo?: string | undefined;
};

const esDelCajon =
  (cual: MedioDelCajon) =>
  ({ medio, banco }: Pick<CuentaCerrada, 'medio' | 'banco'>): boolean =>
    medio === cual && banco === null;

export const sumarCajon = (
  cuentas: readonly Pick<CuentaCerrada, 'medio' | 'banco' | 'final'>[],
  medio: MedioDelCajon,
): Importe => cuentas.find(esDelCajon(medio))?.final ?? '0.00';

/** What there has to be of each thing. */
type LoQueHay = (medio: MedioDelCajon) => Importe;

const exigirTodos = (hayDe: LoQueHay, arqueo: readonly LoContado[]): void => {
  const medios = arqueo.map(({ medio }) => medio);
  const repetido = medios.findIndex((medio, i) => medios.indexOf(medio) !== i);
  if (repetido >= 0) throw invalido([{ codigo: 'arqueo_repetido', campo: `arqueo.${repetido}.medio` }]);
  const faltan = MEDIOS_DEL_CAJON.filter((medio) => !medios.includes(medio))
    .map((medio) => ({ medio, hay: hayDe(medio) }))
    .filter(({ hay }) => !new Decimal(hay).isZero());
  if (faltan.length === 0) return;
  throw invalido(
    faltan.map(({ medio, hay }) => ({
      ...({ codigo: 'arqueo_incompleto', campo: `arqueo.${medio}` } as const),
      datos: { nombre: nombreDeMedio(medio), hay: formatImporte(hay) },
    })),
  );
};

type Comparado = FilaDeArqueo & { esperado: Importe; diferencia: Importe };

/** What it is counted for says what to do when there is something else by now. */
type SiCambio = 'arqueo_cambiado' | 'caja_cambiada';

const compararUno = (hayDe: LoQueHay, uno: LoContado, i: number, siCambio: SiCambio): Comparado => {
  const { medio, contado, esperado: visto } = uno;
  const motivo = uno.motivo?.trim() ?? '';
  const hay = hayDe(medio);
  if (visto !== undefined && !new Decimal(visto).eq(hay))
    throw errorHttp(409, siCambio, { datos: { nombre: nombreDeMedio(medio), hay: formatImporte(hay) } });
  const diferencia = new Decimal(contado).minus(hay);
  if (diferencia.isZero()) return { medio, contado, motivo: null, esperado: hay, diferencia: '0.00' };
  if (motivo === '')
    throw invalido([
      {
        ...({ codigo: 'arqueo_sin_motivo', campo: `arqueo.${i}.motivo` } as const),
        datos: { diferencia: formatImporte(importe(diferencia)) },
      },
    ]);
  return { medio, contado, motivo, esperado: hay, diferencia: importe(diferencia) };
};

/** All that has something is counted, once, and each difference says why. Throws 409, 422. */
export const compararLoContado = (
  hayDe: LoQueHay,
  arqueo: readonly LoContado[],
  siCambio: SiCambio = 'arqueo_cambiado',
): Comparado[] => {
  exigirTodos(hayDe, arqueo);
  return arqueo.map((uno, i) => compararUno(hayDe, uno, i, siCambio));
};

const conLoContado = (cuenta: CuentaCerrada, { diferencia, contado }: Comparado): CuentaCerrada => ({
  ...cuenta,
  diferencia,
  final: contado,
});

/**
 * What was counted is what is left, and what is missing of it or is too much says why. Nothing counted leaves each account as its movements
 * say (S-1172). Throws 409, 422.
 */
export const contarElCajon = (
  cuentas: readonly CuentaCerrada[],
  arqueo: readonly LoContado[],
): { cuentas: CuentaCerrada[]; contados: FilaDeArqueo[] } => {
  if (arqueo.length === 0) return { cuentas: [...cuentas], contados: [] };
  const comparados = compararLoContado((medio) => sumarCajon(cuentas, medio), arqueo);
  const nuevas = comparados
    .filter(({ medio, contado }) => !cuentas.some(esDelCajon(medio)) && !new Decimal(contado).isZero())
    .map((uno): CuentaCerrada => {
      const vacia = { medio: uno.medio, banco: null, inicial: '0.00', entradas: '0.00', salidas: '0.00' };
      return conLoContado({ ...vacia, diferencia: '0.00', final: '0.00' }, uno);
    });
  const contadas = cuentas.map((cuenta) => {
    const suyo = comparados.find(({ medio }) => esDelCajon(medio)(cuenta));
    return suyo ? conLoContado(cuenta, suyo) : cuenta;
  });
  return {
    cuentas: [...contadas, ...nuevas],
    contados: comparados.map(({ medio, contado, motivo }) => ({ medio, contado, motivo })),
  };
};

/** What is missing is a loss of the college, and what there is too much of a gain, until somebody finds what it was. */
export const asentarArqueo = async (db: Db, cierre_id: number): Promise<void> => {
  for (const { medio, diferencia, cuando } of await findDiferenciasDeCierre(db, cierre_id))
    await asentar(db, {
      ...{ cuando, concepto: 'arqueo', persona_id: null, cierre_id },
      lineas: {
        recaudado: [{ medio, banco: null, importe: diferencia }],
        diferencias_de_caja: contrapartidaDe(diferencia),
      },
    });
};

export const nombrarContados = (
  cuentas: readonly Pick<CuentaCerrada, 'medio' | 'banco' | 'diferencia'>[],
  contados: readonly FilaDeArqueo[],
): ContadoEnElCajon[] =>
  MEDIOS_DEL_CAJON.flatMap((medio) => contados.filter((uno) => uno.medio === medio)).map(
    ({ medio, contado, motivo }) => {
      const diferencia = cuentas.find(esDelCajon(medio))?.diferencia ?? '0.00';
      const esperado = importe(new Decimal(contado).minus(diferencia));
      return { medio, nombre: nombreDeMedio(medio), esperado, contado, diferencia, motivo };
    },
  );
