import { esFecha } from '../../fechas/fecha.ts';
import { Decimal, type Importe, importe, sumar } from '../../importes/decimal.ts';
import { exito, fracaso, type Resultado } from '../../resultado/resultado.ts';
import { type CodigoDeRendicion, diaDeOcho, type ProblemaDeRendicion, type RenglonLeido } from './renglon.ts';

/** S-961: the place of each datum in a line of Link Pagos' file of payments. A line begins with what it is. */
const LUGARES_DE_LINK = {
  deuda: [4, 12],
  usuario: [12, 31],
  dia: [31, 39],
  acreditacion: [39, 47],
  importe: [47, 59],
  comision: [59, 69],
  externo: [69, 79],
} as const;
const LARGOS: Readonly<Record<string, number>> = { '0': 12, '1': 79, '2': 79, '9': 35 };
const PIE = { cantidad: [1, 9], importe: [9, 23], comision: [23, 35] } as const;

const parte = (linea: string, [desde, hasta]: readonly [number, number]): string => linea.slice(desde, hasta);
const enPesos = (centavos: string): Importe => importe(new Decimal(centavos).div(100));
const sonDigitos = (texto: string): boolean => /^\d+$/.test(texto);

const faltaEn = (linea: string): CodigoDeRendicion | null => {
  const { deuda, dia, importe: centavos, comision, externo } = LUGARES_DE_LINK;
  if (!sonDigitos(parte(linea, dia)) || !esFecha(diaDeOcho(parte(linea, dia)))) return 'renglon_sin_dia';
  if (!sonDigitos(parte(linea, centavos)) || !sonDigitos(parte(linea, comision))) return 'renglon_sin_importe';
  if (!sonDigitos(parte(linea, deuda))) return 'renglon_sin_cupon';
  return sonDigitos(parte(linea, externo)) && Number(parte(linea, externo)) > 0 ? null : 'renglon_sin_numero';
};

const leerDetalle = (texto: string, linea: number): RenglonLeido => {
  const { deuda, dia, acreditacion, importe: centavos, comision, externo } = LUGARES_DE_LINK;
  const cuando = diaDeOcho(parte(texto, acreditacion));
  return {
    ...{ linea, tipo: texto.startsWith('2') ? 'reversa' : 'cobro', medio: 'redLink', externo: parte(texto, externo) },
    numero_boleta: String(Number(parte(texto, deuda))),
    ...{ importe: enPesos(parte(texto, centavos)), comision: enPesos(parte(texto, comision)) },
    ...{ dia: diaDeOcho(parte(texto, dia)), acreditacion: esFecha(cuando) ? cuando : null },
    ...{ detalle: '', deposita: null },
  };
};

type Abierta = { renglones: RenglonLeido[]; problemas: ProblemaDeRendicion[]; pie: string | null };

const leerLinea = (texto: string, linea: number, leido: Abierta): void => {
  const clase = texto.charAt(0);
  const esperado = LARGOS[clase];
  if (esperado === undefined) return void leido.problemas.push({ codigo: 'renglon_desconocido', datos: { linea } });
  if (texto.trimEnd().length < esperado) {
    const datos = { linea, largo: texto.trimEnd().length, esperado };
    return void leido.problemas.push({ codigo: 'renglon_de_otro_largo', datos });
  }
  if (clase === '9') leido.pie = texto;
  if (clase === '9' || clase === '0') return;
  const falta = faltaEn(texto);
  if (falta) leido.problemas.push({ codigo: falta, datos: { linea } });
  else leido.renglones.push(leerDetalle(texto, linea));
};

const noEsSuPie = (pie: string, renglones: readonly RenglonLeido[]): boolean => {
  const suma = (de: 'importe' | 'comision'): Importe => sumar(renglones.map((renglon) => renglon[de]));
  return (
    Number(parte(pie, PIE.cantidad)) !== renglones.length ||
    enPesos(parte(pie, PIE.importe)) !== suma('importe') ||
    enPesos(parte(pie, PIE.comision)) !== suma('comision')
  );
};

/** Its foot says how many lines there are and what they add up to: a file that lost its end is told from one that is whole. */
export const leerRendicionDeLink = (texto: string): Resultado<RenglonLeido[], ProblemaDeRendicion[]> => {
  const lineas = texto.split(/\r?\n/);
  const leido: Abierta = { renglones: [], problemas: [], pie: null };
  if (lineas.every((linea) => linea.trim() === '')) return fracaso([{ codigo: 'rendicion_vacia' }]);
  if (!lineas[0]?.startsWith('0')) return fracaso([{ codigo: 'rendicion_sin_encabezado' }]);
  for (const [i, linea] of lineas.entries()) if (linea.trim() !== '') leerLinea(linea, i + 1, leido);
  if (leido.problemas.length > 0) return fracaso(leido.problemas);
  if (leido.pie === null) return fracaso([{ codigo: 'rendicion_cortada' }]);
  if (noEsSuPie(leido.pie, leido.renglones)) return fracaso([{ codigo: 'rendicion_pie_distinto' }]);
  return exito(leido.renglones);
};
