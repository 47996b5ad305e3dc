import type { Almacen } from '../almacen.ts';
import { comisionDe } from './comisiones.ts';
import { sumarDias } from './dias-habiles.ts';
import { LINEAS_ANTES } from './escribir-rendicion.ts';
import type { RenglonDelDia } from './lo-cobrado.ts';
import type { FallaAPedido, OrigenDeArchivo, RenglonDeAfuera } from './renglon-de-afuera.ts';

const DE_CUPON: readonly string[] = ['cupon_desconocido', 'otro_cupon'];

export const sePuedeEn = (origen: OrigenDeArchivo, clase: string): boolean =>
  origen !== 'banco' || (!DE_CUPON.includes(clase) && clase !== 'otra_comision');

/** Whoever writes what it keeps of each one writes it of this amount. */
const conImporte = (renglon: RenglonDeAfuera, importe: number): RenglonDeAfuera => {
  const comision = renglon.comision > 0 ? comisionDe('redLink', importe, renglon.dia) : 0;
  return { ...renglon, importe, comision };
};

const CUPON_AJENO = 98_000_000;
const NUMERO_AJENO = 66_000_000;

const escribirMal = (renglon: RenglonDeAfuera, { clase, con }: FallaAPedido): RenglonDeAfuera[] => {
  const cupon = con.cupon ?? String(CUPON_AJENO + (Number(renglon.cupon) % 1_000_000));
  const numero = con.numero ?? String(NUMERO_AJENO + (Number(renglon.numero) % 1_000_000));
  if (clase === 'renglon_que_falta') return [];
  if (clase === 'renglon_repetido') return [renglon, renglon];
  if (clase === 'otro_importe') return [conImporte(renglon, con.importe ?? renglon.importe + 1)];
  if (clase === 'otra_fecha') return [{ ...renglon, dia: sumarDias(renglon.dia, -1) }];
  if (clase === 'otro_numero') return [{ ...renglon, numero }];
  if (clase === 'otro_cupon') return [{ ...renglon, cupon }];
  return [renglon, { ...conImporte(renglon, con.importe ?? renglon.importe), numero, cupon }];
};

const AJENOS = 5;
const AJENA = 97_000_000;
/** Another college's: nobody here has those coupons, nor those amounts, odd by three centavos. */
const deOtroColegio = (dia: string): RenglonDeAfuera[] =>
  Array.from({ length: AJENOS }, (_, i) => {
    const cual = AJENOS * (Math.floor(Date.parse(dia) / 86_400_000) % 10_000) + i;
    const numero = String(AJENA + cual);
    const suyo = { dia, acreditacion: sumarDias(dia, 1), importe: 1_000_003 + 40 * cual, numero, cupon: numero };
    return { ...suyo, comision: 0, canal: 'PF', detalle: 'TRANSFERENCIA DE TERCEROS', reversa: false };
  });

const fallasDe = ({ estado }: Almacen, origen: OrigenDeArchivo, dia: string): FallaAPedido[] =>
  estado.fallas_de_rendicion.filter((una) => una.origen === origen && una.dia === dia);

/** The lines of a day, with what is wrong with each. */
export const sembrarEnRenglones = (
  almacen: Almacen,
  origen: OrigenDeArchivo,
  { dia, renglones }: { dia: string; renglones: readonly RenglonDelDia[] },
): RenglonDeAfuera[] => {
  const fallas = fallasDe(almacen, origen, dia);
  if (fallas.some(({ clase }) => clase === 'de_otro')) return deOtroColegio(dia);
  const escritos = renglones.flatMap(({ cual, renglon }) => {
    const falla = renglon.reversa ? undefined : fallas.find((una) => una.cual === cual);
    return falla ? escribirMal(renglon, falla) : [renglon];
  });
  const doble = fallas.some(({ clase }) => clase === 'otra_comision');
  return doble ? escritos.map((uno) => ({ ...uno, comision: uno.comision * 2 })) : escritos;
};

const estropear = (linea: string, origen: OrigenDeArchivo): string =>
  origen === 'siro' ? linea.slice(0, 90) : linea.replace(/\d{2}\/\d{2}\/\d{4}|\d{8}/, 'no se ve');

/** And the file that has them. One that is wrong a number of times is so once less. */
export const sembrarEnLineas = (
  almacen: Almacen,
  origen: OrigenDeArchivo,
  { dia, lineas }: { dia: string; lineas: readonly string[] },
): string[] => {
  const fallas = fallasDe(almacen, origen, dia);
  const ilegible = fallas.find(({ clase }) => clase === 'renglon_ilegible');
  const propias = lineas.length - LINEAS_ANTES[origen] - (origen === 'siro' ? 0 : 1);
  const cual = ilegible?.con.linea ?? LINEAS_ANTES[origen] + 1 + Math.floor(propias / 2);
  const escritas = lineas.map((linea, i) => (ilegible && i + 1 === cual ? estropear(linea, origen) : linea));
  const deMas = fallas.some(({ clase }) => clase === 'bajado_otra_vez') ? [''] : [];
  for (const falla of fallas) if (falla.veces !== null) falla.veces -= 1;
  almacen.estado.fallas_de_rendicion = almacen.estado.fallas_de_rendicion.filter(({ veces }) => veces !== 0);
  almacen.guardar();
  return [...escritas, ...deMas];
};
