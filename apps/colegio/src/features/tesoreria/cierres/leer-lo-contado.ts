import type { PorCerrar } from '@colega/contract/dinero';
import { Decimal, formatNumero, type Importe, importe, parseMonto, sumar } from '@colega/domain/importes';

type Escritos = Readonly<Record<string, string>>;
export type LoEscritoAlContar = {
  /** Whether the drawer is counted at all. */
  cuenta: boolean;
  contados: Escritos;
  motivos: Escritos;
};
type DelCajon = PorCerrar['cajon'][number];
/** What is counted against what there has to be of it. */
export type PorContar = Pick<DelCajon, 'medio' | 'nombre'> & { esperado: Importe };

type Contado = Pick<LoEscritoAlContar, 'contados' | 'motivos'>;
/** What the drawer has if what was handed in is right; nothing of what somebody has to count. */
const armarLoEntregado = (cajon: readonly DelCajon[]): Contado => {
  const enteros = cajon.flatMap(({ medio, entregado }) =>
    entregado === null || entregado.propuesta === null ? [] : [{ medio, ...entregado, propuesta: entregado.propuesta }],
  );
  const conMotivo = enteros.filter(({ diferencia }) => hayDiferencia(diferencia));
  return {
    contados: Object.fromEntries(enteros.map(({ medio, propuesta }) => [medio, formatNumero(propuesta)])),
    motivos: Object.fromEntries(conMotivo.map(({ medio, motivo }) => [medio, motivo ?? ''])),
  };
};

/**
 * What was handed in is what there is, unless whoever closes wrote something else: what nobody touched follows what is handed in meanwhile.
 * The reason goes with its amount.
 */
export const completarConLoEntregado = (cajon: readonly DelCajon[], { contados, motivos }: Contado): Contado => {
  const propuesto = armarLoEntregado(cajon);
  const escritos = Object.keys(contados);
  const sinTocar = Object.entries(propuesto.motivos).filter(([medio]) => !escritos.includes(medio));
  return {
    contados: { ...propuesto.contados, ...contados },
    motivos: { ...Object.fromEntries(sinTocar), ...motivos },
  };
};

/** What was written is kept, and what was only shown is not. */
export const dejarLoEscrito = (
  antes: LoEscritoAlContar,
  { mostrado, nuevo }: { mostrado: Contado; nuevo: LoEscritoAlContar },
): LoEscritoAlContar => {
  const escritos = (cual: keyof Contado): Escritos =>
    Object.fromEntries(
      Object.entries(nuevo[cual]).filter(([medio, texto]) => medio in antes[cual] || mostrado[cual][medio] !== texto),
    );
  return { cuenta: nuevo.cuenta, contados: escritos('contados'), motivos: escritos('motivos') };
};

/** Whether the drawer has by now something else than at the end of the day that is closed. */
export const seMovioDespues = (cajon: readonly DelCajon[]): boolean =>
  cajon.some(({ despues }) => !new Decimal(despues).isZero());

/** What there has to be of each thing: with an opening, that and what moved on the day. */
export const armarCajonEsperado = (
  cajon: readonly DelCajon[],
  apertura: readonly { medio: string; banco: string | null; importe: Importe }[],
): (DelCajon & { esperado: Importe })[] =>
  cajon.map((uno) => {
    const abre = apertura.filter(({ medio, banco }) => medio === uno.medio && banco === null);
    const conApertura = sumar([...abre.map((una) => una.importe), uno.del_dia]);
    return { ...uno, esperado: apertura.length > 0 ? conApertura : uno.hay };
  });

const estaVacio = (escrito: string | undefined): boolean => (escrito ?? '').trim() === '';

/** What is written of one, less what there has to be; null while it says no amount. */
export const diferenciaDe = (escrito: string | undefined, esperado: Importe): Importe | null => {
  const leido = parseMonto(escrito ?? '');
  return leido.ok ? importe(new Decimal(leido.valor).minus(esperado)) : null;
};

const hayDiferencia = (diferencia: Importe | null): boolean => diferencia !== null && !new Decimal(diferencia).isZero();

/** Of what nobody expects, nothing written is nothing counted. */
export const leerLoContado = (cajon: readonly PorContar[], { contados, motivos }: LoEscritoAlContar) => {
  const errores: Record<string, string> = {};
  const arqueo = cajon.flatMap(({ medio, esperado }) => {
    const vacio = estaVacio(contados[medio]);
    if (vacio && new Decimal(esperado).isZero()) return [{ medio, contado: '0.00', esperado }];
    const leido = parseMonto(contados[medio] ?? '');
    if (!leido.ok) {
      errores[`arqueo.${medio}`] = vacio ? 'Decí cuánto contaste: si no hay nada, 0.' : 'Escribí un importe.';
      return [];
    }
    const motivo = (motivos[medio] ?? '').trim();
    const distinto = hayDiferencia(diferenciaDe(contados[medio], esperado));
    if (distinto && motivo === '') errores[`motivo.${medio}`] = 'Decí por qué falta o sobra.';
    return [{ medio, contado: leido.valor, esperado, ...(distinto && { motivo }) }];
  });
  return { arqueo, errores };
};

/** So many of each note, and what the coins add up to. */
export const sumarBilletes = (cuantos: Escritos, monedas: string): Importe => {
  const leidas = parseMonto(monedas);
  const partes = Object.entries(cuantos).map(([valor, veces]) =>
    importe(new Decimal(valor).times(/^\d+$/.test(veces) ? veces : 0)),
  );
  return sumar([...partes, leidas.ok ? leidas.valor : '0.00']);
};
