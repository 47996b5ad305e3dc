import { tabla } from '../carga/cifras.ts';
import type { Gastado } from './manos.ts';

type Cuenta = Pick<Gastado, 'toques' | 'teclas'>;
export type Meta = Partial<Cuenta> & { segundos?: number };
export type Renglon = { nombre: string; ancho: number; antes?: Cuenta; meta?: Meta; gastado: Gastado };

const segundos = (ms: number): string => (ms / 1000).toFixed(1).replace('.', ',');
const deMeta = ({ toques, teclas, segundos: cuantos }: Meta): string =>
  [
    toques === undefined ? '' : `${toques} toques`,
    teclas === undefined ? '' : `${teclas} teclas`,
    cuantos === undefined ? '' : `${cuantos} s`,
  ]
    .filter(Boolean)
    .join(' y ');

export const cumple = ({ meta = {}, gastado }: Renglon): boolean =>
  gastado.toques <= (meta.toques ?? Number.POSITIVE_INFINITY) &&
  gastado.teclas <= (meta.teclas ?? Number.POSITIVE_INFINITY) &&
  gastado.ms <= (meta.segundos ?? Number.POSITIVE_INFINITY) * 1000;

/** Of each job what it took before and takes now, beside its goal when it has one. */
export const comoTablaDeTareas = (renglones: readonly Renglon[]): string =>
  tabla(
    ['', 'ancho', 'toques antes', 'ahora', 'teclas antes', 'ahora', 'páginas', 's máquina', 'meta', ''],
    renglones.map((uno) => [
      ...[uno.nombre, String(uno.ancho)],
      ...[String(uno.antes?.toques ?? '–'), String(uno.gastado.toques)],
      ...[String(uno.antes?.teclas ?? '–'), String(uno.gastado.teclas)],
      ...[String(uno.gastado.paginas), segundos(uno.gastado.ms)],
      ...(uno.meta ? [deMeta(uno.meta), cumple(uno) ? '✓' : '✗'] : ['', '']),
    ]),
  );
