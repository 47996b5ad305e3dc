import { esFecha, type Fecha } from '../../fechas/fecha.ts';
import { Decimal, type Importe, importe } from '../../importes/decimal.ts';
import { exito, fracaso, type Resultado } from '../../resultado/resultado.ts';
import type { MedioDePago } from '../cupones/medios.ts';
import { diaDeOcho, type ProblemaDeRendicion, type RenglonLeido } from './renglon.ts';

/** S-235: the place of each datum in a line of Banco Roela's list of collections (docs/reference/outside-world.md#siro). */
const LUGARES_DE_SIRO = {
  dia: [0, 8],
  acreditacion: [8, 16],
  importe: [24, 35],
  usuario: [35, 43],
  canal: [123, 126],
  externo: [226, 236],
} as const;
const LARGO_DE_SIRO = 236;

const CANALES_DE_CODIGO: readonly string[] = ['LK', 'PC'];
const DE_LA_PAGINA = /^BP/;

const medioDe = (canal: string): MedioDePago => {
  if (DE_LA_PAGINA.test(canal)) return 'online';
  return CANALES_DE_CODIGO.includes(canal) ? 'redLink' : 'codigo_barra';
};

type Cortado = { [dato in keyof typeof LUGARES_DE_SIRO]: string };

const cortar = (texto: string): Cortado => {
  const de = ([desde, hasta]: readonly [number, number]): string => texto.slice(desde, hasta);
  const { dia, acreditacion, importe: centavos, usuario, canal, externo } = LUGARES_DE_SIRO;
  return {
    ...{ dia: de(dia), acreditacion: de(acreditacion), importe: de(centavos) },
    ...{ usuario: de(usuario), canal: de(canal).trim(), externo: de(externo) },
  };
};

const deDigitos = (texto: string, largo: number): boolean => new RegExp(`^\\d{${largo}}$`).test(texto);

type CobroDeSiro = {
  medio: MedioDePago;
  externo: string;
  numero_boleta: string;
  importe: Importe;
  dia: Fecha;
  acreditacion: Fecha | null;
};

const CODIGOS = {
  dia: 'renglon_sin_dia',
  importe: 'renglon_sin_importe',
  usuario: 'renglon_sin_cupon',
  externo: 'renglon_sin_numero',
} as const;
type QueLeFalta = (typeof CODIGOS)[keyof typeof CODIGOS] | 'renglon_de_otro_largo';

/** Longer ones are read too: what comes after is of nobody's interest. */
export const leerRenglonDeSiro = (texto: string): Resultado<CobroDeSiro, QueLeFalta> => {
  if (texto.length < LARGO_DE_SIRO) return fracaso('renglon_de_otro_largo');
  const { dia, acreditacion, importe: centavos, usuario, canal, externo } = cortar(texto);
  if (!deDigitos(dia, 8) || !esFecha(diaDeOcho(dia))) return fracaso(CODIGOS.dia);
  if (!deDigitos(centavos, 11)) return fracaso(CODIGOS.importe);
  if (!deDigitos(usuario, 8)) return fracaso(CODIGOS.usuario);
  if (!deDigitos(externo, 10) || Number(externo) === 0) return fracaso(CODIGOS.externo);
  const cuando = diaDeOcho(acreditacion);
  return exito({
    ...{ medio: medioDe(canal), externo, numero_boleta: String(Number(usuario)), dia: diaDeOcho(dia) },
    importe: importe(new Decimal(centavos).div(100)),
    acreditacion: esFecha(cuando) ? cuando : null,
  });
};

type Leidos = Resultado<RenglonLeido[], ProblemaDeRendicion[]>;

/** The file that Banco Roela's page gives of what was collected: the lines of its list, with neither heading nor foot. */
export const leerRendicionDeSiro = (texto: string): Leidos => {
  const problemas: ProblemaDeRendicion[] = [];
  const renglones: RenglonLeido[] = [];
  const lineas = texto.split(/\r?\n/);
  for (const [i, linea] of lineas.entries()) {
    if (linea.trim() === '') continue;
    const leido = leerRenglonDeSiro(linea);
    const donde = { linea: i + 1 };
    if (!leido.ok) {
      const largo = { largo: linea.length, esperado: LARGO_DE_SIRO };
      problemas.push({
        codigo: leido.problema,
        datos: leido.problema === 'renglon_de_otro_largo' ? { ...donde, ...largo } : donde,
      });
      continue;
    }
    renglones.push({ ...donde, ...leido.valor, tipo: 'cobro', comision: '0.00', detalle: '', deposita: null });
  }
  if (problemas.length > 0) return fracaso(problemas);
  return renglones.length === 0 ? fracaso([{ codigo: 'rendicion_vacia' }]) : exito(renglones);
};
