import { formatFecha } from '../fechas/fecha.ts';
import { Decimal } from '../importes/decimal.ts';
import { formatNumero } from '../importes/formato.ts';
import { pesos } from './paso.ts';
import type { Resolucion } from './resolucion.ts';

export const compararResoluciones = (anterior: Resolucion, nueva: Resolucion): string[] => [
  `${nueva.nombre} rige desde el ${formatFecha(nueva.vigente_desde)}, después de ${anterior.nombre}.`,
  ...enPesos('Unidad referencial', anterior.unidad_referencial, nueva.unidad_referencial),
  ...enPesos('Honorario mínimo por tarea', anterior.honorario_minimo, nueva.honorario_minimo),
  ...(anterior.factor_correccion === nueva.factor_correccion
    ? []
    : [`Factor de corrección: ${anterior.factor_correccion} → ${nueva.factor_correccion}`]),
  ...enTablas(anterior.tabla, nueva.tabla),
];

const enPesos = (nombre: string, antes: string, despues: string): string[] => {
  const [a, d] = [new Decimal(antes), new Decimal(despues)];
  if (a.eq(d)) return [`${nombre}: sigue en ${pesos(d)}`];
  const variacion = d.minus(a).div(a).times(100);
  const signo = variacion.isNegative() ? '' : '+';
  return [`${nombre}: ${pesos(a)} → ${pesos(d)} (${signo}${formatNumero(variacion)} %)`];
};

const hojas = (valor: unknown, ruta: string): [string, string][] => {
  if (typeof valor !== 'object' || valor === null) return [[ruta, String(valor ?? 'sin tope')]];
  return Object.entries(valor).flatMap(([clave, v]) => hojas(v, ruta === '' ? clave : `${ruta} › ${clave}`));
};

const SIN_CIFRAS = new Set(['clave', 'descripcion']);

const enTablas = (anterior: unknown, nueva: unknown): string[] => {
  const [antes, despues] = [new Map(hojas(anterior, '')), new Map(hojas(nueva, ''))];
  const rutas = [...new Set([...antes.keys(), ...despues.keys()])].filter((ruta) => !SIN_CIFRAS.has(ruta));
  return rutas.flatMap((ruta) => {
    const [a, d] = [antes.get(ruta), despues.get(ruta)];
    if (a === d) return [];
    if (a === undefined) return [`Se agrega ${ruta}: ${d}`];
    return [d === undefined ? `Se quita ${ruta} (era ${a})` : `${ruta}: ${a} → ${d}`];
  });
};
