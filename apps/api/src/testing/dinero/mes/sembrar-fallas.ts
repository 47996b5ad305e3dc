import { sumarDias } from '@colega/domain/fechas';
import {
  type ArchivoDelMes,
  type Centavos,
  type EsperaDelMes,
  type FallaDeRenglon,
  type FallaPedida,
  type OrigenDelMes,
  PARTE_CON_FALLA,
  type PropiaDelRenglon,
  type RenglonDelMes,
} from './mes-escrito.ts';
import type { PlumaDelMes } from './pluma.ts';
import { comisionAcordada } from './renglones-de-cobradores.ts';

const POR_ORIGEN: Readonly<Record<OrigenDelMes, readonly FallaDeRenglon[]>> = {
  siro: ['renglon_repetido', 'otro_importe', 'otra_fecha', 'cupon_desconocido', 'otro_numero', 'otro_cupon'],
  redLink: ['renglon_repetido', 'otro_importe', 'otra_fecha', 'cupon_desconocido'],
  provincia: ['renglon_repetido', 'otro_importe', 'otra_fecha', 'otro_numero'],
};
/** The place of the first line of what it collected. */
export const PRIMERA_LINEA: Readonly<Record<OrigenDelMes, number>> = { siro: 1, redLink: 2, provincia: 4 };
/** A file is of the days of its lines: what is not in it is missed where another one says its day. */
const OTROS_DE_SU_DIA = 1;
const AJENAS = 98_000_000;

const ajena = (numero: string): number => AJENAS + Number(numero.slice(2));

type Diferencia = EsperaDelMes['alLeer'];
type Escrito = {
  pedida: Omit<FallaPedida, 'renglon' | 'clase'>;
  renglones: [RenglonDelMes, PropiaDelRenglon | null][];
  falta: Omit<PropiaDelRenglon, 'porque'> | null;
};
const igual = (porque: string, alLeer: Diferencia, alFinal = alLeer): PropiaDelRenglon => ({ porque, alLeer, alFinal });

/** Whoever writes what it keeps of each one writes it of this amount. */
const conImporte = ({ comision }: RenglonDelMes, importe: Centavos) => ({
  importe,
  comision: comision > 0 ? comisionAcordada('redLink', importe) : 0,
});

const escribirMal = (
  renglon: RenglonDelMes,
  falla: FallaDeRenglon,
  origen: OrigenDelMes,
  { numero, importes }: PlumaDelMes,
): Escrito => {
  const uno = (escrito: Partial<RenglonDelMes>, diferencia: Diferencia, pedida: Escrito['pedida'] = {}): Escrito => ({
    pedida,
    renglones: [[{ ...renglon, ...escrito }, igual(falla, diferencia)]],
    falta: null,
  });
  const demas = (otro: Partial<RenglonDelMes>, espera: PropiaDelRenglon, pedida: Escrito['pedida'] = {}): Escrito => ({
    pedida,
    renglones: [
      [renglon, null],
      [{ ...renglon, ...otro }, espera],
    ],
    falta: null,
  });
  const distinto = numero(66);
  switch (falla) {
    case 'renglon_que_falta':
      return { pedida: {}, renglones: [], falta: { alLeer: 'falta_alla', alFinal: 'falta_alla' } };
    case 'renglon_repetido':
      return demas({ repite: true, propio: 0 }, igual(falla, 'dos_veces'));
    case 'otro_importe':
      return uno(conImporte(renglon, renglon.importe + 1), 'otro_importe');
    case 'otra_fecha':
      return uno({ dia: sumarDias(renglon.dia, -1) }, 'otra_fecha');
    case 'cupon_desconocido': {
      const ajeno = { numero: distinto, boletaAjena: ajena(distinto), cupones: [] };
      const suyo = conImporte(renglon, importes(100_000, 9_000_000));
      // What SIRO lists is entered, to nobody; what only Link says is asked to it, which had put no money for it.
      const propio = origen === 'siro' ? suyo.importe : 0;
      const pedida = { numero: distinto, boleta: ajena(distinto), importe: suyo.importe };
      return demas({ ...ajeno, ...suyo, propio }, igual(falla, 'falta_aca', null), pedida);
    }
    case 'otro_numero': {
      // Where its coupon is named, it is that payment; a bank names none, and somebody says that it is.
      if (origen !== 'provincia') return uno({ numero: distinto }, null, { numero: distinto });
      const confirmado = { alLeer: 'falta_alla', alFinal: null } as const;
      const escrito = { ...renglon, numero: distinto };
      const pedida = { numero: distinto };
      return { pedida, renglones: [[escrito, igual(falla, 'falta_aca', null)]], falta: confirmado };
    }
    case 'otro_cupon':
      return uno({ boletaAjena: ajena(distinto) }, 'otro_cupon', { boleta: ajena(distinto) });
  }
};

export type LimpioDelMes = { origen: OrigenDelMes; dia: number; renglones: RenglonDelMes[] };

/** Each kind at 2 % of the lines that may have it, one at least; none has two. */
const repartirFallas = (pluma: PlumaDelMes, origen: OrigenDelMes, archivos: readonly LimpioDelMes[]) => {
  const { azar } = pluma;
  const fallas = new Map<RenglonDelMes, FallaDeRenglon>();
  const intactos = new Set<RenglonDelMes>();
  const sanos = (renglones: readonly RenglonDelMes[]) =>
    renglones.filter((uno) => uno.propia === null && !fallas.has(uno) && !intactos.has(uno));
  const deCada = archivos.map(({ renglones }) => renglones);
  const todos = sanos(deCada.flat()).length;
  const porFalla = Math.max(1, Math.round(todos * PARTE_CON_FALLA));
  const enDias = deCada.filter((renglones) => renglones.length > OTROS_DE_SU_DIA && sanos(renglones).length > 1);
  for (let i = 0; i < porFalla && enDias.length > 0; i++) {
    const [falta, queda] = azar.partes(sanos(azar.unoDe(enDias)), 1);
    if (!falta || !queda) continue;
    fallas.set(falta, 'renglon_que_falta');
    intactos.add(queda);
  }
  for (const falla of POR_ORIGEN[origen])
    for (const renglon of azar.partes(sanos(deCada.flat()), porFalla / Math.max(1, sanos(deCada.flat()).length)))
      fallas.set(renglon, falla);
  return fallas;
};

/** The files as they are read, and of each line what is told of it. */
export const sembrarFallas = (
  pluma: PlumaDelMes,
  origen: OrigenDelMes,
  archivos: readonly LimpioDelMes[],
): ArchivoDelMes[] => {
  const fallas = repartirFallas(pluma, origen, archivos);
  return archivos.map(({ dia, renglones }) => {
    const nada = { pedidas: [], renglones: [], esperas: [], fallas: [] };
    const archivo: ArchivoDelMes = { origen, dia, limpios: renglones, ...nada };
    for (const renglon of renglones) {
      const falla = fallas.get(renglon);
      const bien: Escrito = { pedida: {}, renglones: [[renglon, renglon.propia]], falta: null };
      const escrito = falla === undefined ? bien : escribirMal(renglon, falla, origen, pluma);
      if (falla) archivo.pedidas.push({ renglon, clase: falla, ...escrito.pedida });
      for (const [uno, espera] of escrito.renglones) {
        const linea = PRIMERA_LINEA[origen] + archivo.renglones.length;
        archivo.renglones.push(uno);
        if (espera && espera.porque !== 'coincide') archivo.esperas.push({ donde: { linea }, ...espera });
      }
      const { falta } = escrito;
      if (falta && falla)
        // Of a line of several coupons, the first has its amount.
        for (const [i, cupon] of renglon.cupones.entries())
          archivo.esperas.push({ donde: { cupon, importe: i === 0 ? renglon.propio : 0 }, porque: falla, ...falta });
    }
    return archivo;
  });
};
